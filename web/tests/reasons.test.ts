// A bot's reason reads as a sentence in every language: in one piece, with the number and the beans it loads of.

import { expect, test } from "vitest";
import { load } from "../src/i18n/index.svelte";
import { goods } from "../src/table/describe";
import { factOf, isProposal, reasonOf } from "../src/table/reasons";

const edition = "boonanza";
const spare = { key: "give.spare", values: { bean: "red" } };
const useful = { key: "get.new.alone", values: { bean: "soy", worth: 1100 } };

test.each<[string, string]>([
  ["en", "A gift, I can do without it: no kidney bean grows on my fields."],
  ["nl", "Een cadeautje, ik kan het missen: op mijn velden groeit geen kidneyboon."],
  ["de", "Geschenkt, ich kann darauf verzichten – eine Kidneybohne baue ich nicht an."],
  ["is", "Gjöf, ég get verið án þessa: nýrnabaun vex hvergi hjá mér."],
])("a gift is spoken of as one, and never as worth 0 coins: %s", async (language, sentence) => {
  await load(language);
  expect(reasonOf(edition, { key: "gift.free", values: { reasons: [spare] } })).toBe(sentence);
});

test("a reason inside a sentence is not changed by it", async () => {
  await load("en");
  expect(reasonOf(edition, { key: "deal.offer", values: { gain: 1100, reasons: [useful] } })).toBe(
    "It would be worth 1.1 coins to me: I can use a soy bean.",
  );
});

test.each<[string, string, string, string]>([
  ["en", "The soy bean joins the one that grows there.", "The single soy bean has to make room: it pays 0 coins.", "2 soy beans and a kidney bean"],
  ["nl", "De sojaboon komt bij die ene die daar al groeit.", "De enige sojaboon moet plaatsmaken en levert 0 munten op.", "2 × sojaboon en een kidneyboon"],
  ["de", "Die Sojabohne kommt zu der einen, die dort wächst.", "Die einzelne Sojabohne muss Platz machen, sie bringt 0 Taler.", "2 × Sojabohne und eine Kidneybohne"],
  ["is", "Sojabaun: bætist við þá einu sem vex þar.", "Sojabaun: sú eina verður að víkja, hún gefur 0 gullpeninga.", "2 × sojabaun og nýrnabaun"],
])("one bean is not spoken of as several, and equal ones are counted: %s", async (language, joins, room, counted) => {
  await load(language);
  expect(reasonOf(edition, { key: "plant.joins", values: { bean: "soy", cards: 1 } })).toBe(joins);
  expect(reasonOf(edition, { key: "harvest.room", values: { bean: "soy", cards: 1, coins: 0 } })).toBe(room);
  expect(goods(["soy", "red", "soy"], edition)).toBe(counted);
});

test("who looks back hears facts, and nobody's own words", async () => {
  await load("en");
  expect(factOf(edition, { key: "deal.offer", values: { gain: 1100, reasons: [useful] } })).toBe("");
  expect(factOf(edition, { key: "other", values: {} })).toBe("");
  expect(factOf(edition, { key: "done.all", values: {} })).toBe("There is nothing more to plant.");
});

test("only what is said of an offer stands beside it", () => {
  const about = (key: string | null) => isProposal({ key, values: {} });
  expect(["deal.offer", "deal.counter", "deal.risk", "gift.free", null].filter((key) => !about(key))).toEqual([]);
  expect(["deal.lack", "deal.loss", "deal.yes", "deal.withdraw", "take", "harvest.room"].filter(about)).toEqual([]);
});
