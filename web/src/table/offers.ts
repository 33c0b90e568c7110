// Which open offers concern me: those I can answer, my own, and what goes on between others.

import type { Action, Offer } from "../wire";
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

/** The cards of my hand that could be handed over for what an offer wants, by kind: more than wanted means a choice. */
export function copiesFor(session: Session, offer: Offer): number[][] {
  const hand = session.you === null ? [] : session.cards(`hand ${session.you}`);
  const open = session.isMyTurn ? session.cards("faceup") : [];
  return [...new Set(offer.want)].map((bean) => [...open, ...hand].filter((card) => card.bean === bean).map(({ id }) => id));
}
