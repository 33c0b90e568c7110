// What a person likes: theme, sounds, speed of the cards. Kept in the browser.

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
  asks: recall("asks") === "on", // before the trading ends
  words: recall("words") !== "off", // what bots say beside offers
  letters: recall("letters") === "on", // on small pictures of beans; cards always have them
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

/** How long a card takes from place to place, in milliseconds; 0: it is simply there. */
export function slideTime(): number {
  if (still.matches) return 0;
  return { slow: 700, normal: 380, fast: 170, off: 0 }[settings.speed];
}
