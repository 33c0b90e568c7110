// Every language says everything, with the same places in every sentence, and nothing is said that has no words.

import { describe, expect, test } from "vitest";
import { beanNames } from "../src/i18n/beans";
import { de } from "../src/i18n/de";
import { en, type Messages } from "../src/i18n/en";
import { is } from "../src/i18n/is";
import { nl } from "../src/i18n/nl";

const languages: Record<string, Messages> = { nl, de, is };
const forms = (message: Messages[keyof Messages]): string[] => (typeof message === "string" ? [message] : Object.values(message));
const places = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
// Sentences that are the same in two languages because the words are.
const SAME = new Set(["boss.don"]);

describe.each(Object.entries(languages))("%s", (language, messages) => {
  test("has exactly the keys of English", () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
  });

  test("keeps the places of every sentence", () => {
    for (const [key, message] of Object.entries(en)) {
      const wanted = new Set(forms(message).flatMap((form) => [...places(form)]));
      for (const form of forms(messages[key as keyof Messages]))
        for (const place of places(form)) expect(wanted, `${key}: ${form}`).toContain(place);
      const found = new Set(forms(messages[key as keyof Messages]).flatMap((form) => [...places(form)]));
      expect(found, key).toEqual(wanted);
    }
  });

  test("is translated, not copied", () => {
    const copied = Object.keys(en).filter((key) => {
      const text = JSON.stringify(en[key as keyof Messages]);
      return text.length > 22 && text === JSON.stringify(messages[key as keyof Messages]) && !SAME.has(key);
    });
    expect(copied).toEqual([]);
  });

  test("has every plural form its numbers need", () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(messages))
      if (typeof message !== "string") expect(Object.keys(message).sort(), key).toEqual([...needed].sort());
  });

  test("names every bean", () => {
    expect(Object.keys(beanNames[language as "nl"]).filter((bean) => !bean.includes("@")).sort()).toEqual(
      Object.keys(beanNames.en).filter((bean) => !bean.includes("@")).sort(),
    );
  });
});

const files = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts", "!../src/i18n/{en,nl,de,is,beans}.ts", "!../src/art/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = Object.entries(files).map(([path, text]) => ({ path, text }));

test("every key that is used has words", () => {
  for (const { path, text } of texts)
    for (const [, key] of text.matchAll(/\b(?:t|pieces)\(\s*"([^"]+)"/g)) expect(en, path).toHaveProperty([key!]);
});

test("no message is left over", () => {
  const all = texts.map(({ text }) => text).join("\n");
  // Keys made of what the server sends, or of a choice: `phase.${name}`.
  const made = [...all.matchAll(/`([a-z_.]+)\$\{/g)].map((match) => match[1]!);
  const unused = Object.keys(en).filter(
    (key) => !all.includes(`"${key}"`) && !made.some((start) => start.length > 2 && key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test("nothing is hard-coded in the pages", () => {
  for (const { path, text } of texts.filter(({ path }) => path.endsWith(".svelte"))) {
    const markup = text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "");
    const words = markup.replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, "").replace(/<[^>]*>/g, " ");
    const left = words.match(/\p{L}{3,}/gu)?.filter((word) => !["Bohnhof"].includes(word)) ?? [];
    expect(left, path).toEqual([]);
  }
});
