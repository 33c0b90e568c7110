// The letters of the beans, as the server gives them: the same in all languages, so that a table can speak of them.

const letters = $state<Record<string, string>>({});

export function learnLetters(beans: { name: string; letter: string }[]): void {
  for (const { name, letter } of beans) letters[name] = letter;
}

export function letterOf(bean: string): string {
  return letters[bean] ?? "";
}
