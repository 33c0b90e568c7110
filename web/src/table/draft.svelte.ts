// An offer in the making: which cards I would give, which kinds I want, and from whom.

import type { Action, Offer, Offering } from "../wire";

export class Draft {
  to = $state<number | null>(null);
  give = $state<number[]>([]);
  want = $state<number[]>([]);
  wantCoins = $state<number[]>([]);
  /** The offer it answers. */
  counters = $state<number | null>(null);
  /** Was somebody chosen to make an offer to, before anything is in it? */
  begun = $state(false);

  get empty(): boolean {
    return this.give.length + this.want.length + this.wantCoins.length === 0;
  }

  toggleGive(card: number): void {
    this.give = this.give.includes(card) ? this.give.filter((other) => other !== card) : [...this.give, card];
  }

  addWant(bean: number): void {
    this.want = [...this.want, bean];
  }

  dropWant(bean: number): void {
    const at = this.want.lastIndexOf(bean);
    if (at >= 0) this.want = this.want.toSpliced(at, 1);
  }

  addWantCoin(bean: number): void {
    this.wantCoins = [...this.wantCoins, bean];
  }

  dropWantCoin(bean: number): void {
    const at = this.wantCoins.lastIndexOf(bean);
    if (at >= 0) this.wantCoins = this.wantCoins.toSpliced(at, 1);
  }

  clear(): void {
    this.give = [];
    this.want = [];
    this.wantCoins = [];
    this.counters = null;
    this.begun = false;
  }

  /** Begin an offer to this seat, or go on with the present one for it. */
  address(seat: number): void {
    this.to = seat;
    this.counters = null;
    this.begun = true;
  }

  /** Begin a counter-offer: what they asked for is what I would give, as far as I have it. */
  counter(offer: Offer, mine: number[]): void {
    this.clear();
    this.counters = offer.id;
    this.to = offer.maker;
    this.give = mine;
    this.want = offer.give.flatMap((card) => (card.bean === null ? [] : [card.bean]));
  }

  /** Drop what can no longer be part of an offer. A counter to an offer that is gone is an offer to whoever made it. */
  keepTo(offering: Offering | null, open: Offer[]): void {
    if (!offering) {
      if (!this.empty) this.clear();
      this.to = null; // the next trading begins with everybody
      return;
    }
    const give = this.give.filter((card) => offering.give.includes(card));
    if (give.length !== this.give.length) this.give = give;
    if (!offering.to.includes(this.to)) this.to = offering.to[0] ?? null;
    if (!open.some(({ id }) => id === this.counters)) this.counters = null;
  }

  get action(): Action {
    const goods = { give: [...this.give], want: [...this.want], want_coins: [...this.wantCoins] };
    return this.counters === null
      ? { verb: "offer", to: this.to, ...goods }
      : { verb: "counter", offer: this.counters, ...goods };
  }
}
