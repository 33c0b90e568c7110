// What the page says: sentences of src/bohnhof/sentences, of which one language is loaded at a time.
//
// Sentences that show beans, seats or cards are cut into pieces (`pieces`), so that a component can draw what stands
// in a place.

import languages from "virtual:sentences";
import { cut, type Messages, type Piece, type Values } from "./fluent";
import { recall, remember } from "../lib/memory";

export type { Piece, Values } from "./fluent";
export type Key = string; // tests see to it that every key that is used has words
export { languages };

/** The first of the reader's languages that we speak. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (language in languages) return language;
  }
  return "en";
}

function initial(): string {
  const kept = recall("language");
  return kept && kept in languages ? kept : preferred(navigator.languages ?? []);
}

const loaded: Record<string, Messages> = {};

export const locale = $state({ language: "en" });

/** Load a language, and speak it from then on; without a name, the reader's. */
export async function speak(language: string = initial()): Promise<void> {
  await load(language);
  remember("language", language);
  document.documentElement.lang = language;
}

export async function load(language: string): Promise<void> {
  loaded[language] ??= (await languages[language]!.load()).default;
  locale.language = language;
}

/** A message cut into texts and places, for a component that draws what stands in the places. */
export function pieces(key: Key, values: Values = {}): Piece[] {
  const pattern = messages()[key];
  return pattern === undefined ? [{ text: key }] : cut(pattern, values, locale.language);
}

/** A message in the reader's language, its places filled in. */
export function t(key: Key, values: Values = {}): string {
  return pieces(key, values).map((piece) => ("text" in piece ? piece.text : word(values[piece.place]))).join("");
}

/** Is there a message with this key? For keys that are made of what the server sends. */
export function has(key: string): boolean {
  return key in messages();
}

function messages(): Messages {
  return loaded[locale.language] ?? {};
}

/** The key of something that has a name elsewhere: `log` and `turn began` make `log-turn-began`. */
export function keyOf(kind: string, name: string): Key {
  return `${kind}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "")}`;
}

/** What the server said in English, in the reader's language, by a key that is made of the sentence (a test sees to it
 * that none is missing). A number in a sentence may stand for any number. */
export function heard(text: string): string {
  const number = text.match(/\d+/)?.[0] ?? "";
  // Offers have numbers for programs only.
  const keys = [keyOf("said", text), keyOf("offer-that", text.replace(/^offer \d+ /, "")), keyOf("said", text.replace(/\d+/, "n"))];
  const key = keys.find(has);
  const own = key === undefined ? text : t(key, { n: number });
  return own.slice(0, 1).toLocaleUpperCase(locale.language) + own.slice(1);
}

/** What an edition is called in the reader's language; one of its own title keeps it. */
export function editionName(edition: string, title: string): string {
  const key = keyOf("edition", edition);
  return has(key) ? t(key) : title;
}

/** What a bean is called in the reader's language and in the booklet of this edition. */
export function beanName(bean: string, edition = ""): string {
  return first(keyOf("bean", `${bean}-in-${edition}`), keyOf("bean", bean)) ?? bean;
}

/** The letter that fits this name; undefined for a bean of somebody's own edition. */
export function beanLetter(bean: string, edition: string): string | undefined {
  return first(keyOf("letter", `${bean}-in-${edition}`), keyOf("letter", bean));
}

function first(...keys: Key[]): string | undefined {
  const key = keys.find(has);
  return key === undefined ? undefined : t(key);
}

/** A long name on a small card may be broken before its last part: Kidney-bohne. */
export function breakable(name: string): string {
  const last = t("bean-ending");
  return name.endsWith(last) && /\p{L}{3}$/u.test(name.slice(0, -last.length)) ? `${name.slice(0, -last.length)}\u00AD${last}` : name;
}

/** "Anna, Bert and Cleo" */
export function listing(things: string[]): string {
  // Not by Intl: some browsers have no Icelandic lists.
  return things.length < 2 ? (things[0] ?? "") : t("listing", { first: things.slice(0, -1).join(", "), last: things.at(-1) });
}

/** A value as it stands in a sentence; numbers have at most one decimal. */
function word(value: unknown): string {
  if (typeof value !== "number") return String(value ?? "");
  return Number.isInteger(value) ? String(value) : tenths(value);
}

/** "2.1", always with one decimal. Not by Intl: some browsers know no Icelandic. */
export function tenths(n: number): string {
  return n.toFixed(1).replace(".", t("decimal-sign"));
}

/** "+2.1", "−0.4"; what would be said as nothing has no sign. */
export function signed(n: number): string {
  const said = tenths(Math.abs(n));
  return /[1-9]/.test(said) ? (n > 0 ? "+" : "−") + said : said;
}

/** "17 Nov 2026", of a time in milliseconds; not by Intl either. */
export function date(at: number): string {
  const day = new Date(at);
  return t("date", { day: day.getDate(), month: day.getMonth() + 1, year: day.getFullYear() });
}
