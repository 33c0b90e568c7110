// Which open offers concern me: those I can answer, my own, and what goes on between others.

import type { Action, Offer, Payment } from "../wire";
import type { Session } from "./session.svelte";

export type Answer = Extract<Action, { verb: "accept" | "decline" | "take" | "withdraw" }>;

export function answersTo(session: Session, offer: Offer): Answer[] {
  return session.legal.actions.filter(
    (action): action is Answer =>
      (action.verb === "accept" || action.verb === "decline" || action.verb === "take" || action.verb === "withdraw") &&
      action.offer === offer.id,
  );
}

export function sorted(session: Session): { agreed: Offer[]; forMe: Offer[]; mine: Offer[]; others: Offer[] } {
  const offers = session.state?.offers ?? [];
  const mine = offers.filter((offer) => offer.maker === session.you);
  // What is made to me alone is in my sight even if I cannot give for it: I can counter. What I said no to is not.
  const forMe = offers.filter(
    (offer) =>
      offer.maker !== session.you &&
      (offer.to === session.you ||
        answersTo(session, offer).some((answer) => answer.verb === "accept" || offer.pledges.some(({ seat }) => seat === session.you))) &&
      !isOneMoreRequest(session, offer),
  );
  const others = offers.filter((offer) => !mine.includes(offer) && !forMe.includes(offer));
  // Whoever agreed waits for me: that comes first. Everything else keeps its place while others are added below.
  const agreed = mine.filter((offer) => offer.pledges.length > 0);
  return { agreed, forMe, mine: mine.filter((offer) => !agreed.includes(offer)), others };
}

/** Does it ask for something and give nothing? */
export function isRequest(offer: Offer): boolean {
  return offer.give.length === 0;
}

/** A bot that has asked for something already in this turn asks for more: that is not in plain sight. */
function isOneMoreRequest(session: Session, offer: Offer): boolean {
  if (!isRequest(offer) || session.table?.seats[offer.maker]?.kind !== "bot") return false;
  const first = session.happened.find(
    ({ turn, event }) => turn === session.state?.turn && event.name === "offered" && event.seat === offer.maker && event.offer && isRequest(event.offer),
  );
  return first !== undefined && first.event.offer?.id !== offer.id;
}

/** What I can accept an offer with, if I have a choice that makes a difference. */
export function paymentFor(session: Session, offer: Offer): Payment | undefined {
  const payment = session.legal.payments.find((one) => one.offer === offer.id);
  return payment?.copies.every((kind) => areAlike(session, kind.cards)) ? undefined : payment;
}

/** Is it the same which of these equal cards goes: neighbours in the hand, or all of them lie in one place without an order? */
function areAlike(session: Session, cards: number[]): boolean {
  const place = Object.keys(session.places).find((name) => cards.every((card) => session.cards(name).some(({ id }) => id === card)));
  if (place === undefined) return false;
  if (!place.startsWith("hand")) return true;
  const at = session.cards(place).flatMap(({ id }, n) => (cards.includes(id) ? [n] : []));
  return at.at(-1)! - at[0]! === at.length - 1;
}

/** One card of each kind that an offer wants, as far as I may give them: what a counter-offer begins with. */
export function wantedOf(session: Session, offer: Offer): number[] {
  const give = session.legal.offering?.give ?? [];
  const coins = session.cards(`coins ${session.you}`).map(({ id }) => id);
  const first = (bean: number, isCoin: boolean) =>
    give.filter((card) => coins.includes(card) === isCoin && session.card(card)?.bean === bean).slice(0, 1);
  return [
    ...[...new Set(offer.want)].flatMap((bean) => first(bean, false)),
    ...[...new Set(offer.want_coins)].flatMap((bean) => first(bean, true)),
  ];
}
