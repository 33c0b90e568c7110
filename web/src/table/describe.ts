// An action in words, for buttons and advice.

import { beanName, has, keyOf, listing, t } from "../i18n/index.svelte";
import type { Action } from "../wire";
import { bossName, outsiders } from "./bosses";
import type { Session } from "./session.svelte";
import { dealKind, fieldNumber, kinds } from "./story";
import { kindName } from "./town";

// The fields of all actions: a field that no action has does not compile.
type Fields<T> = T extends unknown ? keyof T : never;
type Details = Partial<Record<Fields<Action>, unknown>>;

/** An action in words, for the player on this seat. */
export function describe(session: Session, action: Action, seat = session.you): string {
  const key = keyOf("do", action.verb);
  if (!has(key)) return action.verb.replaceAll("_", " ");
  const details: Details = action;
  const field = typeof details.field === "number" && seat !== null ? fieldNumber(session, seat, details.field) : "";
  const give = (details.give as number[]) ?? [];
  const want = [...((details.want as number[]) ?? []), ...((details.want_coins as number[]) ?? [])];
  return t(key, {
    card: typeof details.card === "number" ? nameOf(session, details.card) : "",
    field,
    name: nameIn(session, details),
    whom: typeof details.to === "number" ? session.name(details.to) : "all",
    deal: dealKind(give, want),
    give: names(session, give.map((card) => beanOf(session, card))),
    want: names(session, want),
    boss: typeof details.outsider === "number" ? boss(session, details.outsider) : "",
    position: typeof details.position === "number" ? details.position + 1 : "",
    building: building(session, details.building),
    kind: typeof details.kind === "number" ? kindName(kinds(session)[details.kind] ?? "") : "",
    order: order(session, details.order),
  });
}

function boss(session: Session, n: number): string {
  const place = outsiders(session)[n];
  return place ? bossName(place) : "";
}

function building(session: Session, n: unknown): string {
  const one = typeof n === "number" ? session.table?.buildings[n] : undefined;
  return one ? `${kindName(one.kind)} ${one.price}` : "";
}

/** The cards just drawn, in the order in which they would enter the hand. */
function order(session: Session, numbers: unknown): string {
  if (!Array.isArray(numbers) || session.you === null) return "";
  const hand = session.cards(`hand ${session.you}`);
  const drawn = hand.slice(hand.length - numbers.length);
  return (numbers as number[]).map((n) => beanName(session.bean(drawn[n]?.bean) ?? "?", session.edition)).join(", ");
}

/** The other player in an action: a taker, or the maker of an offer. */
function nameIn(session: Session, { taker, offer }: Details): string {
  if (typeof taker === "number") return session.name(taker);
  return typeof offer === "number" ? session.makerOf(offer) : "";
}

export function names(session: Session, beans: (number | null)[]): string {
  return goods(beans.map((bean) => session.bean(bean) ?? "?"), session.edition);
}

/** Each kind once: "2 soy beans and a chili bean". */
export function goods(beans: string[], edition: string): string {
  const counted = [...new Set(beans)].map((bean) => t("goods-beans", { n: beans.filter((one) => one === bean).length, bean: beanName(bean, edition) }));
  return listing(counted) || t("nothing");
}

export function beanOf(session: Session, card: number): number | null {
  for (const cards of Object.values(session.places)) for (const one of cards) if (one.id === card) return one.bean;
  return null;
}

export function nameOf(session: Session, card: number): string {
  return beanName(session.bean(beanOf(session, card)) ?? "?", session.edition);
}
