// Looking back: what each harvest brought, and how the coins grew.

import type { Happening, Session } from "./session.svelte";
import { coinsIn } from "./story";

export interface Earning {
  turn: number;
  beans: (number | null)[];
  coins: number;
}

/** Every harvest of every seat. */
export function earnings(session: Session): Earning[][] {
  const seats: Earning[][] = (session.table?.seats ?? []).map(() => []);
  for (const { event, turn } of session.happened) {
    if (event.name !== "harvested") continue;
    seats[event.seat]?.push({
      turn,
      beans: event.moves.flatMap((move) => move.cards.map((card) => card.bean)),
      coins: coinsIn(event.moves),
    });
  }
  return seats;
}

/** The coins of each seat after every turn: the sum of what came to its pile, minus what left it. */
export function coinsOverTurns(happened: Happening[], seats: number): number[][] {
  const coins = Array.from({ length: seats }, () => 0);
  const rows: number[][] = [[...coins]];
  for (const { event, turn } of happened) {
    while (rows.length <= turn) rows.push([...coins]);
    for (const move of event.moves) {
      for (let seat = 0; seat < seats; seat++) {
        if (move.target === `coins ${seat}`) coins[seat]! += move.cards.length;
        if (move.source === `coins ${seat}`) coins[seat]! -= move.cards.length;
      }
    }
    rows[turn] = [...coins];
  }
  return rows;
}
