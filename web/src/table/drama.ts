// Coins that fly from a harvested field to their new owner, and "+4" over the pile where they land. Loaded with the
// first harvest, and never if motion is turned off.

import type { Event } from "../wire";

interface Spot {
  x: number;
  y: number;
}

const MOST_COINS = 8; // nobody counts more while they fly

/** The coins of one sale, and the names of the places that they move between. */
export interface Gain {
  coins: number;
  from: string;
  to: string;
}

/** All sales in these events. */
export function gains(events: Event[]): Gain[] {
  return events.flatMap((event) => {
    const coins = event.facts.coins ?? 0;
    const paid = event.moves.find((move) => /\bcoins\b/.test(move.target));
    if (!["harvested", "outsider sold"].includes(event.name) || coins === 0 || !paid) return [];
    return [{ coins, from: paid.source, to: paid.target }];
  });
}

export function flyCoins(root: HTMLElement, gain: Gain, from: Spot, to: Spot, time: number): void {
  const count = Math.min(gain.coins, MOST_COINS);
  for (let n = 0; n < count; n++) flyOne(root, from, to, time * 1.6, n * time * 0.22);
  plus(root, gain.coins, to, time * 1.6);
}

function flyOne(root: HTMLElement, from: Spot, to: Spot, duration: number, delay: number): void {
  const coin = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  coin.setAttribute("viewBox", "0 0 100 100");
  coin.setAttribute("class", "flying-coin");
  coin.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", "#thing-coin");
  coin.append(use);
  root.append(coin);
  const lift = Math.min(from.y, to.y) - 60; // the coins rise before they fall
  const at = (x: number, y: number, more = "") => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
  const flight = coin.animate(
    [
      { transform: at(from.x, from.y, "scale(0.6)"), opacity: 1 },
      { transform: at((from.x + to.x) / 2, lift, "scale(1.25) rotate(200deg)"), opacity: 1, offset: 0.45 },
      { transform: at(to.x, to.y, "scale(0.8) rotate(360deg)"), opacity: 1 },
    ],
    { duration, delay, easing: "cubic-bezier(.35,.1,.6,1)", fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => coin.remove();
}

function plus(root: HTMLElement, coins: number, at: Spot, delay: number): void {
  const word = document.createElement("b");
  word.className = "gain";
  word.setAttribute("aria-hidden", "true");
  word.textContent = `+${coins}`;
  root.append(word);
  const rise = word.animate(
    [
      { transform: `translate(${at.x}px, ${at.y}px) translate(-50%, -50%) scale(0.4)`, opacity: 0 },
      { transform: `translate(${at.x}px, ${at.y - 26}px) translate(-50%, -50%) scale(1.3)`, opacity: 1, offset: 0.25 },
      { transform: `translate(${at.x}px, ${at.y - 34}px) translate(-50%, -50%) scale(1)`, opacity: 1, offset: 0.75 },
      { transform: `translate(${at.x}px, ${at.y - 60}px) translate(-50%, -50%) scale(1)`, opacity: 0 },
    ],
    { duration: 1500, delay, fill: "both" },
  );
  rise.onfinish = rise.oncancel = () => word.remove();
}
