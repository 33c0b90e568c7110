// How the scores grew, turn by turn, as far as it is known.

import { expect, test } from "vitest";
import { withScores } from "../src/table/review";
import type { State } from "../src/wire";

const moment = (turn: number, scores: number[], rival: number | null = null) =>
  ({ turn, seats: scores.map((score) => ({ score })), rival }) as State;
const rows = (...moments: State[]) => moments.reduce<number[][]>(withScores, []);

test("the last moment of a turn is what it came to", () => {
  expect(rows(moment(1, [0, 0]), moment(1, [2, 0]), moment(2, [2, 1]))).toEqual([[0, 0], [2, 0], [2, 1]]);
});

test("turns that were not seen are as the one before them", () => {
  expect(rows(moment(1, [1]), moment(4, [3]))).toEqual([[0], [1], [1], [1], [3]]);
});

test("what is taken back is forgotten", () => {
  expect(rows(moment(1, [0]), moment(2, [5]), moment(1, [1]))).toEqual([[0], [1]]);
});

test("who has no seat and can win is the last of them", () => {
  expect(rows(moment(1, [3], 4))).toEqual([[0, 0], [3, 4]]);
});
