// Creates a table and opens it: used by the first page, the set-up of a game, and the end of a lesson.

import { t } from "../i18n/index.svelte";
import { api } from "../lib/api";
import { addNumber } from "../lib/chance";
import { go } from "../lib/router.svelte";
import { keep, settings } from "../lib/settings.svelte";
import { paces, type Pace } from "../ui/pace";
import { levelsOf } from "./editions";

export interface Plan {
  edition: string;
  players: number;
  /** Null: the other seats stay open for friends. */
  bot: string | null;
  options?: string[];
  isPublic?: boolean;
  coach?: boolean;
  /** Seconds for each phase; null: no limit. */
  clock?: number | null;
  /** After this many seconds, a bot plays for somebody who has left; null: never. */
  takeover?: number | null;
  pace?: Pace;
}

/** The game that "Play now" starts. */
export const USUAL = { edition: "boonanza", players: 4 } as const;

/** Create a table and open it. The game starts at once if no friends are to join. */
export async function openTable({ edition, players, bot, options = [], isPublic = false, coach = true, clock = null, takeover = 120, pace = "normal" }: Plan): Promise<void> {
  keep();
  const others = Array.from({ length: players - 1 }, (_, i) => String(i + 1));
  const { table } = await api.create({
    edition,
    players,
    name: settings.name.trim() || t("name-unknown"),
    options,
    bots: bot === null ? {} : Object.fromEntries(others.map((seat) => [seat, bot])),
    public: bot === null && isPublic,
    coach,
    clock,
    takeover,
    stand_in: null,
    pace: paces[pace],
  });
  // The server has committed to its secret. Only now is this number added, and then the cards are dealt.
  await addNumber(table);
  if (bot !== null || players === 1) await api.start(table);
  go(`/tables/${table}`);
}

/** One tap: bots of the usual strength at a table of the usual size. */
export async function playNow(edition: string = USUAL.edition): Promise<void> {
  const [editions, bots] = await Promise.all([api.editions(), api.bots()]);
  const found = editions.find(({ id }) => id === edition) ?? editions[0]!;
  const players = found.players.includes(USUAL.players) ? USUAL.players : found.players[0]!;
  await openTable({ edition: found.id, players, bot: players === 1 ? null : levelsOf(bots, found.id).usual.name });
}
