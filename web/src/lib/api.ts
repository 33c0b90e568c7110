// Requests to the server. A refusal becomes an error with the server's sentence.

import { recall, remember } from "./memory";
import { transport } from "./transport";
import type {
  About, AddNumber, Agree, BotInfo, EditionInfo, Game, GameLog, GameSums, Join, NewTable, Problem, Remove, Review, RuleInfo, SeatBot, Seated, Settings, Table, Tables,
} from "../wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** The token of a seat that was opened by a link. Without a token, the cookie identifies the player. */
export function tokenOf(table: string): string | null {
  return recall(`seat.${table}`);
}

/** The token in the fragment (#) of a seat link, if there is one. */
export function tokenIn(hash: string): string | null {
  return /^#seat=([\w-]{1,64})$/.exec(hash)?.[1] ?? null;
}

async function ask<T>(method: string, path: string, body?: unknown, table?: string): Promise<T> {
  return JSON.parse(await askText(method, path, body, table)) as T;
}

async function askText(method: string, path: string, body?: unknown, table?: string): Promise<string> {
  const token = table === undefined ? null : tokenOf(table);
  const { status, text } = await transport.ask(method, path, body === undefined ? undefined : JSON.stringify(body), token);
  if (status < 200 || status > 299) {
    const problem = problemIn(text);
    throw new Refused(status, problem?.code ?? "", problem?.reason ?? `HTTP ${status}`);
  }
  return text;
}

/** The content of a refusal; null if it comes from a proxy rather than from the server. */
function problemIn(text: string): Problem | null {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return null;
  }
}

const post = <T>(table: string, what: string, body?: unknown) =>
  ask<T>("POST", `/api/tables/${encodeURIComponent(table)}/${what}`, body, table);

export const api = {
  about: () => ask<About>("GET", "/api/about"),
  editions: () => ask<EditionInfo[]>("GET", "/api/editions"),
  bots: () => ask<BotInfo[]>("GET", "/api/bots"),
  rules: (language: string) => ask<RuleInfo[]>("GET", `/api/rules?language=${encodeURIComponent(language)}`),
  tables: () => ask<Tables>("GET", "/api/tables"),
  table: (id: string) => ask<Table>("GET", `/api/tables/${encodeURIComponent(id)}`, undefined, id),
  create: (table: NewTable) => ask<Seated>("POST", "/api/tables", table),
  seat: (id: string) => ask<Seated>("GET", `/api/tables/${encodeURIComponent(id)}/seat`, undefined, id),
  /** One more link to your seat, for another device. */
  link: (id: string) => post<Seated>(id, "link"),
  /** Sign out all other browsers: this one gets a new token or cookie first, then all the others end. */
  signOut: async (id: string) => {
    const fresh = await post<Seated>(id, "link");
    if (tokenOf(id) !== null && fresh.token !== null) remember(`seat.${id}`, fresh.token);
    return post<Seated>(id, "sign-out");
  },
  join: (id: string, join: Join) => post<Seated>(id, "join", join),
  leave: (id: string) => post<Table>(id, "leave"),
  seatBot: (id: string, seat: SeatBot) => post<Table>(id, "bot", seat),
  number: (id: string, number: AddNumber) => post<Table>(id, "number", number),
  start: (id: string) => post<Table>(id, "start"),
  remove: (id: string, who: Remove) => post<Table>(id, "remove", who),
  settings: (id: string, settings: Settings) => post<Table>(id, "settings", settings),
  agree: (id: string, agree: Agree) => post<Table>(id, "agree", agree),
  close: (id: string) => post<Table>(id, "close"),
  rematch: (id: string) => post<Seated>(id, "rematch"),
  /** The log after this entry. */
  log: (id: string, after: number) => ask<GameLog>("GET", `/games/${encodeURIComponent(id)}/log?after=${after}`),
  game: (id: string) => ask<Game>("GET", `/games/${encodeURIComponent(id)}.json`),
  /** The review of a finished game: what was luck and what was not. It takes a while. */
  review: (id: string) => ask<Review>("GET", `/games/${encodeURIComponent(id)}/review`),
  /** The same as a few numbers for each seat. */
  sums: (id: string) => ask<GameSums>("GET", `/games/${encodeURIComponent(id)}/sums`),
  /** The record as text, for `bohnhof verify` and `bohnhof review`. */
  record: (id: string) => askText("GET", `/games/${encodeURIComponent(id)}.txt`),
};
