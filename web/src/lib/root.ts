// Where the site begins: at `/`, or in a folder behind a proxy (`bohnhof serve --root-path /beans`). The page finds
// out by itself: its built files are in `assets` below that place.
//
// Below `/offline`, the same pages play without a server. A site without a server (`make site`) does so everywhere.

const site = import.meta.env.PROD ? new URL("..", import.meta.url).pathname.replace(/\/$/, "") : "";
const kind = globalThis.document?.documentElement?.dataset?.offline;

/** Can games be played in this browser, without a server? */
export const canPlayHere = kind !== undefined;
/** Is this a site without a server? */
export const isStatic = kind === "static";
/** Does this page play in this browser, without a server? */
export const isLocal = isStatic || /^\/offline(\/|$)/.test(globalThis.location?.pathname?.slice(site.length) ?? "");

const root = isLocal && !isStatic ? `${site}/offline` : site;

/** The address of a page on this site: `/tables/ID` can become `/beans/tables/ID`. */
export function to(path: string): string {
  return root + path;
}

/** The address of a file. It is the same for all pages. */
export function file(path: string): string {
  return site + path;
}

/** The path of a page from its address; null for an address outside this site. */
export function within(address: string): string | null {
  if (address === root && root !== "") return "/";
  return address.startsWith(`${root}/`) ? address.slice(root.length) : null;
}
