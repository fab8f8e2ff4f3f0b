/** Shares as bars: where they end, and where the truth may lie. */

export interface Counted { played: number; won: number; drawn: number; low: number; high: number }

/** The share of points, a draw being half a point. */
export const share = ({ played, won, drawn }: Counted): number => (played ? (won + drawn / 2) / played : 0);

/** From so few games on nothing is said about how often one wins. */
export const FEW = 5;

/** "64 %", as the language writes it. */
export const percent = (part: number, lang: string): string => new Intl.NumberFormat(lang, { style: "percent" }).format(part);

/** The share of points after each game, over the last so many: how it went. */
export function course(fates: readonly string[], over = 10): number[] {
  const points = fates.map((fate) => (fate === "won" ? 1 : fate === "drawn" ? 0.5 : 0));
  return points.map((_, index) => {
    const last = points.slice(Math.max(0, index - over + 1), index + 1);
    return last.reduce<number>((sum, point) => sum + point, 0) / last.length;
  });
}
