// What rules and server say in English, as the page says it.

import { expect, test } from "vitest";
import { heard, load } from "../src/i18n/index.svelte";

test.each([
  ["en", "This offer was withdrawn"],
  ["nl", "Dit bod is ingetrokken"],
  ["de", "Dieses Angebot wurde zurückgezogen"],
  ["is", "Þetta tilboð var dregið til baka"],
])("an offer that is gone is named without its number (%s)", async (language, words) => {
  await load(language);
  expect(heard("offer 17 was withdrawn")).toBe(words);
});
