// The state of the engine that plays in this browser.

export const engine = $state({
  stage: "asleep" as "asleep" | "elsewhere" | "loading" | "starting" | "ready" | "failed" | "missing" | "old",
  loaded: 0,
  total: 0,
  why: "",
  /** The engine failed after loading: perhaps the stored games cannot be read. */
  mayBeGames: false,
  /** Does this browser store the games? */
  isKept: true,
  /** Bots that think more slowly here than on a server, and get less time. */
  slow: [] as string[],
  /** Stored user-made editions that this version cannot read: the reasons. */
  refused: [] as string[],
  /** Switches to a newer version; null if there is none. */
  update: null as (() => void) | null,
});
