// How much room there is: what a style sheet cannot say, because something is shown in another place or not at all.

function watch(query: string): { readonly matches: boolean } {
  const found = matchMedia(query);
  const now = $state({ matches: found.matches });
  found.addEventListener("change", () => (now.matches = found.matches));
  return now;
}

/** Log, chat and beans stand beside the table. */
export const besideTable = watch("(min-width: 1200px)");
/** The others to the left, what is yours to the right, and room above your fields. */
export const twoColumns = watch("(min-width: 900px) and (min-height: 501px)");
