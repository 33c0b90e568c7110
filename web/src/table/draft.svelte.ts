// The offer you are making: the cards to give, the kinds you want, and from whom.

import type { Action, Offer, Offering } from "../wire";

export class Draft {
  to = $state<number | null>(null);
  give = $state<number[]>([]);
  want = $state<number[]>([]);
  wantCoins = $state<number[]>([]);
  /** The offer that this one counters. */
  counters = $state<number | null>(null);
  /** Has the player chosen a partner, though the offer is still empty? */
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

  /** Start an offer to this seat, or address the current one to it. */
  address(seat: number): void {
    this.to = seat;
    this.counters = null;
    this.begun = true;
  }

  /** Start a counter-offer: give what they asked for, as far as you have it. */
  counter(offer: Offer, mine: number[]): void {
    this.clear();
    this.counters = offer.id;
    this.to = offer.maker;
    this.give = mine;
    this.want = offer.give.flatMap((card) => (card.bean === null ? [] : [card.bean]));
  }

  /** Remove what can no longer be offered. If a countered offer is gone, this becomes a plain offer to its maker. */
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
