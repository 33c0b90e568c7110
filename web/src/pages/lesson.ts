// The tutorial as a line to a table: what was played through the kernel beforehand answers, one step after the other.

import lesson from "../lesson.json";
import type { Line } from "../lib/socket";
import type { Session } from "../table/session.svelte";
import type { Action, Checked, Event, FromClient, Legal, State, Table, View } from "../wire";

interface Entry {
  seq: number;
  seat: number;
  events: Event[];
  places: View["places"];
  state: State;
  legal: Legal;
}

export interface Step {
  say: string;
  start: View | null;
  expects: Action | null;
  refusal: Checked | null;
  entries: Entry[];
}

export const { table, steps } = lesson as unknown as { table: Table; steps: Step[] };

const PAUSE = 900; // milliseconds between what others do

export class Teacher implements Line {
  constructor(
    readonly session: Session,
    /** What is answered to anything but the expected. */
    readonly notThat: () => string,
    readonly onStep: (step: number) => void,
  ) {}

  #at = 0;

  begin(at: number): void {
    this.#at = at;
    // Going back means going back to the beginning of a position.
    let first = at;
    while (first > 0 && !steps[first]!.start) first--;
    const { start } = steps[first]!;
    if (start) this.session.hear({ type: "snapshot", why: "start", by: null, view: start });
    for (let i = first; i < at; i++) for (const entry of steps[i]!.entries) this.session.fold(entry);
    this.#expect();
  }

  send(message: FromClient): void {
    const step = steps[this.#at]!;
    if (message.type === "check") {
      const right = same(message.action, step.expects);
      const refusal = right ? step.refusal : null;
      queueMicrotask(() => {
        if (refusal) this.session.hear({ ...refusal, ref: message.ref });
        else this.session.hear({ type: "checked", ref: message.ref, rule: null, reason: right ? null : this.notThat() });
      });
    } else if (message.type === "act") {
      if (same(message.action, step.expects) && !step.refusal) {
        this.session.hear({ type: "accepted", ref: message.ref, seq: 0 });
        this.next();
      } else {
        this.session.hear({ type: "fault", code: "not-allowed", reason: this.notThat(), ref: message.ref });
      }
    }
  }

  /** Let happen what this step brings, then go on to the next one. */
  next(): void {
    const { entries } = steps[this.#at]!;
    entries.forEach((entry, i) => setTimeout(() => this.session.fold(entry), i * PAUSE));
    setTimeout(() => {
      this.#at++;
      const { start } = steps[this.#at]!;
      if (start) setTimeout(() => this.begin(this.#at), PAUSE);
      else this.#expect();
    }, entries.length * PAUSE);
  }

  #expect(): void {
    const { expects, refusal } = steps[this.#at]!;
    const { session } = this;
    // Only what the box asks for lights up. A thing to be tried and refused must not look allowed.
    const actions = session.legal.actions.filter((action) => !refusal && same(action, expects));
    session.legal = { ...session.legal, actions };
    session.draft.clear();
    if (expects?.verb === "offer") session.draft.to = expects.to;
    this.onStep(this.#at);
  }

  renew(): void {}
  close(): void {}
}

function same(action: Action, expected: Action | null): boolean {
  return expected !== null && JSON.stringify(sorted(action)) === JSON.stringify(sorted(expected));
}

function sorted(action: Action): [string, unknown][] {
  return Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
