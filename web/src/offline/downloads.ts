// Downloads of records: without a server to send them, the link gets the text from the engine.

import { within } from "../lib/root";
import { local } from "./engine";

export function writeDownloads(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a[download]") as HTMLAnchorElement | null;
    const path = link && link.origin === location.origin ? within(link.pathname) : null;
    if (path === null || !path.startsWith("/games/")) return;
    event.preventDefault();
    void local.ask("GET", path, undefined, null).then(({ status, text }) => {
      if (status === 200) download(path.split("/").at(-1)!, text);
    });
  });
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
