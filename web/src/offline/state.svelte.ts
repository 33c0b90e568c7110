// What the page knows of the engine that plays in this browser.

export const engine = $state({
  stage: "asleep" as "asleep" | "elsewhere" | "loading" | "starting" | "ready" | "failed" | "missing" | "old",
  loaded: 0,
  total: 0,
  why: "",
  /** It failed with everything there: perhaps the games that are kept cannot be read. */
  mayBeGames: false,
  /** Does this browser keep the games? */
  isKept: true,
  /** Bots that take less time here than at a server. */
  slow: [] as string[],
  /** Editions of one's own that were kept and are not understood any more: why. */
  refused: [] as string[],
  /** A newer version waits until this page is loaded again. */
  update: null as (() => void) | null,
});
