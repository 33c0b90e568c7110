// Events as sentences. The message key is made from the event's name, and its facts are the values. The message files
// choose the words (a gift, an answer, "you"). src/bohnhof/sentences/story.py does the same.

import { has, keyOf, listing, t, type Key } from "../i18n/index.svelte";
import type { Thing } from "../ui/Say.svelte";
import type { Card, Event, Offer, Update } from "../wire";
import { bossName, outsiders } from "./bosses";
import type { Session } from "./session.svelte";
import { kindName } from "./town";

export interface Sentence {
  say: Key;
  values: Record<string, Thing>;
}

/** Who acted for the seat. */
export type By = Update["by"];

export type Topic = "turn" | "plant" | "harvest" | "trade" | "talk";

const TOPICS: Record<string, Topic> = {
  "turn began": "turn", "game ended": "turn", reshuffled: "turn", "exhausted for good": "turn", "still round": "turn",
  "encore began": "turn",
  planted: "plant", drew: "plant", "turned up": "plant", kept: "plant",
  harvested: "harvest", "field bought": "harvest", "building bought": "harvest", "outsider sold": "harvest", "toll paid": "harvest",
  offered: "talk", pledged: "talk", declined: "talk", withdrawn: "talk", lapsed: "talk",
  traded: "trade", "trading ended": "trade",
};
const IN_COINS = ["toll paid", "building bought"]; // the cards that move are coins
const ABOUT_CARDS = ["drew", "turned up", "planted", "harvested"]; // without cards, nothing happened

export function topicOf(event: Event): Topic {
  return TOPICS[event.name] ?? "plant";
}

/** Does this event belong in the short log: a deal, a harvest, a purchase, or a milestone? */
export function isWeighty(event: Event): boolean {
  return event.name === "traded" || topicOf(event) === "harvest" || topicOf(event) === "turn";
}

/** The sentence about an event; null if it needs none. */
export function story(session: Session, event: Event, by?: By): Sentence | null {
  const say = keyOf("log", event.name);
  if (!has(say) || (event.moves.length === 0 && ABOUT_CARDS.includes(event.name))) return null;
  const { facts } = event;
  const cards = [...event.moves.flatMap((move) => move.cards), ...event.shown.filter(({ bean }) => bean !== null)];
  return {
    say,
    values: {
      who: person(session, event.seat),
      by: by ?? "seat",
      cards: cards.length === 0 ? "none" : goods(session, cards, IN_COINS.includes(event.name) ? cards.map(({ id }) => id) : []),
      n: facts.cards ?? event.moves.reduce((sum, move) => sum + move.cards.length, 0),
      turn: facts.turn ?? 0,
      coins: facts.coins ?? 0,
      where: facts.outsider === undefined ? "field" : "outsider",
      boss: facts.outsider === undefined ? "" : bossName(outsiders(session)[facts.outsider]!),
      field: facts.field === undefined ? "" : fieldNumber(session, event.seat, facts.field),
      building: building(session, facts.building),
      kind: kind(session, facts),
      ...(event.offer ? deal(session, event.offer, facts.partner ?? event.offer.to) : {}),
      what: event.fate === null ? "yes" : "offer",
      ...result(session),
    },
  };
}

/** A seat by name; the reader is "you". */
function person(session: Session, seat: number): Thing {
  return seat === session.you ? "you" : { seat };
}

function goods(session: Session, cards: Card[], coins: number[]): Thing {
  return { beans: session.beansOf(cards.filter(({ id }) => !coins.includes(id))), coins: session.beansOf(cards.filter(({ id }) => coins.includes(id))) };
}

/** Who offers whom what for what. */
function deal(session: Session, offer: Offer, partner: number | null): Record<string, Thing> {
  return {
    maker: person(session, offer.maker),
    whom: partner === null ? "all" : person(session, partner),
    give: goods(session, offer.give, offer.give_coins),
    want: { beans: session.beans(offer.want), coins: session.beans(offer.want_coins) },
    deal: dealKind(offer.give, [...offer.want, ...offer.want_coins]),
  };
}

/** A deal is a trade, a gift, or a request for one. */
export function dealKind(give: unknown[], want: unknown[]): "ask" | "gift" | "trade" {
  return give.length === 0 ? "ask" : want.length === 0 ? "gift" : "trade";
}

/** The number of a field, counted from 1 in the order on the table. */
export function fieldNumber(session: Session, seat: number, number: number): number {
  const at = (session.state?.seats[seat]?.fields ?? []).findIndex((field) => field.number === number);
  return at < 0 ? number + 1 : at + 1;
}

function building(session: Session, number: number | undefined): string {
  const one = number === undefined ? undefined : session.table?.buildings[number];
  return one ? `${kindName(one.kind)} ${one.price}` : "";
}

export function kinds(session: Session): string[] {
  return [...new Set((session.table?.buildings ?? []).map((one) => one.kind))];
}

function kind(session: Session, facts: Event["facts"]): string {
  if (facts.named === 0) return "none";
  return facts.kind === undefined ? "unknown" : kindName(kinds(session)[facts.kind] ?? "");
}

function result(session: Session): Record<string, Thing> {
  const winners = session.state?.result?.winners;
  if (!winners) return {};
  const names = listing(winners.map((seat) => (seat === session.you ? t("you") : session.name(seat))));
  const alone = winners[0] === session.you ? "you" : "alone";
  return { winner: winners.length === 0 ? "rival" : winners.length === 1 ? alone : "several", names };
}
