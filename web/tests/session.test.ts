// What a page knows of a game that went on without it.

import { expect, test } from "vitest";
import { Session } from "../src/table/session.svelte";
import type { Event, GameLog, State } from "../src/wire";

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
