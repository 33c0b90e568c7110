// The events that are announced to the whole table.

import type { Key } from "../i18n/index.svelte";
import type { Session } from "./session.svelte";

export interface Call {
  title: Key;
  text: Key;
  left: number;
}

/** The announcements for an entry. `before` is how often the pile still had to run out before it. */
export function calls(session: Session, seq: number, before: number): Call[] {
  const { state } = session;
  if (!state || state.result) return [];
  const names = session.happened.filter(({ n }) => n === seq).map(({ event }) => event.name);
  const left = state.exhaustions_left;
  const found: Call[] = [];
  if (names.includes("reshuffled")) found.push({ title: left === 1 ? "call-last-pass" : "call-reshuffled", text: "exhaustions", left });
  if (left === 0 && before > 0) found.push({ title: "call-last-round", text: "call-last-round-text", left });
  if (names.includes("encore began") && !session.happened.some(({ n, event }) => n < seq && event.name === "encore began"))
    found.push({ title: "call-encore", text: "call-encore-text", left });
  return found;
}
