// The player's own number for the deal. The deck depends on it too, so the server cannot choose the deck alone.

import { api } from "./api";
import { recall, remember } from "./memory";

const BYTES = 16;

/** Draw a number for the deal of a table and keep it, so that the player can check at the end whether it was used. */
export function newNumber(table: string | null): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const number = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (table !== null) remember(`number.${table}`, number);
  return number;
}

/** Add a number to the deal of a table where you sit. */
export async function addNumber(table: string): Promise<void> {
  await api.number(table, { number: newNumber(table) });
}

/** Add a number to the deal of a rematch. A refusal is ignored: a number is there already, or the cards are dealt. */
export async function addNextNumber(table: string): Promise<void> {
  const number = newNumber(null);
  await api.number(table, { number }).then(() => remember(`next.${table}`, number), () => undefined);
}

/** Move the number that you added for a rematch to the new table. */
export function takeAlong(table: string, rematch: string): void {
  const number = recall(`next.${table}`);
  if (number !== null && recall(`number.${rematch}`) === null) remember(`number.${rematch}`, number);
}

export function myNumber(table: string): string | null {
  return recall(`number.${table}`);
}
