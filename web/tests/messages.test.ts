// Sentences are read as in Python (the examples are those of tests/sentences), and nothing is said that has no words.

import { expect, test } from "vitest";
import examples from "../../tests/sentences/examples.json";
import languages from "virtual:sentences";
import { cut, read, type Messages, type Values } from "../src/i18n/fluent";

test.each(examples)("$said", ({ text, values, language, said }) => {
  const { sentence } = read(`# a comment\nfirst = 1\nsentence =\n    ${text.replaceAll("\n", "\n    ")}\n\nlast = 2\n`);
  const filled = values as Values;
  const pieces = cut(sentence!, filled, language);
  expect(pieces.map((piece) => ("text" in piece ? piece.text : String(filled[piece.place]))).join("")).toBe(said);
});

test("what cannot be read is named", () => {
  expect(() => read("sentence = { name }\n")).toThrow("sentence: this cannot be read");
});

const english: Messages = (await languages.en!.load()).default;

test("every language says what the page says", async () => {
  for (const { name, load } of Object.values(languages)) {
    const messages = (await load()).default;
    expect(messages.language).toBe(name);
    expect(Object.keys(english).filter((key) => !(key in messages) && !key.includes("-in-"))).toEqual([]);
  }
});

const files = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts", "!../src/art/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = Object.entries(files).map(([path, text]) => ({ path, text }));

test("every key that is used has words", () => {
  for (const { path, text } of texts)
    for (const [, key] of text.matchAll(/\b(?:t|pieces)\(\s*"([^"]+)"|\bsay: "([^"]+)"/g)) if (key) expect(english, path).toHaveProperty([key]);
});

test("nothing is hard-coded in the pages", () => {
  for (const { path, text } of texts.filter(({ path }) => path.endsWith(".svelte"))) {
    const markup = text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "");
    const words = markup.replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, "").replace(/<[^>]*>/g, " ");
    const left = words.match(/\p{L}{3,}/gu)?.filter((word) => !["Bohnhof"].includes(word)) ?? [];
    expect(left, path).toEqual([]);
  }
});
