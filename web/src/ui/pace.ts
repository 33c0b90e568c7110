// How quickly bots play and how long they wait: what people choose from, and what the server counts with.

export type Pace = "calm" | "normal" | "quick";

/** Seconds before a bot acts. */
export const paces: Record<Pace, number> = { calm: 2, normal: 1, quick: 0.3 };

/** The name that comes nearest. */
export function paceOf(seconds: number): Pace {
  return seconds > 1.5 ? "calm" : seconds > 0.6 ? "normal" : "quick";
}

/** A time in words: many seconds are minutes. */
export function long(seconds: number): { n: number; unit: "minutes" | "seconds" } {
  return seconds > 60 && seconds % 60 === 0 ? { n: seconds / 60, unit: "minutes" } : { n: seconds, unit: "seconds" };
}
