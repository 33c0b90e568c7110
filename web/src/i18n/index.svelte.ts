// Languages: one message file each, the same keys in all of them (the compiler and a test see to it).
//
// A message is a text with {places}, or a set of plural forms chosen by its {n}. Sentences that show beans, seats
// or cards are cut into pieces (`pieces`), so that a component can draw what stands in a place.

import { beanNames } from "./beans";
import { de } from "./de";
import { en, type Key, type Messages, type Plural } from "./en";
import { is } from "./is";
import { nl } from "./nl";
import server from "./server.json";
import { recall, remember } from "../lib/memory";

export type { Key } from "./en";
export type Language = "en" | "nl" | "de" | "is";
export type Values = Record<string, unknown>;
export type Piece = { text: string } | { place: string };

export const languages: Record<Language, { name: string; messages: Messages }> = {
  en: { name: "English", messages: en },
  nl: { name: "Nederlands", messages: nl },
  de: { name: "Deutsch", messages: de },
  is: { name: "Íslenska", messages: is },
};

/** The first of the reader's languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in languages) return language as Language;
  }
  return "en";
}

function initial(): Language {
  const kept = recall("language");
  return kept && kept in languages ? (kept as Language) : preferred(navigator.languages ?? []);
}

export const locale = $state<{ language: Language }>({ language: initial() });

export function speak(language: Language): void {
  locale.language = language;
  remember("language", language);
  document.documentElement.lang = language;
}

/** A message in the reader's language, its places filled in. */
export function t(key: Key, values: Values = {}): string {
  return template(locale.language, key, values).replace(/\{(\w+)\}/g, (_, place: string) => String(values[place] ?? ""));
}

/** A message cut into texts and places, for a component that draws what stands in the places. */
export function pieces(key: Key, values: Values = {}): Piece[] {
  return template(locale.language, key, values)
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) => (/^\{\w+\}$/.test(part) ? { place: part.slice(1, -1) } : { text: part }));
}

const sentences: Record<string, Record<string, string>> = server;

/** What the server said in English, in the reader's language: its sentences are keys of their own (a test sees to it
 * that none is missing). A number in a sentence may stand for any number. */
export function heard(text: string): string {
  const numbers = text.match(/\d+/g) ?? [];
  const known = sentences[text] ?? sentences[text.replace(/\d+/, "{n}")];
  const own = known?.[locale.language]?.replace("{n}", numbers[0] ?? "") ?? text;
  return own.slice(0, 1).toLocaleUpperCase(locale.language) + own.slice(1);
}

/** Is there a message with this key? For keys that are made of what the server sends. */
export function has(key: string): key is Key {
  return key in en;
}

export function template(language: Language, key: Key, values: Values): string {
  const message: string | Plural = languages[language].messages[key];
  if (typeof message === "string") return message;
  const form = new Intl.PluralRules(language).select(Number(values.n ?? 0));
  return message[form] ?? message.other;
}

/** What an edition is called in the reader's language; one of its own title keeps it. */
export function editionName(edition: string, title: string): string {
  const key = `edition.${edition}`;
  return has(key) ? t(key) : title;
}

/** What a bean is called in the reader's language and in the booklet of this edition. */
export function beanName(bean: string, edition = ""): string {
  const names = beanNames[locale.language];
  return names[`${bean}@${edition}`] ?? names[bean] ?? bean;
}

/** "Anna, Bert and Cleo" */
export function listing(things: string[]): string {
  // Not by Intl: some browsers have no Icelandic lists.
  return things.length < 2 ? (things[0] ?? "") : t("listing", { first: things.slice(0, -1).join(", "), last: things.at(-1) });
}

/** A number with one decimal. Danes write numbers as Icelanders do, whom some browsers do not know. */
export function decimal(number: number): string {
  const format = new Intl.NumberFormat(locale.language === "is" ? ["is", "da"] : locale.language, { maximumFractionDigits: 1 });
  return format.format(number);
}
