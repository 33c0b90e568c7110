// Events as sentences: which message tells them, and what stands in its places.

import { has, keyOf, type Key } from "../i18n/index.svelte";
import type { Thing } from "../ui/Say.svelte";
import type { Event, Move } from "../wire";
import { bossName, outsiders } from "./bosses";
import type { Session } from "./session.svelte";
import { kindName } from "./town";

export interface Sentence {
  say: Key;
  values: Record<string, Thing>;
}

export type Topic = "turn" | "plant" | "harvest" | "trade" | "talk";

const TOPICS: Record<string, Topic> = {
  "turn began": "turn", "game ended": "turn", reshuffled: "turn", "exhausted for good": "turn", "still round": "turn",
  "encore began": "turn",
  planted: "plant", drew: "plant", "turned up": "plant", kept: "plant",
  harvested: "harvest", "field bought": "harvest", "building bought": "harvest", "outsider sold": "harvest", "toll paid": "harvest",
  offered: "talk", pledged: "talk", declined: "talk", withdrawn: "talk", lapsed: "talk",
  traded: "trade", "trading ended": "trade",
};

export function topicOf(event: Event): Topic {
  return TOPICS[event.name] ?? "plant";
}

/** The sentence about an event; null for what needs no words. */
export function story(session: Session, event: Event, turn: number): Sentence | null {
  if (event.name === "phase began") return null;
  if (event.moves.length === 0 && ["drew", "turned up", "planted", "harvested"].includes(event.name)) return null;
  const key = keyOf("log", event.name);
  if (!has(key)) return null;
  const who = { seat: event.seat };
  const cards = { beans: session.beansOf(event.moves.flatMap((move) => move.cards)) };
  switch (event.name) {
    case "turn began":
      return { say: key, values: { who, n: turn } };
    case "planted": {
      const boss = bossIn(session, event.moves);
      return boss ? { say: "log-given", values: { boss, cards } } : { say: key, values: { who, cards } };
    }
    case "harvested":
      return { say: key, values: { who, cards, n: coinsIn(event.moves) } };
    case "offered": {
      const offer = event.offer;
      if (!offer) return null;
      const give = { beans: session.beansOf(offer.give) };
      const want = { beans: session.beans([...offer.want, ...offer.want_coins]) };
      if (offer.to === null) return { say: "log-offered-all", values: { who, give, want, n: offer.id } };
      return { say: key, values: { who, whom: { seat: offer.to }, give, want, n: offer.id } };
    }
    case "traded": {
      const offer = event.offer;
      if (!offer) return null;
      const receivers = [...new Set(event.moves.map((move) => seatIn(move.target)))];
      const other = receivers.find((seat) => seat !== offer.maker) ?? offer.to ?? offer.maker;
      const got = (seat: number) => ({
        beans: session.beansOf(event.moves.filter((move) => seatIn(move.target) === seat).flatMap((move) => move.cards)),
      });
      const giver = other === offer.maker ? offer.to : other;
      const partner = giver ?? partnerFrom(event.moves, offer.maker) ?? offer.maker;
      return { say: key, values: { who: { seat: offer.maker }, whom: { seat: partner }, got: got(offer.maker), given: got(partner) } };
    }
    case "building bought": {
      // A building is known by its price and the bean of the coins that paid it.
      const paid = event.moves.flatMap((move) => move.cards);
      const bought = session.table?.buildings.find((one) => one.price === paid.length && one.bean === session.bean(paid[0]?.bean));
      return { say: key, values: { who, building: bought ? `${kindName(bought.kind)} ${bought.price}` : "" } };
    }
    case "game ended": {
      const winners = session.state?.result?.winners ?? [];
      if (winners.length === 0) return { say: "end-mafia", values: {} };
      return { say: key, values: { names: winners.map((seat) => session.name(seat)).join(", "), n: winners.length } };
    }
    default:
      return {
        say: key,
        values: {
          who,
          cards,
          boss: bossIn(session, event.moves),
          n: event.name === "outsider sold" ? coinsIn(event.moves) : (event.offer?.id ?? event.moves[0]?.cards.length ?? 0),
        },
      };
  }
}

/** Whose place this is: `field 2 0` is of seat 2. */
export function seatIn(place: string): number {
  return Number(place.split(" ")[1] ?? -1);
}

export function coinsIn(moves: Move[]): number {
  return moves.filter((move) => /\bcoins\b|^under /.test(move.target)).reduce((sum, move) => sum + move.cards.length, 0);
}

/** The boss whose field gives or gets cards. */
function bossIn(session: Session, moves: Move[]): string {
  const bosses = outsiders(session);
  const at = bosses.findIndex(({ name }) => moves.some(({ source, target }) => source === name || target === name));
  return at < 0 ? "" : bossName(bosses[at]!);
}

function partnerFrom(moves: Move[], maker: number): number | null {
  for (const { source } of moves) {
    const seat = seatIn(source);
    if (seat >= 0 && seat !== maker && source !== "faceup") return seat;
  }
  return null;
}
