// Keeps page and engine for the next time, also without any network. It is registered when somebody plays in their browser
// (src/offline/install.ts). Whoever serves it fills in the list (src/bohnhof/server/http/offline.py).

const { version, page, files } = JSON.parse('{"version": "", "page": "", "files": []}');

const home = new URL("./", location.href);
const family = `bohnhof ${home.pathname} `;
const name = family + version;
const isNamedAfterContent = (file) => /-[\w-]{8,}\.|pyodide-/.test(file);

async function install() {
  const cache = await caches.open(name);
  await Promise.all(
    [page, ...files].map(async (file) => {
      const address = new URL(file, home).href;
      const isFixed = isNamedAfterContent(file);
      const known = isFixed ? await caches.match(address) : undefined;
      const answer = known ?? (await fetch(address, { cache: isFixed ? "default" : "no-cache" }));
      if (!answer.ok) throw new Error(`${file}: HTTP ${answer.status}`);
      await cache.put(address, answer);
    }),
  );
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((one) => one.startsWith(family) && one !== name).map((one) => caches.delete(one)));
  await clients.claim();
}

/** The page, whatever its address: its files are named from where the site begins. */
async function showPage(request) {
  const kept = await caches.match(new URL(page, home).href, { cacheName: name });
  if (!kept) return fetch(request);
  const text = (await kept.text()).replaceAll('="./', `="${home.pathname}`);
  const headers = new Headers(kept.headers);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(text, { headers });
}

async function answer(request) {
  const kept = await caches.match(request.url, { cacheName: name });
  return kept ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname.slice(home.pathname.length);
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin || path.startsWith("docs/")) return;
  event.respondWith(request.mode === "navigate" ? showPage(request) : answer(request));
});
