// The letters and drawings of the beans. A letter fits the name that the reader sees, and is unique at a table.

import { beanArt, drawnAs } from "../art";
import { beanLetter, beanName } from "../i18n/index.svelte";

interface Kind {
  name: string;
  letter: string; // the server's letter, for beans without a translated name
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

/** The name of a bean's drawing, in this edition or at the current table. */
export function drawingOf(bean: string, edition = table.edition): string {
  const drawing = drawnAs[edition]?.[bean] ?? bean;
  return drawing in beanArt ? drawing : "plain";
}

/** The letter of each bean. If it is taken, the bean gets another letter of its name, or any free one. */
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
