// Actions that have no place of their own on the table: they become buttons. Nothing that is legal stays out of reach.

import type { Action } from "../wire";
import type { Session } from "./session.svelte";

// Fields, offers, cards and the prompt have buttons for these.
const PLACED = new Set<Action["verb"]>([
  "plant", "harvest", "done", "end_trading", "keep", "buy_field", "accept", "decline", "take", "withdraw", "buy_building",
]);

/** The card an action is about. */
export function cardOf(action: Action): number | null {
  return "card" in action && typeof action.card === "number" ? action.card : null;
}

/** What can be done with a card beside planting it. */
export function withCard(session: Session, card: number): Action[] {
  return session.legal.actions.filter((action) => !PLACED.has(action.verb) && cardOf(action) === card);
}

/** What can be done without any card. */
export function withoutCard(session: Session): Action[] {
  return session.legal.actions.filter((action) => !PLACED.has(action.verb) && cardOf(action) === null);
}
