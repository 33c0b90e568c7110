// The texts of the page: the messages in src/bohnhof/sentences. One language is loaded at a time.
//
// Messages with beans, seats or cards are split into pieces (`pieces`), so that a component can draw these.

import languages from "virtual:sentences";
import { cut, type Messages, type Piece, type Values } from "./fluent";
import { recall, remember } from "../lib/memory";

export type { Piece, Values } from "./fluent";
export type Key = string; // tests check that every key in use has a message
export { languages };

/** The first of the reader's languages that we have. */
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

/** Load a language and switch to it. The default is the reader's language. */
export async function speak(language: string = initial()): Promise<void> {
  await load(language);
  remember("language", language);
  document.documentElement.lang = language;
}

export async function load(language: string): Promise<void> {
  loaded[language] ??= (await languages[language]!.load()).default;
  locale.language = language;
}

/** A message split into texts and places, for a component that draws the things in the places. */
export function pieces(key: Key, values: Values = {}): Piece[] {
  const pattern = messages()[key];
  return pattern === undefined ? [{ text: key }] : cut(pattern, values, locale.language);
}

/** A message in the reader's language, with its places filled in. */
export function t(key: Key, values: Values = {}): string {
  return pieces(key, values).map((piece) => ("text" in piece ? piece.text : word(values[piece.place]))).join("");
}

/** Does this key have a message? For keys that are made from data of the server. */
export function has(key: string): boolean {
  return key in messages();
}

function messages(): Messages {
  return loaded[locale.language] ?? {};
}

/** The message key for a name: `log` and `turn began` make `log-turn-began`. */
export function keyOf(kind: string, name: string): Key {
  return `${kind}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "")}`;
}

/** An English sentence of the server in the reader's language. The key is made from the sentence; a test checks that
 * none is missing. In a key, "n" stands for any number. */
export function heard(text: string): string {
  const number = text.match(/\d+/)?.[0] ?? "";
  // Offer numbers are for programs only: they are not shown.
  const keys = [keyOf("said", text), keyOf("offer-that", text.replace(/^offer \d+ /, "")), keyOf("said", text.replace(/\d+/, "n"))];
  const key = keys.find(has);
  const own = key === undefined ? text : t(key, { n: number });
  return own.slice(0, 1).toLocaleUpperCase(locale.language) + own.slice(1);
}

/** The name of an edition in the reader's language. Editions without a translation keep their title. */
export function editionName(edition: string, title: string): string {
  const key = keyOf("edition", edition);
  return has(key) ? t(key) : title;
}

/** The name of a bean in the reader's language, as this edition's rulebook uses it. */
export function beanName(bean: string, edition = ""): string {
  return first(keyOf("bean", `${bean}-in-${edition}`), keyOf("bean", bean)) ?? bean;
}

/** The letter for this bean name; undefined for a bean of a user-made edition. */
export function beanLetter(bean: string, edition: string): string | undefined {
  return first(keyOf("letter", `${bean}-in-${edition}`), keyOf("letter", bean));
}

function first(...keys: Key[]): string | undefined {
  const key = keys.find(has);
  return key === undefined ? undefined : t(key);
}

/** Allow a line break before the last part of a long name on a small card: Kidney-bohne. */
export function breakable(name: string): string {
  const last = t("bean-ending");
  return name.endsWith(last) && /\p{L}{3}$/u.test(name.slice(0, -last.length)) ? `${name.slice(0, -last.length)}\u00AD${last}` : name;
}

/** "Anna, Bert and Cleo" */
export function listing(things: string[]): string {
  // Intl is not used: some browsers have no Icelandic lists.
  return things.length < 2 ? (things[0] ?? "") : t("listing", { first: things.slice(0, -1).join(", "), last: things.at(-1) });
}

/** A value as text in a message. Numbers have at most one decimal. */
function word(value: unknown): string {
  if (typeof value !== "number") return String(value ?? "");
  return Number.isInteger(value) ? String(value) : tenths(value);
}

/** "2.1", always with one decimal. Intl is not used: some browsers do not support Icelandic. */
export function tenths(n: number): string {
  return n.toFixed(1).replace(".", t("decimal-sign"));
}

/** "+2.1", "−0.4". A number that rounds to zero has no sign. */
export function signed(n: number): string {
  const said = tenths(Math.abs(n));
  return /[1-9]/.test(said) ? (n > 0 ? "+" : "−") + said : said;
}

/** "17 Nov 2026", from a time in milliseconds. Intl is not used here either. */
export function date(at: number): string {
  const day = new Date(at);
  return t("date", { day: day.getDate(), month: day.getMonth() + 1, year: day.getFullYear() });
}
