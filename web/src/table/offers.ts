// The open offers, sorted for the player: offers to answer, your own offers, and offers between others.

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
  // An offer to you alone is shown even if you cannot pay: you can counter it.
  const forMe = offers.filter(
    (offer) =>
      offer.maker !== session.you &&
      (offer.to === session.you ||
        answersTo(session, offer).some((answer) => answer.verb === "accept" || offer.pledges.some(({ seat }) => seat === session.you))) &&
      !isOneMoreRequest(session, offer),
  );
  const others = offers.filter((offer) => !mine.includes(offer) && !forMe.includes(offer));
  // Offers with an agreement come first, because somebody waits for you. The others keep their order.
  const agreed = mine.filter((offer) => offer.pledges.length > 0);
  return { agreed, forMe, mine: mine.filter((offer) => !agreed.includes(offer)), others };
}

/** Does this offer ask for something and give nothing? */
export function isRequest(offer: Offer): boolean {
  return offer.give.length === 0;
}

/** Has this bot already asked for something else in this turn? Then the request is not shown at first. */
function isOneMoreRequest(session: Session, offer: Offer): boolean {
  if (!isRequest(offer) || session.table?.seats[offer.maker]?.kind !== "bot") return false;
  const first = session.happened.find(
    ({ turn, event }) => turn === session.state?.turn && event.name === "offered" && event.seat === offer.maker && event.offer && isRequest(event.offer),
  );
  return first !== undefined && first.event.offer?.id !== offer.id;
}

/** The cards that can pay for an offer, if the choice makes a difference. */
export function paymentFor(session: Session, offer: Offer): Payment | undefined {
  const payment = session.legal.payments.find((one) => one.offer === offer.id);
  return payment?.copies.every((kind) => areAlike(session, kind.cards)) ? undefined : payment;
}

/** Are these equal cards interchangeable? Neighbours in the hand are, and cards in a place without an order. */
function areAlike(session: Session, cards: number[]): boolean {
  const place = Object.keys(session.places).find((name) => cards.every((card) => session.cards(name).some(({ id }) => id === card)));
  if (place === undefined) return false;
  if (!place.startsWith("hand")) return true;
  const at = session.cards(place).flatMap(({ id }, n) => (cards.includes(id) ? [n] : []));
  return at.at(-1)! - at[0]! === at.length - 1;
}

/** One card of each kind that an offer asks for, as far as you may give it: the start of a counter-offer. */
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
