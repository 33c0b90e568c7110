// What happened to your offers: who is thinking, who said no and why, and which were closed a few seconds ago.

import type { Event, Offer, Said } from "../wire";

export type Mood = "thinks" | "yes" | "no" | "counters" | "deals";

export interface Closed {
  offer: Offer;
  fate: string;
  /** The partner of the trade. */
  partner: number | null;
}

interface Reply {
  offer: number;
  seat: number;
  mood: "no" | "counters";
  why: Said | null;
}

const STAYS = 8000; // milliseconds that a closed offer stays visible

export class Fates {
  /** Your offers that were just closed, oldest first. */
  closed = $state.raw<Closed[]>([]);
  /** The replies to your offers in this turn. */
  #replies = $state.raw<Reply[]>([]);

  /** Record what happened to the offers of this seat. */
  note(events: Event[], you: number | null): void {
    for (const event of events) {
      if (event.name === "turn began") this.#replies = [];
      const offer = event.offer;
      if (!offer || you === null) continue;
      if (event.name === "offered" && offer.answers !== null && offer.maker !== you) this.#reply(offer.answers, event.seat, "counters");
      if (offer.maker !== you) continue;
      if (event.name === "declined") this.#reply(offer.id, event.seat, "no");
      if (event.fate !== null && event.fate !== "withdrawn") this.#close({ offer, fate: event.fate, partner: event.facts.partner ?? null });
    }
  }

  /** A bot's words belong to its last reply. */
  hear(line: Said): void {
    if (line.kind !== "reason") return;
    const at = this.#replies.findLastIndex((reply) => reply.seat === line.seat && reply.why === null);
    if (at >= 0) this.#replies = this.#replies.with(at, { ...this.#replies[at]!, why: line });
  }

  /** How this seat reacts to your offer, and what it said. */
  face(offer: Offer, seat: number, closed?: Closed): { mood: Mood; why: Said | null } {
    if (closed?.fate === "traded" && closed.partner === seat) return { mood: "deals", why: null };
    if (offer.pledges.some((pledge) => pledge.seat === seat)) return { mood: "yes", why: null };
    const reply = this.#replies.findLast((one) => one.offer === offer.id && one.seat === seat);
    if (reply) return { mood: reply.mood, why: reply.why };
    return { mood: offer.declined.includes(seat) ? "no" : "thinks", why: null };
  }

  #reply(offer: number, seat: number, mood: Reply["mood"]): void {
    this.#replies = [...this.#replies, { offer, seat, mood, why: null }];
  }

  #close(one: Closed): void {
    this.closed = [...this.closed, one];
    setTimeout(() => (this.closed = this.closed.filter((other) => other !== one)), STAYS);
  }
}
