// All rules, loaded once for each language.

import type { RuleInfo } from "../wire";
import { api } from "./api";

const books: Record<string, Promise<RuleInfo[]> | undefined> = {};

export function rulebook(language: string): Promise<RuleInfo[]> {
  return (books[language] ??= api.rules(language).catch((fault: unknown) => {
    books[language] = undefined;
    throw fault;
  }));
}
