// What the lobby shows about editions and bots, in the reader's language if it has the words.

import { has, keyOf, t } from "../i18n/index.svelte";
import type { BotInfo, EditionInfo } from "../wire";

export function aboutOf(edition: EditionInfo): string {
  const key = keyOf("edition", `${edition.id}-about`);
  return has(key) ? t(key) : edition.summary;
}

/** "3–5 players · about 45 min" */
export function factsOf({ id, players }: EditionInfo): string {
  const range = players.length > 1 ? `${players[0]}–${players.at(-1)}` : String(players[0]);
  const length = keyOf("edition", `${id}-length`);
  const facts = [t("lobby-players", { n: players.at(-1)!, range }), has(length) ? t(length) : ""].filter(Boolean);
  return facts.map((fact) => fact.replaceAll(" ", "\u00A0")).join(" · "); // break lines between facts only
}

// The drawings on each box, by name.
const PICTURES: Record<string, string[]> = {
  boonanza: ["bean-blue", "bean-chili", "bean-soy"],
  bohnanza: ["bean-red", "bean-stink", "bean-garden"],
  "bohnanza-plus": ["bean-coffee", "bean-rum", "bean-cocoa"],
  "eleven-beans": ["bean-green", "bean-black-eyed", "bean-cocoa"],
  duel: ["bean-chili", "thing-coin", "bean-green"],
  "al-cabohne": ["boss-al", "boss-don"],
  "al-cabohne-solo": ["boss-joe", "boss-al", "boss-don"],
  "high-bohn": ["building-saloon", "building-bank", "building-jail"],
  "high-bohn-cognac": ["building-distillery", "bean-cognac", "building-saloon"],
};

/** The drawings on the box of an edition. Without a picture, the box shows the edition's first beans. */
export function pictureOf(edition: EditionInfo): string[] {
  return PICTURES[edition.id] ?? edition.beans.slice(0, 3).map(({ name }) => `bean-${name}`);
}

/** The bots that can play an edition: those made for it first, then the others, best company first. */
export function levelsFor(bots: BotInfo[], edition: string): BotInfo[] {
  const liked = ["casual", "sprout", "club", "veteran", "expert", "master", "champion", "trader", "rulebook"];
  const rank = (bot: BotInfo) => (bot.editions ? -1 : liked.includes(bot.name) ? liked.indexOf(bot.name) : liked.length);
  return bots.filter((bot) => bot.editions === null || bot.editions.includes(edition)).toSorted((a, b) => rank(a) - rank(b));
}

// From easy to hard, for games with and without trading.
const TRADERS = ["sprout", "casual", "club", "veteran"];
const HUNTERS = ["random", "greedy", "hunter"];

/** The bots by strength, from easy to hard, and the usual one. */
export function levelsOf(bots: BotInfo[], edition: string): { levels: BotInfo[]; usual: BotInfo } {
  const able = levelsFor(bots, edition);
  const names = able.some((bot) => bot.editions && HUNTERS.includes(bot.name)) ? HUNTERS : TRADERS;
  const levels = names.flatMap((name) => able.filter((bot) => bot.name === name));
  return levels.length > 0 ? { levels, usual: levels[1] ?? levels[0]! } : { levels: able, usual: able[0]! };
}

export function botName(name: string): string {
  const key = keyOf("bot", name);
  return has(key) ? t(key) : name;
}
