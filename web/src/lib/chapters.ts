// The chapters of the rules that apply to an edition, in the order of the documents.

import type { RuleInfo } from "../wire";

export interface Chapter {
  title: string;
  rules: RuleInfo[];
}

// A rule id begins with the letters of its chapter. This lists the editions that use a chapter; a chapter that is not
// listed applies to all editions.
const CHAPTERS: Record<string, string[]> = {
  BO: ["boonanza"],
  BH: ["bohnanza", "bohnanza-plus", "high-bohn", "high-bohn-cognac"],
  EX: ["bohnanza-plus"],
  IS: ["eleven-beans", "duel"],
  DU: ["duel"],
  AC: ["al-cabohne", "al-cabohne-solo"],
  AS: ["al-cabohne-solo"],
  HB: ["high-bohn", "high-bohn-cognac"],
  CG: ["high-bohn-cognac"],
};

export function chaptersOf(rules: RuleInfo[], edition: string): Chapter[] {
  const chapters = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    const letters = /^[A-Z]+/.exec(rule.id)?.[0] ?? "";
    const editions = CHAPTERS[letters];
    if (edition && editions && !editions.includes(edition)) continue;
    chapters.set(rule.chapter, [...(chapters.get(rule.chapter) ?? []), rule]);
  }
  return [...chapters].map(([title, some]) => ({ title, rules: some }));
}
