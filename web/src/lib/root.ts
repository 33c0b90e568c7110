// Where the site begins: at `/`, or in a folder behind a proxy (`bohnhof serve --root-path /beans`). The page asks nobody:
// its built files lie in `assets` below that place.

const root = import.meta.env.PROD ? new URL("..", import.meta.url).pathname.replace(/\/$/, "") : "";

/** The address of something on this site: `/tables/ID` may be `/beans/tables/ID`. */
export function to(path: string): string {
  return root + path;
}

/** The other way round; null for a place on this machine that is not ours. */
export function within(address: string): string | null {
  return address.startsWith(`${root}/`) ? address.slice(root.length) : null;
}
