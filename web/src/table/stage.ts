// Slides cards from place to place: the position of every card is noted before a change, and every card that moved
// starts from there. Cards that are not drawn one by one (in piles, in other hands) start from the place, face up if
// everybody may see them. Cards that only make room slide as well, except on fields.

import { tick } from "svelte";
import { drawingOf } from "../lib/letters.svelte";
import { slideTime } from "../lib/settings.svelte";
import type { Card, Event } from "../wire";

interface Spot {
  x: number;
  y: number;
  width: number;
}

export async function slide(root: HTMLElement, events: Event[], change: () => void, nameOf: (card: Card) => string | null = () => null): Promise<void> {
  const time = slideTime();
  if (time === 0 || document.hidden) {
    change();
    return;
  }
  const cardsBefore = spots(root, "card");
  const placesBefore = spots(root, "place");
  const pictures = new Map<string, HTMLElement>();
  const known = new Map<string, string>();
  for (const move of events.flatMap((event) => event.moves))
    for (const card of move.cards) {
      const bean = nameOf(card);
      if (bean !== null) known.set(String(card.id), bean);
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
    // A field clips its cards, so a card that arrives there flies as a copy.
    const isClipped = element.closest(".soil") !== null;
    if (!isClipped) fly(element, start, end, time, delay);
    else if (from.has(id)) arrive(root, element, start, end, time, delay);
  }
  // Cards without an element after the change: a copy flies to where they went.
  for (const [id, place] of to) {
    const start = from.get(id);
    const end = placesNow.get(place);
    if (moved.has(id) || !start || !end) continue;
    if (Math.abs(start.x - end.x) < 2 && Math.abs(start.y - end.y) < 2) continue;
    const picture = pictures.get(id) ?? face(known.get(id) ?? null);
    ghost(root, picture, start, end, time, Math.min(late++, 8) * time * 0.12);
  }
  if (events.some(({ name }) => name === "harvested" || name === "outsider sold")) {
    pay(root, events, placesBefore, placesNow, time).catch(() => undefined); // without a connection, the coins do not fly
  }
}

async function pay(root: HTMLElement, events: Event[], before: Map<string, Spot>, now: Map<string, Spot>, time: number): Promise<void> {
  const { flyCoins, gains } = await import("./drama");
  for (const gain of gains(events)) {
    const start = before.get(gain.from) ?? now.get(gain.from);
    const end = now.get(gain.to);
    if (start && end) flyCoins(root, gain, start, end, time);
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

/** Fly to a place that clips its cards: a copy flies, and the card appears once it has landed. */
function arrive(root: HTMLElement, element: HTMLElement, start: Spot, end: Spot, duration: number, delay: number): void {
  ghost(root, element.cloneNode(true) as HTMLElement, start, end, duration, delay, 1);
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
}

function ghost(root: HTMLElement, picture: HTMLElement, start: Spot, end: Spot, duration: number, delay: number, fades = 0.6): void {
  picture.removeAttribute("data-card");
  picture.setAttribute("aria-hidden", "true");
  picture.classList.add("ghost");
  Object.assign(picture.style, { position: "fixed", left: "0", top: "0", margin: "0", zIndex: "50", pointerEvents: "none" });
  root.append(picture);
  const { offsetWidth: width, offsetHeight: height } = picture;
  const scaled = (spot: Spot) => Math.max(0.3, Math.min(2, spot.width / Math.max(1, width)));
  const at = (spot: Spot, scale: number) => `translate(${spot.x - width / 2}px, ${spot.y - height / 2}px) scale(${scale})`;
  const flight = picture.animate(
    [
      { transform: at(start, fades === 1 ? scaled(start) : 1), opacity: 1 },
      { transform: at(end, fades === 1 ? scaled(end) : Math.min(1, scaled(end))), opacity: fades },
    ],
    { duration, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" },
  );
  flight.onfinish = () => picture.remove();
  flight.oncancel = () => picture.remove();
}

/** A card without an element: its bean if everybody sees it, otherwise its back. */
function face(bean: string | null): HTMLElement {
  const card = document.createElement("span");
  card.className = bean === null ? "card-back" : "card-face";
  if (bean === null) return card;
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", "0 0 100 100");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#bean-${drawingOf(bean)}`);
  picture.append(use);
  card.append(picture);
  return card;
}
