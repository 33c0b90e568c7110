// Looking back: what each harvest brought, and how the scores grew.

import type { State } from "../wire";
import type { Session } from "./session.svelte";

export interface Earning {
  turn: number;
  beans: (number | null)[];
  coins: number;
}

/** Every harvest of every seat, and at last what those sold who have none. */
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

/** What counts for each seat at this moment, and at last for those who have none. */
function scoresIn(state: State): number[] {
  return [...state.seats.map(({ score }) => score), ...(state.rival === null ? [] : [state.rival])];
}

/** The scores at the end of every turn, with one more state of the game; what an undo took back is forgotten. */
export function withScores(rows: number[][], state: State): number[][] {
  return withRow(rows, state.turn, scoresIn(state));
}

/** The same, with the scores in one turn. */
export function withRow(rows: number[][], turn: number, scores: number[]): number[][] {
  const before = rows.slice(0, turn);
  const last = before.at(-1) ?? scores.map(() => 0);
  while (before.length < turn) before.push(last);
  return [...before, scores];
}
