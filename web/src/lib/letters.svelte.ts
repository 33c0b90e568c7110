// The letters of the beans: one that fits the name which the reader sees, and none twice at a table. And which drawing
// fits that name.

import { beanArt, drawnAs } from "../art";
import { beanLetter, beanName } from "../i18n/index.svelte";

interface Kind {
  name: string;
  letter: string; // what the server would write, for beans that have no name in our languages
}

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const table = $state<{ beans: Kind[]; edition: string }>({ beans: [], edition: "" });
const letters = $derived(lettersOf(table.beans, table.edition));

export function learnLetters(beans: Kind[], edition: string): void {
  table.beans = beans;
  table.edition = edition;
}

export function letterOf(bean: string): string {
  return letters[bean] ?? "";
}

/** The name of a bean's drawing in an edition, or at this table. */
export function drawingOf(bean: string, edition = table.edition): string {
  const drawing = drawnAs[edition]?.[bean] ?? bean;
  return drawing in beanArt ? drawing : "plain";
}

/** The letter of each bean; whoever comes second gets another of its name, or any that is free. */
export function lettersOf(beans: Kind[], edition: string): Record<string, string> {
  const wishes = beans.map((bean) => beanLetter(bean.name, edition) ?? bean.letter);
  const found: Record<string, string> = {};
  beans.forEach(({ name }, n) => {
    if (wishes.indexOf(wishes[n]!) === n) found[name] = wishes[n]!;
  });
  for (const { name } of beans) {
    const taken = Object.values(found);
    found[name] ??= [...beanName(name, edition).toUpperCase(), ...ALPHABET].find((letter) => ALPHABET.includes(letter) && !taken.includes(letter)) ?? "";
  }
  return found;
}
