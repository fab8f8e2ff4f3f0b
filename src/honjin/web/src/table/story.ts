/** A finished game as a line of numbers: where it turned, who was ahead, how it is drawn. */
import type { GameStory, StoryPoint } from "../api/types";

/** The turn at which the sides changed most, from the moment at which it began. */
export interface Turning { turn: number; moment: number; change: number }

const at = (sides: StoryPoint["sides"], side: number): number => sides[side] ?? 0;

/** How far a point is from the one before: every side's change together. */
function change(from: StoryPoint, to: StoryPoint): number {
  return to.sides.reduce<number>((sum, now, side) => {
    const before = from.sides[side] ?? null;
    return now === null || before === null ? sum : sum + Math.abs(now - before);
  }, 0);
}

/** After a battle comes what the rules take away: no turn of anybody's. */
export function turning({ points }: GameStory): Turning | null {
  let found: Turning | null = null;
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (!before || before.battle || point.battle || point.turn === 0) return;
    const much = change(before, point);
    if (much > (found?.change ?? 0)) found = { turn: point.turn, moment: before.moment, change: much };
  });
  return found;
}

/** After how many of the turns a side stood above all others, and how many turns there were. */
export function ahead({ points }: GameStory, side: number): { turns: number; all: number } {
  const ends = points.filter((point) => !point.battle && point.turn > 0);
  const best = ends.filter(({ sides }) => sides.every((other, index) => index === side || other === null || at(sides, side) > other));
  return { turns: best.length, all: ends.length };
}

export interface Drawing {
  /** By side: path data, and where its line ends. */
  lines: { d: string; x: number; y: number; last: number }[];
  battles: { x: number; round: number; sides: { y: number; value: number }[] }[];
  /** Where the rounds begin after the first. */
  rounds: { x: number; round: number }[];
  /** Heights with a number of their own. */
  scale: { y: number; value: number }[];
  /** Where each point stands. */
  xs: number[];
}

export interface Frame { left: number; right: number; top: number; bottom: number }

const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** Lines through the points within a frame; one point is a line too. */
export function drawing({ points }: GameStory, frame: Frame): Drawing {
  const values = points.flatMap(({ sides }) => sides.filter((value): value is number => value !== null));
  const most = Math.max(1, ...values);
  const step = STEPS.find((size) => most / size <= 4) ?? most;
  const high = Math.ceil(most / step) * step;
  const x = (index: number) => frame.left + ((frame.right - frame.left) * index) / Math.max(1, points.length - 1);
  const y = (value: number) => frame.bottom - ((frame.bottom - frame.top) * value) / high;
  const short = (value: number) => Math.round(value * 10) / 10;
  const count = Math.max(0, ...points.map(({ sides }) => sides.length));
  const lines = Array.from({ length: count }, (_, side) => {
    let d = "";
    let end = { x: frame.left, y: y(0), last: 0 };
    let isDown = false;
    points.forEach(({ sides }, index) => {
      const value = sides[side] ?? null;
      if (value !== null) {
        end = { x: short(x(index)), y: short(y(value)), last: value };
        d += `${isDown ? "L" : "M"}${end.x} ${end.y}`;
      }
      isDown = value !== null;
    });
    return { d, ...end };
  });
  const battles = points.flatMap((point, index) => (point.battle
    ? [{ x: short(x(index)), round: point.round, sides: point.sides.map((value) => ({ y: short(y(value ?? 0)), value: value ?? 0 })) }]
    : []));
  const rounds = points.flatMap((point, index) => {
    const before = points[index - 1];
    return before && before.round > 0 && point.round > before.round ? [{ x: short(x(index)), round: point.round }] : [];
  });
  const scale = Array.from({ length: high / step + 1 }, (_, index) => ({ y: short(y(index * step)), value: index * step }));
  return { lines, battles, rounds, scale, xs: points.map((_, index) => short(x(index))) };
}

/** Labels at the ends of lines, kept apart. */
export function spread(ys: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = ys.map((y, index) => ({ y, index })).sort((one, other) => one.y - other.y);
  order.forEach((label, nth) => { label.y = Math.max(label.y, top, nth ? (order[nth - 1]?.y ?? 0) + gap : top); });
  for (let nth = order.length - 1; nth >= 0; nth--) {
    const label = order[nth];
    if (label) label.y = Math.min(label.y, nth === order.length - 1 ? bottom : (order[nth + 1]?.y ?? bottom) - gap);
  }
  const result = [...ys];
  for (const { y, index } of order) result[index] = y;
  return result;
}
