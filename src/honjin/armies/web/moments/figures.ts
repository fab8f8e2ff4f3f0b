/** What wins a game of armies, drawn around the origin within a circle of radius 60. */
import { place, solid, star } from "$page/art/brush";
import { bar } from "$page/art/shapes";
import { COLUMNS, ROWS } from "../places";

/** The same sign so many times, in rows of at most `across`. */
export function many(sign: string, count: number, across: number, scale: number, gap: number, high = gap): string {
  const rows = Math.ceil(count / across);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, count - row * across);
    return place(sign, { x: ((index % across) - (inRow - 1) / 2) * gap, y: (row - (rows - 1) / 2) * high, scale });
  }).join("");
}

export const stars = (count: number): string => many(solid(star(0, 0, 5, 50, 21)), count, count > 2 ? 2 : count, 0.56, 56);

/** A full army. */
export const FIFTEEN = many(solid(bar(-20, -28, 40, 56)), COLUMNS * ROWS.length, COLUMNS, 0.42, 21, 29);
