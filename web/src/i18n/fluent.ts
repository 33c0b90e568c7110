// Reads the part of the Fluent format that the message files use: texts, `{ $places }`, and variants to select from.
// The Python reader of the same files is src/bohnhof/sentences/fluent.py.

/** A place is [name]; a selection is [name, variants, default]. */
export type Part = string | [name: string] | [name: string, variants: Record<string, Pattern>, otherwise: string];
export type Pattern = string | Part[];
export type Messages = Record<string, Pattern>;
export type Values = Record<string, unknown>;
export type Piece = { text: string } | { place: string };

/** The messages in a file, by key. */
export function read(file: string): Messages {
  const entries = file.matchAll(/^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ ].*|(?=\n)))*)/gm);
  return Object.fromEntries([...entries].map(([, key, text]) => [key!, message(key!, text!.trim())]));
}

function message(key: string, text: string): Pattern {
  let at = 0;
  const found = (what: RegExp): RegExpExecArray | null => {
    what.lastIndex = at;
    return what.exec(text);
  };
  const take = (what: RegExp): RegExpExecArray => {
    const match = found(what);
    if (!match) throw new Error(`${key}: this cannot be read: ${text.slice(at, at + 40)}`);
    at = what.lastIndex;
    return match;
  };
  const VARIANT = /\s*(\*?)\[\s*([\w.-]+)\s*\] */y;
  const END = /\s*\}/y;

  function pattern(inChoice: boolean): Pattern {
    const parts: Part[] = [];
    while (at < text.length && !(inChoice && (found(VARIANT) || found(END)))) {
      if (found(/[^{}\n]+/y)) parts.push(take(/[^{}\n]+/y)[0]);
      else if (found(/\n\s*/y)) parts.push((take(/\n\s*/y), "\n"));
      else parts.push(place());
    }
    return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
  }

  function place(): Part {
    const [, name, what] = take(/\{\s*\$([\w-]+)\s*(->|\})/y);
    if (what === "}") return [name!];
    const variants: Record<string, Pattern> = {};
    let otherwise = "";
    while (!found(END)) {
      const [, star, variant] = take(VARIANT);
      variants[variant!] = pattern(true);
      if (star) otherwise = variant!;
    }
    take(END);
    return [name!, variants, otherwise];
  }

  return pattern(false);
}

const rules: Record<string, Intl.PluralRules> = {}; // by language and digits: creating one is slow

/** The plural form of a number as it is shown, with at most one decimal: 1.12 is shown as 1.1. */
export function pluralForm(language: string, number: number): string {
  const digits = Number.isInteger(number) ? 0 : 1;
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return (rules[`${language} ${digits}`] ??= new Intl.PluralRules(language, shown)).select(number);
}

/** Split a message into texts and places. The values select the variants. */
export function cut(pattern: Pattern, values: Values, language: string): Piece[] {
  if (typeof pattern === "string") return [{ text: pattern }];
  return pattern.flatMap((part): Piece[] => {
    if (typeof part === "string") return [{ text: part }];
    const [name, variants, otherwise] = part;
    if (variants === undefined) return [{ place: name }];
    const value = values[name];
    const form = typeof value === "number" ? pluralForm(language, value) : "";
    return cut(variants[String(value)] ?? variants[form] ?? variants[otherwise!]!, values, language);
  });
}

/** The names of all values that a message can use. */
export function variables(pattern: Pattern): Set<string> {
  const parts = typeof pattern === "string" ? [] : pattern;
  return new Set(parts.flatMap((part) => (typeof part === "string" ? [] : [part[0], ...Object.values(part[1] ?? {}).flatMap((one) => [...variables(one)])])));
}
