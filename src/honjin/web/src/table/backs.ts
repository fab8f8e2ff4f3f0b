/** The choices to go back to as a list that reads from now into the past. */
import type { RewindPoint } from "../api/types";

export interface PastTurn { turn: number; points: RewindPoint[] }

/** Turn by turn, the last first, and so within each. */
export function pastTurns(points: readonly RewindPoint[]): PastTurn[] {
  const turns: PastTurn[] = [];
  for (const point of points.toReversed()) {
    const last = turns.at(-1);
    if (last?.turn === point.turn) last.points.push(point);
    else turns.push({ turn: point.turn, points: [point] });
  }
  return turns;
}
