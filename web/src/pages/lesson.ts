// A lesson in place of a connection to a table: it answers step by step with moves that the kernel played in advance.

import type { Line } from "../lib/socket";
import type { Session } from "../table/session.svelte";
import type { Action, Checked, Event, FromClient, Legal, State, Table, View } from "../wire";
import type { LessonName } from "./lessons";

interface Entry {
  seq: number;
  seat: number;
  events: Event[];
  places: View["places"];
  state: State;
  legal: Legal;
}

interface Way {
  expects: Action;
  refusal: Checked | null;
  entries: Entry[];
  then: number;
}

export interface Step {
  say: string;
  number: number;
  start: View | null;
  ways: Way[];
  entries: Entry[];
  then: number;
}

export interface Lesson {
  table: Table;
  steps: Step[];
}

const files: Record<LessonName, () => Promise<{ default: unknown }>> = {
  boonanza: () => import("../lessons/boonanza.json"),
  "high-bohn": () => import("../lessons/high-bohn.json"),
  "al-cabohne": () => import("../lessons/al-cabohne.json"),
};

export async function load(name: LessonName): Promise<Lesson> {
  return (await files[name]()).default as Lesson;
}

const PAUSE = 900; // milliseconds between the moves of others

export class Teacher implements Line {
  #at = 0;
  #legal: Legal | null = null; // what the rules allow; the session only gets what the box asks for
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly lesson: Lesson,
    readonly session: Session,
    /** The answer to any action but the expected one. */
    readonly notThat: () => string,
    readonly onStep: (step: number) => void,
  ) {}

  begin(): void {
    this.close();
    this.#go(0);
  }

  send(message: FromClient): void {
    if (message.type === "check") {
      const way = this.#wayOf(message.action);
      queueMicrotask(() => {
        if (way?.refusal) this.session.hear({ ...way.refusal, ref: message.ref });
        else this.session.hear({ type: "checked", ref: message.ref, rule: null, reason: way ? null : this.notThat() });
      });
    } else if (message.type === "act") {
      const way = this.#wayOf(message.action);
      if (way && !way.refusal) {
        this.session.hear({ type: "accepted", ref: message.ref, seq: 0 });
        this.#play(way.entries, way.then);
      } else {
        this.session.hear({ type: "fault", code: "not-allowed", reason: this.notThat(), ref: message.ref });
      }
    }
  }

  /** Go to the next step: this one was read, or tried and refused. */
  next(): void {
    const { entries, then } = this.#step;
    this.#play(entries, then);
  }

  get #step(): Step {
    return this.lesson.steps[this.#at]!;
  }

  #wayOf(action: Action): Way | undefined {
    return this.#step.ways.find(({ expects }) => same(action, expects));
  }

  /** Play the entries of a step, then go to the next one. */
  #play(entries: Entry[], then: number): void {
    this.session.reads = false;
    entries.forEach((entry, i) => this.#later(() => this.#fold(entry), i * PAUSE));
    // Leave time to see the result before a new position replaces it.
    const seen = this.lesson.steps[then]?.start && entries.length > 0 ? PAUSE : 0;
    this.#later(() => this.#go(then), Math.max(0, entries.length - 1) * PAUSE + seen);
  }

  #fold(entry: Entry): void {
    this.#legal = entry.legal;
    // Nothing is legal until the box says what to do next.
    this.session.fold({ ...entry, legal: { ...entry.legal, actions: [] } });
  }

  #go(step: number): void {
    this.#at = step;
    const { start } = this.#step;
    if (start) {
      this.#legal = start.legal;
      this.session.hear({ type: "snapshot", why: "start", by: null, view: start });
    }
    this.#expect();
  }

  #expect(): void {
    const { ways } = this.#step;
    const { session } = this;
    session.reads = ways.length === 0 && this.#at < this.lesson.steps.length - 1;
    // Only what the box asks for is highlighted. An action that is to be refused must not look allowed.
    const legal = this.#legal ?? session.legal;
    const actions = legal.actions.filter((action) => ways.some(({ expects, refusal }) => !refusal && same(action, expects)));
    session.legal = { ...legal, actions };
    session.draft.clear();
    const offer = ways.find(({ expects }) => expects.verb === "offer")?.expects;
    if (offer?.verb === "offer") session.draft.to = offer.to;
    this.onStep(this.#at);
  }

  #later(what: () => void, time: number): void {
    this.#timers.push(setTimeout(what, time));
  }

  renew(): void {}

  close(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }
}

function same(action: Action, expected: Action): boolean {
  return JSON.stringify(sorted(action)) === JSON.stringify(sorted(expected));
}

function sorted(action: Action): [string, unknown][] {
  return Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
