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

export function sorted(session: Session): { forMe: Offer[]; mine: Offer[]; others: Offer[] } {
  const offers = session.state?.offers ?? [];
  const mine = offers.filter((offer) => offer.maker === session.you);
  // What I said no to, and what I cannot give for, is out of my sight.
  const forMe = offers.filter(
    (offer) =>
      offer.maker !== session.you &&
      answersTo(session, offer).some((answer) => answer.verb === "accept" || offer.pledges.some(({ seat }) => seat === session.you)),
  );
  const others = offers.filter((offer) => !mine.includes(offer) && !forMe.includes(offer));
  return { forMe: forMe.toReversed(), mine: mine.toReversed(), others };
}

/** What I can accept an offer with, if I have a choice. */
export function paymentFor(session: Session, offer: Offer): Payment | undefined {
  return session.legal.payments.find((payment) => payment.offer === offer.id);
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
