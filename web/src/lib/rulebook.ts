// All rules, asked for once.

import type { RuleInfo } from "../wire";
import { api } from "./api";

let book: Promise<RuleInfo[]> | undefined;

export function rulebook(): Promise<RuleInfo[]> {
  book ??= api.rules().catch((fault: unknown) => {
    book = undefined;
    throw fault;
  });
  return book;
}
