// A bot's reason in the reader's language, if we have its sentence; else as the bot said it.

import { beanName, has, t } from "../i18n/index.svelte";
import type { Session } from "./session.svelte";

export function reasonOf(session: Session, said: { text?: string; reason?: string; key: string | null; values: Record<string, unknown> | null }): string {
  const key = `reason.${(said.key ?? "").replaceAll("-", "_")}`;
  const plain = said.text ?? said.reason ?? "";
  if (!said.key || !has(key)) return plain;
  const values = Object.fromEntries(
    Object.entries(said.values ?? {}).map(([place, value]) => [place, isBean(session, value) ? beanName(value, session.edition) : value]),
  );
  return t(key, values);
}

function isBean(session: Session, value: unknown): value is string {
  return typeof value === "string" && (session.table?.beans.some((bean) => bean.name === value) ?? false);
}
