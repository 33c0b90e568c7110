// What a page knows of a game that went on without it.

import { expect, test } from "vitest";
import { Session } from "../src/table/session.svelte";
import type { Event, FromClient, FromServer, GameLog, State } from "../src/wire";

const event = (name: string) => ({ name, seat: 0, moves: [] }) as unknown as Event;
const state = (turn: number, score: number) => ({ turn, phase: "plant", seats: [{ score }], rival: null }) as unknown as State;
const entry = (seq: number, turn = 1, score = 0) =>
  ({ seq, seat: 0, events: [event(`live ${seq}`)], places: {}, state: state(turn, score) });
const log = (after: number, ...seqs: number[]): GameLog => ({
  after,
  turn: 1,
  scores: [0],
  entries: seqs.map((seq) => ({ seq, turn: 1, scores: [seq], events: [event(`told ${seq}`)] })),
});
const lines = (session: Session) => session.happened.map(({ event: { name } }) => name);

test("a page that is opened late is told what happened before", () => {
  const session = new Session();
  session.seq = 2;
  session.fold(entry(3));
  session.catchUp(log(0, 1, 2, 3), 2);
  expect(lines(session)).toEqual(["told 1", "told 2", "live 3"]);
  expect(session.knownTo).toBe(2);
});

test("a page that was away asks for what it missed only, and keeps what it saw itself", () => {
  const session = new Session();
  for (const seq of [1, 2]) session.fold(entry(seq));
  expect(session.knownTo).toBe(2);
  session.seq = 4;
  session.catchUp(log(2, 3, 4), 4);
  expect(lines(session)).toEqual(["live 1", "live 2", "told 3", "told 4"]);
  expect(session.scores.at(-1)).toEqual([0]);
});

test("what was taken back while it was away is forgotten", () => {
  const session = new Session();
  for (const seq of [1, 2, 3]) session.fold(entry(seq));
  session.seq = 5;
  session.catchUp(log(2, 5), 5); // 4 took 3 back
  expect(lines(session)).toEqual(["live 1", "live 2", "told 5"]);
});

const welcome = { type: "welcome", table: null, you: 0, talk: [], wishes: [], matches: [], muted: [], now: 0, view: null } as unknown as FromServer;

/** A session whose line keeps what it sends. */
function talking(): { session: Session; sent: FromClient[]; isClosed: () => boolean } {
  const session = new Session();
  const sent: FromClient[] = [];
  let closed = false;
  session.connect({ send: (message) => sent.push(message), renew: () => undefined, close: () => (closed = true) });
  return { session, sent, isClosed: () => closed };
}

test("what was typed while nobody listened is sent afterwards, under its old reference", () => {
  const { session, sent } = talking();
  session.act({ verb: "done" });
  session.say("hello?", "chat");
  void session.check({ verb: "done" });
  const first = [...sent];
  sent.length = 0;
  session.hear(welcome);
  expect(sent).toEqual(first);
  const [act, line, check] = first.map((message) => (message as { ref: string }).ref);
  session.hear({ type: "accepted", ref: act!, seq: 1 });
  session.hear({ type: "accepted", ref: line!, seq: 1 });
  session.hear({ type: "checked", ref: check!, rule: null, reason: null });
  sent.length = 0;
  session.hear(welcome);
  expect(sent).toEqual([]);
});

test("a line that is not taken goes back to where it was typed", () => {
  const { session, sent } = talking();
  session.say("too much", "promise");
  session.hear({ type: "fault", code: "too-fast", reason: "wait", ref: (sent[0] as { ref: string }).ref });
  expect(session.unsaid).toEqual({ text: "too much", promise: true });
  sent.length = 0;
  session.hear(welcome);
  expect(sent).toEqual([]);
});

test("whoever left, perhaps in another window, does not come back by themselves", () => {
  const { session, isClosed } = talking();
  session.hear({ type: "goodbye", why: "left" });
  expect(isClosed()).toBe(true);
  expect(session.farewell).toBe("left");
});

test("when the server stops, the page comes back", () => {
  const { session, isClosed } = talking();
  session.hear({ type: "goodbye", why: "stopping" });
  expect(isClosed()).toBe(false);
});
