// Data for looking back: what each harvest brought, and how the scores grew.

import type { State } from "../wire";
import type { Session } from "./session.svelte";

export interface Earning {
  turn: number;
  beans: (number | null)[];
  coins: number;
}

/** Every harvest by seat. The last list has the sales of the bosses. */
export function earnings(session: Session): Earning[][] {
  const seats: Earning[][] = [...(session.table?.seats ?? []), null].map(() => []);
  for (const { event, turn } of session.happened) {
    const earner = event.name === "harvested" ? seats[event.seat] : event.name === "outsider sold" ? seats.at(-1) : undefined;
    earner?.push({
      turn,
      beans: event.moves.flatMap((move) => move.cards.map((card) => card.bean)),
      coins: event.facts.coins ?? 0,
    });
  }
  return seats;
}

/** The current score of each seat, then of the bosses if there are any. */
function scoresIn(state: State): number[] {
  return [...state.seats.map(({ score }) => score), ...(state.rival === null ? [] : [state.rival])];
}

/** Add the scores in this state to the scores at the end of every turn. Turns that were undone are removed. */
export function withScores(rows: number[][], state: State): number[][] {
  return withRow(rows, state.turn, scoresIn(state));
}

/** The same with the scores of one turn. */
export function withRow(rows: number[][], turn: number, scores: number[]): number[][] {
  const before = rows.slice(0, turn);
  const last = before.at(-1) ?? scores.map(() => 0);
  while (before.length < turn) before.push(last);
  return [...before, scores];
}
