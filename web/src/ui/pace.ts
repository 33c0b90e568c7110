// The pace of bots, as players choose it and as seconds for the server; and durations for display.

export type Pace = "calm" | "normal" | "quick";

/** Seconds before a bot acts. */
export const paces: Record<Pace, number> = { calm: 2, normal: 1, quick: 0.3 };

/** The nearest named pace. */
export function paceOf(seconds: number): Pace {
  return seconds > 1.5 ? "calm" : seconds > 0.6 ? "normal" : "quick";
}

/** A duration for display: whole minutes if there are several, otherwise seconds. */
export function long(seconds: number): { n: number; unit: "minutes" | "seconds" } {
  return seconds > 60 && seconds % 60 === 0 ? { n: seconds / 60, unit: "minutes" } : { n: seconds, unit: "seconds" };
}
