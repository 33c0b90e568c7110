// Cards slide from place to place: where every card was is noted before a change, and after it each card that moved
// starts from there. Cards without a picture of their own (in piles, in other hands) leave from the place itself.

import { tick } from "svelte";
import { slideTime } from "../lib/settings.svelte";
import type { Event } from "../wire";

interface Spot {
  x: number;
  y: number;
  width: number;
}

export async function slide(root: HTMLElement, events: Event[], change: () => void): Promise<void> {
  const time = slideTime();
  if (time === 0 || document.hidden) {
    change();
    return;
  }
  const cardsBefore = spots(root, "card");
  const placesBefore = spots(root, "place");
  const pictures = new Map<string, HTMLElement>();
  for (const move of events.flatMap((event) => event.moves))
    for (const card of move.cards) {
      const element = root.querySelector<HTMLElement>(`[data-card="${card.id}"]`);
      if (element) pictures.set(String(card.id), element.cloneNode(true) as HTMLElement);
    }
  change();
  await tick();
  const placesNow = spots(root, "place");
  const from = new Map<string, Spot>();
  const to = new Map<string, string>();
  for (const move of events.flatMap((event) => event.moves))
    for (const card of move.cards) {
      const id = String(card.id);
      const start = from.get(id) ?? cardsBefore.get(id) ?? placesBefore.get(move.source) ?? placesNow.get(move.source);
      if (start) from.set(id, start);
      to.set(id, move.target);
    }
  let late = 0;
  const moved = new Set<string>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const id = element.dataset.card!;
    const start = from.get(id) ?? cardsBefore.get(id);
    if (!start || moved.has(id)) continue;
    moved.add(id);
    const end = spotOf(element);
    if (Math.abs(start.x - end.x) < 2 && Math.abs(start.y - end.y) < 2) continue;
    const delay = from.has(id) ? Math.min(late++, 6) * time * 0.15 : 0;
    fly(element, start, end, time, delay);
  }
  // Those that vanish from sight: a copy flies to where they went.
  for (const [id, place] of to) {
    const start = from.get(id);
    const end = placesNow.get(place);
    if (moved.has(id) || !start || !end) continue;
    if (Math.abs(start.x - end.x) < 2 && Math.abs(start.y - end.y) < 2) continue;
    const picture = pictures.get(id) ?? blank();
    ghost(root, picture, start, end, time, Math.min(late++, 8) * time * 0.12);
  }
}

function spots(root: HTMLElement, kind: "card" | "place"): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    const name = element.dataset[kind]!;
    if (!found.has(name)) found.set(name, spotOf(element));
  }
  return found;
}

function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
}

function fly(element: HTMLElement, start: Spot, end: Spot, duration: number, delay: number): void {
  const scale = Math.max(0.3, Math.min(2, start.width / Math.max(1, end.width)));
  element.animate(
    [
      { transform: `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})`, zIndex: 20 },
      { transform: "none", zIndex: 20 },
    ],
    { duration, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" },
  );
}

function ghost(root: HTMLElement, picture: HTMLElement, start: Spot, end: Spot, duration: number, delay: number): void {
  picture.removeAttribute("data-card");
  picture.setAttribute("aria-hidden", "true");
  picture.classList.add("ghost");
  Object.assign(picture.style, { position: "fixed", left: "0", top: "0", margin: "0", zIndex: "50", pointerEvents: "none" });
  root.append(picture);
  const { offsetWidth: width, offsetHeight: height } = picture;
  const at = (spot: Spot, scale: number) => `translate(${spot.x - width / 2}px, ${spot.y - height / 2}px) scale(${scale})`;
  const flight = picture.animate(
    [
      { transform: at(start, 1), opacity: 1 },
      { transform: at(end, Math.max(0.3, Math.min(1, end.width / Math.max(1, width)))), opacity: 0.6 },
    ],
    { duration, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" },
  );
  flight.onfinish = () => picture.remove();
  flight.oncancel = () => picture.remove();
}

function blank(): HTMLElement {
  const card = document.createElement("span");
  card.className = "card-back";
  return card;
}
