// One table as this viewer knows it: the view, built from snapshots and updates, and everything around it.
//
// It contains no rules. `legal` lists the legal actions, and updates bring the events. Live tables, replays and lessons
// all use this class, each with another `Line`.

import { SvelteMap } from "svelte/reactivity";
import { editionName, t } from "../i18n/index.svelte";
import { learnLetters } from "../lib/letters.svelte";
import { recall, remember } from "../lib/memory";
import type { Line } from "../lib/socket";
import type {
  Act, Action, Advice, Card, Check, Checked, Event, Fault, FromServer, GameLog, Legal, Match, Presence, Refused, Said, Say, State, Table, Undo, Update, View, Wish,
} from "../wire";
import { Draft } from "./draft.svelte";
import { Fates } from "./fates.svelte";
import { withRow, withScores } from "./review";

export interface Happening {
  n: number;
  turn: number;
  event: Event;
  by?: Update["by"];
}

export interface Refusal {
  /** Where the action was tried: a field, an offer, the builder … */
  origin: string;
  rule: string | null;
  reason: string;
}

const DRAFT_EVERY = 3000; // milliseconds between two messages about a changing draft

const NOTHING_LEGAL: Legal = { actions: [], payments: [], offering: null, undo: false, top: null };

export class Session {
  #table = $state.raw<Table | null>(null);
  you = $state<number | null>(null);
  seq = $state(0);
  places = $state.raw<Record<string, Card[]>>({});
  state = $state.raw<State | null>(null);
  legal = $state.raw<Legal>(NOTHING_LEGAL);
  happened = $state.raw<Happening[]>([]);
  /** How often a view arrived that skipped entries. */
  missed = $state(0);
  /** All events up to this entry are known. */
  knownTo = 0;
  /** The scores at the end of every turn so far. */
  scores = $state.raw<number[][]>([]);
  talk = $state.raw<Said[]>([]);
  wishes = $state.raw<Wish[]>([]);
  matches = $state.raw<Match[]>([]);
  presence = $state.raw<Presence>({ seats: [], watchers: 0 });
  muted = $state.raw<number[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  hints = $state.raw<Advice[] | null>(null);
  /** Has the coach been asked, but not answered yet? */
  asksCoach = $state(false);
  online = $state(true);
  /** The host removed this player or closed the table, the game was ended, or they left, perhaps elsewhere. */
  farewell = $state<"removed" | "closed" | "ended" | "left" | null>(null);
  /** A chat message that was not accepted: it goes back to the input field. */
  unsaid = $state.raw<{ text: string; promise: boolean } | null>(null);
  /** True in replays, lessons and the referee: nobody else is there. */
  alone = $state(false);
  /** In a lesson: is there nothing to do but read? */
  reads = $state(false);
  undone = $state.raw<{ by: number | null } | null>(null);
  draft = new Draft();
  fates = new Fates();
  /** The player's standing order: do not wait for me if nothing concerns me. */
  skips = $state(recall("skip") === "on");

  /** Called around every change of the view, for animations and sounds. */
  onChange: (events: Event[], change: () => void) => void = (_, change) => change();

  #line: Line | null = null;
  #clock = 0; // the server's clock minus the browser's
  #refs = 0;
  #drafts = false; // as the server knows it
  #draftTold = 0;
  readonly #id = Math.random().toString(36).slice(2, 10);
  // Messages without an answer. After a reconnect, they are sent again with the same reference.
  readonly #asked = new SvelteMap<string, { origin: string; message: Act | Undo | Say }>();
  readonly #checks = new Map<string, { message: Check; resolve: (answer: Checked) => void }>();

  connect(line: Line): void {
    this.#line = line;
  }

  /** Say hello again, as a different person at this table. */
  reconnect(): void {
    this.#line?.renew();
  }

  close(): void {
    this.#line?.close();
    this.#line = null;
  }

  // ------------------------------------------------------------------ reading

  get table(): Table | null {
    return this.#table;
  }

  set table(table: Table | null) {
    this.#table = table;
    if (table) learnLetters(table.beans, table.edition);
  }

  get edition(): string {
    return this.table?.edition ?? "";
  }

  get isHost(): boolean {
    return this.you !== null && this.you === this.table?.host;
  }

  /** The seats of absent people. */
  get absent(): number[] {
    return (this.table?.seats ?? []).flatMap((seat, n) => (seat.kind === "person" && this.presence.seats[n] === false ? [n] : []));
  }

  /** May this player let a bot play for absent people? The host may; while the host is absent, everybody may. */
  get mayCallBots(): boolean {
    return this.you !== null && !this.alone && (this.isHost || this.table?.host == null || this.absent.includes(this.table.host));
  }

  /** The seats that agree to a pause, or to end the game. */
  votes(what: "pause" | "end"): number[] {
    return (what === "pause" ? this.table?.pausing : this.table?.ending) ?? [];
  }

  agreesTo(what: "pause" | "end"): boolean {
    return this.you !== null && (this.votes(what).includes(this.you) || (what === "pause" && (this.table?.paused ?? false)));
  }

  get title(): string {
    return this.table ? editionName(this.table.edition, this.table.title) : "";
  }

  get running(): boolean {
    return this.table?.stage === "play" && this.state !== null && this.state.result === null;
  }

  get isMyTurn(): boolean {
    return this.you !== null && this.state?.active === this.you;
  }

  /** Does the game wait for this player? */
  get isUpToMe(): boolean {
    return this.you !== null && this.running && (this.state?.waiting.includes(this.you) ?? false);
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? t("seat", { n: seat + 1 });
  }

  cards(place: string): Card[] {
    return this.places[place] ?? [];
  }

  /** A card anywhere on the table. */
  card(id: number): Card | undefined {
    return Object.values(this.places).flatMap((cards) => cards.filter((card) => card.id === id))[0];
  }

  bean(number: number | null | undefined): string | null {
    return number === null || number === undefined ? null : (this.table?.beans[number]?.name ?? null);
  }

  /** The name of an offer's maker. */
  makerOf(offer: number): string {
    const found = this.state?.offers.find(({ id }) => id === offer);
    return found ? this.name(found.maker) : "";
  }

  beans(numbers: (number | null)[]): (string | null)[] {
    return numbers.map((number) => this.bean(number));
  }

  beansOf(cards: Card[]): (string | null)[] {
    return cards.map((card) => this.bean(card.bean));
  }

  /** The numbers of the bean kinds in this game. */
  get kinds(): number[] {
    return (this.table?.beans ?? []).flatMap((bean, number) => (bean.copies > 0 ? [number] : []));
  }

  actions<V extends Action["verb"]>(verb: V): Extract<Action, { verb: V }>[] {
    return this.legal.actions.filter((action) => action.verb === verb) as Extract<Action, { verb: V }>[];
  }

  /** When the clock ends the phase, in this browser's time. */
  get deadline(): number | null {
    const deadline = this.state?.deadline ?? null;
    return deadline === null ? null : deadline - this.#clock;
  }

  /** When the bot whose turn it is ends its trading, in this browser's time; null if none is about to. */
  get closes(): number | null {
    const closes = this.running && this.online ? (this.state?.closes ?? null) : null;
    return closes === null ? null : closes - this.#clock;
  }

  /** Converts the server's time to this browser's. */
  toMyClock(moment: number): number {
    return moment - this.#clock;
  }

  /** The seats that would take your offers, one for each offer and taker. */
  get takers(): number[] {
    return this.actions("take").map(({ taker }) => taker);
  }

  /** The number of messages without an answer. */
  get unanswered(): number {
    return this.#asked.size;
  }

  // ------------------------------------------------------------------- asking

  act(action: Action, origin = "prompt"): void {
    this.refusal = null;
    this.#ask({ type: "act", ref: this.#ref(), action }, origin);
  }

  /** Ask whether an action would be legal. */
  check(action: Action): Promise<Checked> {
    const ref = this.#ref();
    return new Promise((resolve) => {
      const message: Check = { type: "check", ref, action };
      this.#checks.set(ref, { message, resolve });
      this.#line?.send(message);
    });
  }

  /** Show why an action is not allowed, where it was tried. */
  async explain(action: Action, origin: string): Promise<void> {
    const answer = await this.check(action);
    this.refusal = answer.reason === null ? null : { origin, rule: answer.rule, reason: answer.reason };
  }

  undo(): void {
    this.#ask({ type: "undo", ref: this.#ref() });
  }

  hint(): void {
    this.hints = null;
    this.asksCoach = true;
    this.#line?.send({ type: "hint", ref: this.#ref() });
  }

  dismissCoach(): void {
    this.hints = null;
    this.asksCoach = false;
  }

  say(text: string, kind: "chat" | "promise"): void {
    this.unsaid = null;
    this.#ask({ type: "say", ref: this.#ref(), text, kind });
  }

  wish(want: number[], give: number[]): void {
    this.#line?.send({ type: "wish", want, give });
  }

  mute(seat: number | null, on: boolean): void {
    if (seat !== null) this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    this.#line?.send({ type: "mute", seat, on });
  }

  ready(): void {
    this.#line?.send({ type: "ready" });
  }

  skip(on: boolean): void {
    this.skips = on;
    remember("skip", on ? "on" : "off");
    this.#line?.send({ type: "skip", on });
  }

  /** Tell the server whether the player is making an offer: at once, and again from time to time while it changes. */
  drafting(on: boolean): void {
    if (on === this.#drafts && (!on || Date.now() - this.#draftTold < DRAFT_EVERY)) return;
    this.#drafts = on;
    this.#draftTold = Date.now();
    this.#line?.send({ type: "drafting", on });
  }

  #ask(message: Act | Undo | Say, origin = "prompt"): void {
    this.#asked.set(message.ref, { origin, message });
    this.#line?.send(message);
  }

  #sendAgain(): void {
    for (const { message } of [...this.#asked.values(), ...this.#checks.values()]) this.#line?.send(message);
  }

  #ref(): string {
    return `${this.#id}-${++this.#refs}`;
  }

  // ------------------------------------------------------------------ hearing

  hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.you = message.you;
        this.talk = message.talk;
        this.wishes = message.wishes;
        this.matches = message.matches;
        this.presence = message.presence;
        this.muted = message.muted;
        this.#clock = message.now - Date.now();
        if (message.view) this.#see(message.view);
        if (this.skips && message.you !== null) this.#line?.send({ type: "skip", on: true });
        this.#drafts = false;
        this.#sendAgain();
        break;
      case "table":
        this.table = message.table;
        break;
      case "snapshot":
        if (message.why === "undo") {
          this.undone = { by: message.by };
          this.happened = this.happened.filter(({ n }) => n <= message.view.seq);
        }
        this.#see(message.view);
        break;
      case "update":
        if (message.seq <= this.seq) break;
        if (message.seq !== this.seq + 1) {
          this.#line?.send({ type: "resync" });
          break;
        }
        this.fold(message);
        break;
      case "accepted":
        this.#asked.delete(message.ref);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "checked":
        this.#checks.get(message.ref)?.resolve(message);
        this.#checks.delete(message.ref);
        break;
      case "fault":
        this.#fault(message);
        break;
      case "said":
        if (message.line.n <= (this.talk.at(-1)?.n ?? 0)) break; // already known
        this.talk = [...this.talk, message.line];
        this.fates.hear(message.line);
        break;
      case "wishes":
        this.wishes = message.wishes;
        this.matches = message.matches;
        break;
      case "presence":
        this.presence = message.presence;
        break;
      case "ready":
        if (this.state) this.state = { ...this.state, ready: message.ready, deadline: message.deadline, closes: message.closes, held: message.held };
        break;
      case "hints":
        this.hints = message.advice;
        this.asksCoach = false;
        break;
      case "goodbye":
        if (message.why === "removed" || message.why === "closed" || message.why === "ended" || message.why === "left") {
          this.farewell = message.why;
          this.close();
        }
        break;
      case "pong":
        break;
    }
  }

  /** Add one entry of a live game or a record. */
  fold(entry: { seq: number; seat: number; by?: Update["by"]; events: Event[]; places: Record<string, Card[]>; state: State; legal?: Legal }): void {
    this.onChange(entry.events, () => {
      const before = this.state;
      if (entry.seq === this.knownTo + 1) this.knownTo = entry.seq;
      this.seq = entry.seq;
      this.places = { ...this.places, ...entry.places };
      this.state = entry.state;
      this.scores = withScores(this.scores, entry.state);
      this.legal = entry.legal ?? NOTHING_LEGAL;
      this.hints = null;
      this.undone = null;
      this.happened = [...this.happened, ...told(entry.seq, before?.turn ?? 0, entry.events, entry.by)];
      // A refusal disappears once the player does something else, or the phase changes.
      if (entry.seat === this.you || before?.phase !== entry.state.phase) this.refusal = null;
      this.draft.keepTo(this.legal.offering, this.state.offers);
      if (!this.alone) this.fates.note(entry.events, this.you);
      if (before?.phase !== entry.state.phase) this.#drafts = false; // the server forgets it when the phase ends
    });
  }

  #see(view: View): void {
    if (view.seq > this.seq) this.missed++;
    this.onChange([], () => {
      this.seq = view.seq;
      this.you = view.you;
      this.places = view.places;
      this.state = view.state;
      this.scores = withScores(this.scores, view.state);
      this.legal = view.legal;
      this.hints = null;
      this.draft.keepTo(this.legal.offering, this.state.offers);
    });
  }

  /** Add what happened up to `upTo` while this page was not connected. Later entries are known already. */
  catchUp(log: GameLog, upTo: number): void {
    let turn = log.turn;
    let scores = withRow(this.scores, log.turn, log.scores);
    const missed: Happening[] = [];
    for (const entry of log.entries.filter(({ seq }) => seq <= upTo)) {
      const seen = this.happened.filter(({ n }) => n === entry.seq); // keep these: they may show more than the log
      missed.push(...(seen.length > 0 ? seen : told(entry.seq, turn, entry.events, entry.by)));
      turn = entry.turn;
      scores = withRow(scores, turn, entry.scores);
    }
    const before = this.happened.filter(({ n }) => n <= log.after);
    this.happened = [...before, ...missed, ...this.happened.filter(({ n }) => n > upTo)];
    this.scores = [...scores.slice(0, -1), ...this.scores.slice(scores.length - 1)];
    this.knownTo = Math.max(this.knownTo, upTo);
  }

  /** Show a recorded moment, without what came after it. */
  recall(view: View, happened: Happening[], events: Event[] = []): void {
    this.onChange(events, () => {
      this.seq = view.seq;
      this.you = view.you;
      this.places = view.places;
      this.state = view.state;
      this.legal = view.legal;
      this.happened = happened;
    });
  }

  #refused(message: Refused): void {
    const origin = this.#asked.get(message.ref)?.origin ?? "prompt";
    this.#asked.delete(message.ref);
    this.refusal = { origin, rule: message.rule, reason: message.reason };
  }

  #fault(message: Fault): void {
    this.asksCoach = false;
    const asked = message.ref ? this.#asked.get(message.ref) : undefined;
    if (message.ref) this.#asked.delete(message.ref);
    if (asked?.message.type === "say") this.unsaid = { text: asked.message.text, promise: asked.message.kind === "promise" };
    this.refusal = { origin: asked?.origin ?? "prompt", rule: null, reason: message.reason };
  }
}

/** The events of one entry as lines of the log. `turn` is the turn in which the entry began. */
export function told(n: number, turn: number, events: Event[], by?: Update["by"]): Happening[] {
  return events.map((event) => ({ n, turn: event.name === "turn began" ? ++turn : turn, event, by }));
}
