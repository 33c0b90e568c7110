// Installs the service worker (web/public/service-worker.js). Once somebody plays here, it keeps page and engine, so
// that the next game needs no network. A newer version is offered, but never replaces the current one during a game.

import { file, isStatic } from "../lib/root";
import { engine } from "./state.svelte";

export async function keepForLater(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD) return;
  const scope = isStatic ? file("/") : file("/offline");
  const registration = await serviceWorker.register(file("/service-worker.js"), { scope, updateViaCache: "none" });
  const offer = (worker: ServiceWorker) => {
    engine.update = () => {
      serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      worker.postMessage("take over");
    };
  };
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing!;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) offer(worker);
    });
  });
  // Asked only when there is something to keep, because the browser may show a question.
  void navigator.storage?.persist?.();
}
