// Letters are those of the names that the reader sees.

import { expect, test } from "vitest";
import { load } from "../src/i18n/index.svelte";
import { drawingOf, learnLetters, letterOf, lettersOf } from "../src/lib/letters.svelte";

const kinds = (...names: string[]) => names.map((name) => ({ name, letter: name[0]!.toUpperCase() }));

test("a letter follows the language and the edition", async () => {
  learnLetters(kinds("chili", "garden", "stink"), "boonanza");
  await load("en");
  expect(["chili", "garden", "stink"].map(letterOf)).toEqual(["F", "D", "W"]);
  await load("nl");
  expect(["chili", "garden", "stink"].map(letterOf)).toEqual(["V", "T", "U"]);
  await load("is");
  expect(letterOf("garden")).toBe("Ð");
});

test("a bean is drawn as in its edition, whatever table was looked at before", () => {
  learnLetters(kinds("wax"), "bohnanza-plus");
  expect(drawingOf("wax")).toBe("rum");
  expect(drawingOf("wax", "duel")).toBe("wax");
});

test("beans of somebody's own edition get one of their name, or any that is free", async () => {
  await load("en");
  expect(lettersOf(kinds("red", "rare", "rr", "lima"), "mine")).toEqual({ red: "R", rare: "A", rr: "B", lima: "L" });
});
