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
  const isSolo = game.players[0] === 1;
  const info = await api.createTable({
    game: game.name,
    players: game.players[0],
    seats: isSolo ? [{ kind: "me" }] : [{ kind: "me" }, { kind: "bot", level: firstLevel(game) }],
  });
  go(`/t/${info.id}`);
}
