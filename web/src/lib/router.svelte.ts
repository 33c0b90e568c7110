// The addresses of the pages: `/`, `/tables/ID`, `/tables/ID/board`, `/games/ID`, `/rules/EDITION`,
// `/tutorial/EDITION`, `/puzzles`, `/my-games`, `/privacy` and, without a server, `/referee`. Links inside the site do
// not reload the page.

import { isStatic, to, within } from "./root";

// A static host has no file for the address of a table. Its 404.html redirects here, with the address in `go`.
const asked = isStatic ? new URLSearchParams(location.search).get("go") : null;
if (asked?.startsWith("/")) history.replaceState(null, "", to(asked) + location.hash);

export const here = $state({ path: path(), search: location.search, hash: location.hash });

function path(): string {
  return within(location.pathname) ?? "/";
}

function look(): void {
  here.path = path();
  here.search = location.search;
  here.hash = location.hash;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", to(address));
  else history.pushState(null, "", to(address));
  look();
  window.scrollTo(0, 0);
}

export function watchLinks(): void {
  addEventListener("popstate", look);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const target = within(link.pathname);
    if (target === null || /^\/(api|docs|offline)\//.test(target)) return;
    event.preventDefault();
    go(target + link.search + link.hash);
  });
}
