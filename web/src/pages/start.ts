// Setting up a table and going to it: the same way from the first page, from the set-up of a game, and after the lesson.

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
  /** Null: friends sit down on the other seats. */
  bot: string | null;
  options?: string[];
  isPublic?: boolean;
  coach?: boolean;
  /** Seconds for a phase. */
  clock?: number | null;
  /** After so many seconds a bot plays for somebody who has gone; null: never. */
  takeover?: number | null;
  pace?: Pace;
}

/** What "Play now" means. */
export const USUAL = { edition: "boonanza", players: 4 } as const;

/** Set up a table, start it if nobody has to be waited for, and go there. */
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
  // The server has bound itself now: my number comes after that, and only then the deal.
  await addNumber(table);
  if (bot !== null || players === 1) await api.start(table);
  go(`/tables/${table}`);
}

/** One tap: good company at a table of the usual size. */
export async function playNow(edition: string = USUAL.edition): Promise<void> {
  const [editions, bots] = await Promise.all([api.editions(), api.bots()]);
  const found = editions.find(({ id }) => id === edition) ?? editions[0]!;
  const players = found.players.includes(USUAL.players) ? USUAL.players : found.players[0]!;
  await openTable({ edition: found.id, players, bot: players === 1 ? null : levelsOf(bots, found.id).usual.name });
}
