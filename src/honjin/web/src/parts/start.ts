/** A game against the bot, at once: what "Play now" means. */
import * as api from "../api/client";
import type { GameInfo } from "../api/types";
import { go } from "../router.svelte";

const GENTLE = ["easy", "greedy", "novice"];

/** The level a newcomer meets. */
export function firstLevel(game: GameInfo): string {
  const names = game.levels.map((level) => level.name);
  return GENTLE.find((level) => names.includes(level)) ?? names[0] ?? "";
}

export async function playNow(game: GameInfo): Promise<void> {
  const [fewest] = game.players;
  const info = await api.createTable({
    game: game.name,
    players: fewest,
    seats: [{ kind: "me" }, ...Array.from({ length: fewest - 1 }, () => ({ kind: "bot" as const, level: firstLevel(game) }))],
  });
  go(`/t/${info.id}`);
}
