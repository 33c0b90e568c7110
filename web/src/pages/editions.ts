// What the lobby says of editions and bots: in the reader's language where we have the words.

import { has, keyOf, t } from "../i18n/index.svelte";
import type { BotInfo, EditionInfo } from "../wire";

export function aboutOf(edition: EditionInfo): string {
  const key = keyOf("edition", `${edition.id}-about`);
  return has(key) ? t(key) : edition.summary;
}

/** The bots that can play an edition, the best companion first; those made for just such games before the others. */
export function levelsFor(bots: BotInfo[], edition: string): BotInfo[] {
  const liked = ["casual", "sprout", "club", "expert", "master", "champion", "trader", "rulebook"];
  const rank = (bot: BotInfo) => (bot.editions ? -1 : liked.includes(bot.name) ? liked.indexOf(bot.name) : liked.length);
  return bots.filter((bot) => bot.editions === null || bot.editions.includes(edition)).toSorted((a, b) => rank(a) - rank(b));
}
