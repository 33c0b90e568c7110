// The player's next action: which card is picked up, and what a tap, a key or a dropped card then does.

import type { Action, Card } from "../wire";
import { withCard } from "./others";
import type { Session } from "./session.svelte";

type PlantAction = Extract<Action, { verb: "plant" }>;

export class Hands {
  picked = $state<number | null>(null);

  constructor(readonly session: Session) {}

  /** The legal plantings of this card. The server lists one of several equal copies; the others are legal, too. */
  plantingsOf(card: number): PlantAction[] {
    const listed = this.session.actions("plant");
    const own = listed.filter((action) => action.card === card);
    if (own.length > 0) return own;
    const [bean, place] = this.#find(card);
    if (bean === null) return [];
    return listed
      .filter((action) => {
        const [otherBean, otherPlace] = this.#find(action.card);
        return otherBean === bean && otherPlace === place && !place.startsWith("hand");
      })
      .map((action) => ({ ...action, card }));
  }

  /** The card that a tap on a field plants: the picked-up card, otherwise the first that can be planted. */
  get card(): number | null {
    if (this.picked !== null && this.plantingsOf(this.picked).length > 0) return this.picked;
    return this.session.actions("plant")[0]?.card ?? null;
  }

  /** What a tap on this field plants. */
  plantingOn(field: number): PlantAction | null {
    return this.card === null ? null : (this.plantingsOf(this.card).find((action) => action.field === field) ?? null);
  }

  canGive(card: number): boolean {
    return this.session.legal.offering?.give.includes(card) ?? false;
  }

  /** Handle a tap on a card: during trading it goes into the offer, otherwise it is picked up. */
  tap(card: Card): void {
    if (this.canGive(card.id)) this.session.draft.toggleGive(card.id);
    else if (this.isUsable(card.id)) this.picked = this.picked === card.id ? null : card.id;
    else void this.session.explain({ verb: "plant", card: card.id, field: 0 }, "prompt");
  }

  /** Can this card be planted or used by itself? */
  isUsable(card: number): boolean {
    return this.plantingsOf(card).length > 0 || withCard(this.session, card).length > 0;
  }

  /** What a tap on a boss does with the picked-up card. */
  actionForBoss(boss: number, card = this.picked): Action | null {
    if (card === null) return null;
    return withCard(this.session, card).find((action) => "outsider" in action && action.outsider === boss) ?? null;
  }

  do(action: Action): void {
    this.picked = null;
    this.session.act(action);
  }

  tapField(field: number): void {
    const planting = this.plantingOn(field);
    if (planting) this.plant(planting);
    else if (this.card !== null) void this.session.explain({ verb: "plant", card: this.card, field }, `field ${field}`);
  }

  plant(action: PlantAction): void {
    this.picked = null;
    this.session.act(action, `field ${action.field}`);
  }

  harvest(field: number): void {
    const action: Action = { verb: "harvest", field };
    if (this.session.actions("harvest").some((one) => one.field === field)) this.session.act(action, `field ${field}`);
    else void this.session.explain(action, `field ${field}`);
  }

  /** Handle a card dropped on an element with `data-drop`. */
  drop(card: Card, target: string | null): void {
    const [kind, number] = (target ?? "").split(" ");
    const { draft, legal } = this.session;
    if (kind === "field") {
      const field = Number(number);
      const planting = this.plantingsOf(card.id).find((action) => action.field === field);
      if (planting) this.plant(planting);
      else void this.session.explain({ verb: "plant", card: card.id, field }, `field ${field}`);
    } else if (kind === "boss") {
      const action = this.actionForBoss(Number(number), card.id);
      if (action) this.do(action);
    } else if ((kind === "market" || kind === "seat") && this.canGive(card.id)) {
      if (!draft.give.includes(card.id)) draft.toggleGive(card.id);
      const seat = Number(number);
      if (kind === "seat" && legal.offering?.to.includes(seat)) draft.to = seat;
    }
  }

  #find(card: number): [bean: number | null, place: string] {
    for (const [place, cards] of Object.entries(this.session.places))
      for (const one of cards) if (one.id === card) return [one.bean, place];
    return [null, ""];
  }
}
