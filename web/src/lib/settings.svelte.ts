// The user's settings: theme, sounds, speed of the cards and so on. The browser stores them.

import { recall, remember } from "./memory";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";
export type TextSize = "normal" | "large" | "larger";

const choose = <T extends string>(key: string, options: readonly T[], usual: T): T => {
  const kept = recall(key) as T | null;
  return kept !== null && options.includes(kept) ? kept : usual;
};

export const themes = ["auto", "light", "dark"] as const;
export const speeds = ["slow", "normal", "fast", "off"] as const;
export const textSizes = ["normal", "large", "larger"] as const;

export const settings = $state({
  theme: choose<Theme>("theme", themes, "auto"),
  speed: choose<Speed>("speed", speeds, "normal"),
  text: choose<TextSize>("text", textSizes, "normal"),
  sound: recall("sound") !== "off",
  asks: recall("asks") === "on", // ask before ending the trading
  words: recall("words") !== "off", // show what bots say next to their offers
  letters: recall("letters") === "on", // show letters on small bean pictures; cards always have them
  name: recall("name") ?? "",
});

export function keep(): void {
  remember("theme", settings.theme);
  remember("speed", settings.speed);
  remember("text", settings.text);
  remember("sound", settings.sound ? "on" : "off");
  remember("asks", settings.asks ? "on" : "off");
  remember("words", settings.words ? "on" : "off");
  remember("letters", settings.letters ? "on" : "off");
  remember("name", settings.name);
  applyTheme();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
dark.addEventListener("change", applyTheme);

export function applyTheme(): void {
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.text = settings.text;
}

/** How long a card slides, in milliseconds; 0 means no animation. */
export function slideTime(): number {
  if (still.matches) return 0;
  return { slow: 700, normal: 380, fast: 170, off: 0 }[settings.speed];
}
