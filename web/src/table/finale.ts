// Data for the end of a game: the last harvest, seat by seat, and the game in a few numbers.

import type { Event } from "../wire";
import { earnings, type Earning } from "./review";
import type { Happening, Session } from "./session.svelte";

export interface LastHarvest {
  seat: number;
  sold: { beans: (number | null)[]; coins: number }[];
  before: number;
  after: number;
}

const SOLD = ["harvested"];

/** What each seat sold at the end of the game, in order. Empty if the log of the end is missing. */
export function lastHarvest(session: Session): LastHarvest[] {
  const scores = session.state?.result?.scores ?? [];
  const last = session.happened.at(-1);
  if (last?.event.name !== "game ended") return [];
  const found = new Map<number, LastHarvest>();
  for (const { event } of session.happened.filter(({ n, event: { name } }) => n === last.n && SOLD.includes(name))) {
    const after = scores[event.seat] ?? 0;
    const row = found.get(event.seat) ?? { seat: event.seat, sold: [], before: after, after };
    const coins = event.facts.coins ?? 0;
    row.sold.push({ beans: event.moves.flatMap((move) => move.cards.map((card) => card.bean)), coins });
    row.before -= coins;
    found.set(event.seat, row);
  }
  return [...found.values()];
}

export interface GameNumbers {
  turns: number;
  deals: number;
  /** The harvest that paid most, and its seat. */
  best: { seat: number; harvest: Earning } | null;
}

export function gameNumbers(session: Session): GameNumbers {
  const harvests = earnings(session).slice(0, session.table?.seats.length).flatMap((some, seat) => some.map((harvest) => ({ seat, harvest })));
  return {
    turns: session.state?.turn ?? 0,
    deals: deals(session.happened).length,
    best: harvests.toSorted((a, b) => b.harvest.coins - a.harvest.coins)[0] ?? null,
  };
}

function deals(happened: Happening[]): Event[] {
  return happened.flatMap(({ event }) => (event.name === "traded" && event.offer ? [event] : []));
}

const ONE_FOR_ONE = 2; // cards: the smallest possible deal

/** The deal with the most cards, among those in which both sides gave something. */
export function biggestDeal(session: Session): Event | null {
  const size = ({ offer }: Event) => (offer!.give.length && offer!.want.length + offer!.want_coins.length ? offer!.give.length + offer!.want.length + offer!.want_coins.length : 0);
  const best = deals(session.happened).toSorted((a, b) => size(b) - size(a))[0];
  return best && size(best) > ONE_FOR_ONE ? best : null;
}

export interface Step {
  seat: number;
  score: number;
  place: number;
}

/** The ranking. Equal scores share a place, but winners come first. The score of the bosses is the last in `scores`. */
export function places(scores: number[], winners: number[]): Step[] {
  const won = (seat: number) => (winners.includes(seat) ? 1 : 0);
  const order = scores.map((score, seat) => ({ seat, score })).toSorted((a, b) => won(b.seat) - won(a.seat) || b.score - a.score);
  return order.map(({ seat, score }) => ({
    seat,
    score,
    place: 1 + order.filter((other) => won(other.seat) > won(seat) || (won(other.seat) === won(seat) && other.score > score)).length,
  }));
}
