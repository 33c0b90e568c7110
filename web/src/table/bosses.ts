// Outsiders, who have fields but no seat: their places and their names.

import { has, keyOf, t } from "../i18n/index.svelte";
import type { Place } from "../wire";
import type { Session } from "./session.svelte";

export function outsiders(session: Session): Place[] {
  return (session.table?.places ?? []).filter((place) => place.grows && place.seat === null);
}

/** Their pile of coins. */
export function purseOf(session: Session): Place | undefined {
  return (session.table?.places ?? []).find((place) => place.seat === null && place.kind.endsWith("coins"));
}

/** What each of their coins counts; 1 while they have none. */
export function countsEach(session: Session): number {
  const purse = purseOf(session);
  return (session.state?.rival ?? 0) / ((purse && session.cards(purse.name).length) || 1) || 1;
}

/** The name of a boss in drawings and message keys. */
export function bossKey(place: Place): string {
  return place.kind.replace(/ field$/, "").toLowerCase();
}

export function bossName(place: Place): string {
  return bossNamed(place.kind.replace(/ field$/, ""));
}

/** The full name of a boss, from the short name that positions use. */
export function bossNamed(short: string): string {
  const key = keyOf("boss", short);
  return has(key) ? t(key) : short;
}
