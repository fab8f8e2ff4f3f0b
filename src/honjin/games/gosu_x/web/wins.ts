/** How often each clan wins, from a report of `honjin balance` (see `source` in clan-wins.json). */
import { settings } from "$page/settings.svelte";
import REPORT from "./clan-wins.json";

export interface Wins { games: number; rate: number; low: number; high: number }

export { REPORT };

export const winsOf = (clan: string): Wins | undefined => (REPORT.clans as Record<string, Wins>)[clan];

/** A share as people write it. */
export const share = (part: number): string => new Intl.NumberFormat(settings.lang, { style: "percent", maximumFractionDigits: 0 }).format(part);
