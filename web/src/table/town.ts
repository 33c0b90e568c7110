// Buildings: their owners, drawings and names.

import { buildingArt } from "../art";
import { has, keyOf, t } from "../i18n/index.svelte";
import type { Building } from "../wire";
import type { Session } from "./session.svelte";

export function buildingsOf(session: Session, seat: number): Building[] {
  const names = session.state?.sets[`buildings ${seat}`] ?? [];
  return (session.table?.buildings ?? []).filter((one) => names.includes(one.name));
}

export function ownersOf(session: Session, building: string): number[] {
  return (session.table?.seats ?? []).flatMap((_, seat) => (session.state?.sets[`buildings ${seat}`]?.includes(building) ? [seat] : []));
}

/** The name of the drawing of a kind. */
export const drawingOf = (kind: string): string => `building-${kind in buildingArt ? kind : "plain"}`;

export function kindName(kind: string): string {
  const key = keyOf("building", kind);
  return has(key) ? t(key) : kind;
}
