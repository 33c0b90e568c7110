// The little Markdown of the rule documents.

import { expect, test } from "vitest";
import { blocks, spans } from "../src/lib/prose";

test("paragraphs, lists, tables and examples are told apart", () => {
  const text = "One\ntwo.\n\n- a\n- b\n  more\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```\n# code\n```";
  expect(blocks(text)).toEqual([
    { kind: "text", lines: ["One", "two."] },
    { kind: "list", ordered: false, lines: ["a", "b more"] },
    { kind: "table", rows: [["x", "y"], ["1", "2"]] },
    { kind: "code", lines: ["# code"] },
  ]);
});

test("emphasis and code are spans, links keep their words", () => {
  expect(spans("a **b** *c* `d` [e](f.md)")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", text: "b" },
    { kind: "text", text: " " },
    { kind: "em", text: "c" },
    { kind: "text", text: " " },
    { kind: "code", text: "d" },
    { kind: "text", text: " e" },
  ]);
});
