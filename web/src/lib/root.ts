// Where the site begins: at `/`, or in a folder behind a proxy (`bohnhof serve --root-path /beans`). The page asks nobody:
// its built files lie in `assets` below that place.
//
// Below `/offline` the same pages play without a server. A site without any server (`make site`) does so everywhere.

const site = import.meta.env.PROD ? new URL("..", import.meta.url).pathname.replace(/\/$/, "") : "";
const kind = globalThis.document?.documentElement?.dataset?.offline;

/** Is there an engine that plays in this browser? */
export const canPlayHere = kind !== undefined;
/** Is there nothing else? */
export const isStatic = kind === "static";
/** Does this page play in this browser, without a server? */
export const isLocal = isStatic || /^\/offline(\/|$)/.test(globalThis.location?.pathname?.slice(site.length) ?? "");

const root = isLocal && !isStatic ? `${site}/offline` : site;

/** The address of a page on this site: `/tables/ID` may be `/beans/tables/ID`. */
export function to(path: string): string {
  return root + path;
}

/** The address of a file, which is the same for all pages. */
export function file(path: string): string {
  return site + path;
}

/** The other way round; null for a place on this machine that is not ours. */
export function within(address: string): string | null {
  if (address === root && root !== "") return "/";
  return address.startsWith(`${root}/`) ? address.slice(root.length) : null;
}
