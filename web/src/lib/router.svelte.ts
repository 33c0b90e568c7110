// Addresses: `/`, `/tables/ID`, `/games/ID`, `/rules/EDITION`, `/tutorial`, `/privacy`. Links inside the site do not reload it.

export const here = $state({ path: location.pathname, search: location.search, hash: location.hash });

function look(): void {
  here.path = location.pathname;
  here.search = location.search;
  here.hash = location.hash;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  window.scrollTo(0, 0);
}

export function watchLinks(): void {
  addEventListener("popstate", look);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
