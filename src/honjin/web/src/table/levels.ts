/** Whom to play next, after a game against the computer. */
import type { GameInfo, Level, Outcome, SeatInfo } from "../api/types";

/** The next level up for whoever has won, the next one down for whoever has lost; null: there is none. */
export function anotherLevel(game: GameInfo | undefined, people: readonly SeatInfo[], outcome: Outcome): { level: Level; isHigher: boolean } | null {
  const bots = people.filter((person) => person.kind === "bot");
  const own = people.filter((person) => person.you);
  const [first] = own;
  if (!game || !first || own.length !== 1 || bots.length !== people.length - 1 || !bots.length) return null;
  const isHigher = outcome.winners.includes(first.seat);
  const places = bots.map((bot) => game.levels.findIndex((level) => level.name === bot.level));
  const level = game.levels[isHigher ? Math.max(...places) + 1 : Math.min(...places) - 1];
  return level && !places.includes(-1) ? { level, isHigher } : null;
}
