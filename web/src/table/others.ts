// Actions without a place on the table. They become buttons, so that every legal action can be reached.

import type { Action } from "../wire";
import type { Session } from "./session.svelte";

// Fields, offers, cards and the prompt have buttons for these.
const PLACED = new Set<Action["verb"]>([
  "plant", "harvest", "done", "end_trading", "keep", "buy_field", "accept", "decline", "take", "withdraw", "buy_building",
]);

/** The card of an action. */
export function cardOf(action: Action): number | null {
  return "card" in action && typeof action.card === "number" ? action.card : null;
}

/** The actions with this card, except planting it. */
export function withCard(session: Session, card: number): Action[] {
  return session.legal.actions.filter((action) => !PLACED.has(action.verb) && cardOf(action) === card);
}

/** The actions without a card. */
export function withoutCard(session: Session): Action[] {
  return session.legal.actions.filter((action) => !PLACED.has(action.verb) && cardOf(action) === null);
}
