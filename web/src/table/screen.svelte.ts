// How much space there is, for layouts that a style sheet cannot do: parts that are elsewhere, or missing.

function watch(query: string): { readonly matches: boolean } {
  const found = matchMedia(query);
  const now = $state({ matches: found.matches });
  found.addEventListener("change", () => (now.matches = found.matches));
  return now;
}

/** Log, chat and beans are next to the table. */
export const besideTable = watch("(min-width: 1200px)");
/** The others are on the left, your things on the right, with space above your fields. */
export const twoColumns = watch("(min-width: 900px) and (min-height: 501px)");
