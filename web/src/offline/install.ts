// The service worker (web/service-worker.js): once somebody plays here, page and engine are kept for the next time, also
// without any network. A newer version is offered; nobody is moved to it in the middle of a game.

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
  // Asked for once there is something to keep: a browser may show a question.
  void navigator.storage?.persist?.();
}
