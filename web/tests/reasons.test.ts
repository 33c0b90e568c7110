// A bot's reason reads as a sentence in every language: in one piece, with the number and the beans it loads of.

import { expect, test } from "vitest";
import { load } from "../src/i18n/index.svelte";
import { isProposal, reasonOf } from "../src/table/reasons";
import type { Session } from "../src/table/session.svelte";

const session = { edition: "boonanza" } as Session;
const spare = { key: "give.spare", values: { bean: "red" } };
const useful = { key: "get.new.alone", values: { bean: "soy", worth: 1100 } };

test.each<[string, string]>([
  ["en", "A gift, I can do without it: no kidney bean grows on my fields."],
  ["nl", "Een cadeautje, ik kan het missen: op mijn velden groeit geen kidneyboon."],
  ["de", "Geschenkt, ich kann darauf verzichten: eine Kidneybohne baue ich nicht an."],
  ["is", "Gjöf, ég get verið án þessa: nýrnabaun vex hvergi hjá mér."],
])("a gift is spoken of as one, and never as worth 0 coins: %s", async (language, sentence) => {
  await load(language);
  expect(reasonOf(session, { key: "gift.free", values: { reasons: [spare] } })).toBe(sentence);
});

test("a reason inside a sentence is not changed by it", async () => {
  await load("en");
  expect(reasonOf(session, { key: "deal.offer", values: { gain: 1100, reasons: [useful] } })).toBe(
    "It would be worth 1.1 coins to me: I can use a soy bean.",
  );
});

test("only what is said of an offer stands beside it", () => {
  const about = (key: string | null) => isProposal({ key, values: {} });
  expect(["deal.offer", "deal.counter", "deal.risk", "gift.free", null].filter((key) => !about(key))).toEqual([]);
  expect(["deal.lack", "deal.loss", "deal.yes", "deal.withdraw", "take", "harvest.room"].filter(about)).toEqual([]);
});
