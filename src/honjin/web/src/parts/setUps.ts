/** How a game was set up here the last time; what the game does not know any more is left out. */
import type { ClockKind, GameInfo, SeatWish, Spectators } from "../api/types";
import { firstLevel } from "./start";

/** Who sits at another seat; "here" is a person at this device. */
export type Other = Exclude<SeatWish["kind"], "me"> | "here";

export interface Wishes {
  options: Record<string, string>;
  several: Record<string, string[]>;
  count: number;
  others: { kind: Other; level: string }[];
  starts: boolean;
  clock: ClockKind;
  minutes: number;
  increment: number;
  days: number;
  spectators: Spectators;
}

const KEY = "honjin-set-up-";
const DEFAULTS: Wishes = { options: {}, several: {}, count: 0, others: [], starts: true, clock: "none", minutes: 15, increment: 10, days: 3, spectators: "public" };

function kept(game: string): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(KEY + game) ?? "{}") as Partial<Wishes>;
  } catch {
    return {};
  }
}

export function lastSetUp(game: GameInfo): Wishes {
  const last: Wishes = structuredClone({ ...DEFAULTS, ...kept(game.name) });
  const values = new Map(game.settings.map(({ name, values: known, names }) => [name, [...known, ...Object.keys(names)]]));
  const isKnown = (name: string, value: string) => values.get(name)?.includes(value) ?? false;
  const levels = new Set(game.levels.map(({ name }) => name));
  return {
    ...last,
    options: Object.fromEntries(Object.entries(last.options).filter(([name, value]) => isKnown(name, value))),
    several: Object.fromEntries(Object.entries(last.several).map(([name, some]) => [name, some.filter((value) => isKnown(name, value))])),
    others: last.others.map(({ kind, level }) => ({ kind, level: levels.has(level) ? level : firstLevel(game) })),
  };
}

export function rememberSetUp(game: string, set: Wishes): void {
  try {
    localStorage.setItem(KEY + game, JSON.stringify(set));
  } catch {
    // A browser that keeps nothing begins with what is usual.
  }
}
