// A bot's reason in the reader's language if there is a translation, otherwise in the bot's own words.

import { beanName, has, keyOf, listing, locale, t } from "../i18n/index.svelte";
import { bossNamed } from "./bosses";

interface Message {
  key: string | null;
  values: Record<string, unknown> | null;
}

export function reasonOf(edition: string, said: Message & { text?: string; reason?: string }): string {
  return sentence(inWords(edition, said, ["reason"]) ?? said.text ?? said.reason ?? "");
}

/** The same as advice of the coach to the player. */
export function adviceOf(edition: string, said: Message & { reason?: string }): string {
  return sentence(inWords(edition, said, ["advice", "reason"]) ?? said.reason ?? "");
}

/** The same for a review: leaves out what players would say about their own hand. */
export function factOf(edition: string, said: Message): string {
  return has(keyOf("advice", said.key ?? "")) ? "" : reasonOf(edition, said);
}

function sentence(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(locale.language) + text.slice(1);
}

/** Are these words about an offer that the bot makes? The bot's own words can be about anything. */
export function isProposal({ key }: Message): boolean {
  return key === null || /^(gift|aloud\.(offer|counter|gift|grows|uses|asks|gives)|deal\.(offer|counter|even|risk)$)/.test(key);
}

function inWords(edition: string, { key, values }: Message, kinds: string[]): string | null {
  const own = kinds.map((kind) => keyOf(kind, key ?? "")).find(has);
  if (own === undefined) return null;
  const words = Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, word(edition, name, value, kinds)]));
  return t(own, words);
}

function word(edition: string, name: string, value: unknown, kinds: string[]): unknown {
  if (Array.isArray(value)) return listing(value.map((reason: Message) => inWords(edition, reason, kinds) ?? ""));
  if (typeof value === "number" && ["gain", "worth", "value"].includes(name)) {
    // thousandths of a coin, shown with one decimal
    return t("coins-worth", { n: Math.round(value / 100) / 10 });
  }
  if (name === "coins" || name === "price") return t("coins-worth", { n: value });
  if (name === "bean" && value === "coin") return t("coins", { n: 1 });
  if (name === "boss" && typeof value === "string") return bossNamed(value);
  if (name === "bean" && typeof value === "string") return beanName(value, edition);
  return value;
}
