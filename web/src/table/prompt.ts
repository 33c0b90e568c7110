// What you can do now, in words. It uses only the actions that the server lists and contains no rules.

import { has, keyOf, listing, t } from "../i18n/index.svelte";
import type { Offer } from "../wire";
import { names } from "./describe";
import { answersTo, sorted } from "./offers";
import type { Session } from "./session.svelte";
import { dealKind } from "./story";

export function promptOf(session: Session): string {
  const { state, you } = session;
  if (!state) return "";
  if (state.result) return t("prompt-over");
  const waiting = state.waiting.map((seat) => session.name(seat));
  const active = session.name(state.active);
  if (session.reads) return t("tutorial-read");
  if (you === null) {
    const wait = waiting.length > 0 ? t("prompt-wait", { names: listing(waiting) }) : "";
    return session.alone ? wait : t("prompt-watch", { wait });
  }
  const plants = session.actions("plant").length > 0;
  const isMine = state.active === you;
  const phase = session.table?.phases.find((one) => one.name === state.phase);
  if (phase?.trades) {
    const taker = session.takers.at(-1);
    if (taker !== undefined) return t("prompt-deal", { name: session.name(taker) });
    if (isMine) return t("prompt-trade");
    const offer = offerForMe(session);
    return offer ? t("prompt-answer", offered(session, offer)) : t("prompt-trade-other", { name: active });
  }
  if (plants) {
    const key = keyOf("prompt-plant", state.phase);
    if (has(key)) return t(key);
    return session.actions("done").length > 0 ? t("prompt-plant-more") : t("prompt-plant");
  }
  if (state.waiting.includes(you)) {
    const key = keyOf("prompt-do", state.phase);
    if (has(key)) return t(key);
    // Something must be planted, but no field can take it.
    if (session.actions("harvest").length > 0 && session.actions("done").length === 0) return t("prompt-harvest-first");
    const last = keyOf("prompt-last", state.phase);
    if (session.actions("done").length > 0 && has(last)) return t(last);
    if (session.actions("done").length > 0) return t(session.actions("harvest").length > 0 ? "prompt-harvest-or-done" : "prompt-done");
    return t("prompt-yours");
  }
  return waiting.length > 0 ? t("prompt-wait", { names: listing(waiting) }) : t("prompt-turn-of", { name: active });
}

/** The first listed offer that you can accept and have not agreed to. */
function offerForMe(session: Session): Offer | undefined {
  return sorted(session).forMe.find(
    (offer) => !offer.pledges.some(({ seat }) => seat === session.you) && answersTo(session, offer).some(({ verb }) => verb === "accept"),
  );
}

function offered(session: Session, offer: Offer): Record<string, string> {
  const want = [...offer.want, ...offer.want_coins];
  return {
    name: session.name(offer.maker),
    give: names(session, offer.give.map(({ bean }) => bean)),
    want: names(session, want),
    deal: dealKind(offer.give, want),
  };
}
