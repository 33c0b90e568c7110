// Looking back: what each harvest brought, and how the coins grew.

import { purseOf } from "./bosses";
import type { Happening, Session } from "./session.svelte";
import { coinsIn } from "./story";

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
      coins: coinsIn(event.moves),
    });
  }
  return seats;
}

/** The piles of coins that compete: one for each seat, and that of those who have none. */
export function piles(session: Session): string[] {
  const purse = purseOf(session);
  return [...(session.table?.seats ?? []).map((_, seat) => `coins ${seat}`), ...(purse ? [purse.name] : [])];
}

/** The coins of each pile after every turn: the sum of what came to it, minus what left it. */
export function coinsOverTurns(happened: Happening[], piles: string[]): number[][] {
  const coins = piles.map(() => 0);
  const rows: number[][] = [[...coins]];
  for (const { event, turn } of happened) {
    while (rows.length <= turn) rows.push([...coins]);
    for (const move of event.moves) {
      piles.forEach((pile, n) => {
        if (move.target === pile) coins[n]! += move.cards.length;
        if (move.source === pile) coins[n]! -= move.cards.length;
      });
    }
    rows[turn] = [...coins];
  }
  return rows;
}
