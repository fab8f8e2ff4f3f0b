/** The contour lines of an invented land: where a field of hills crosses each height. */
import { short, type Point } from "./brush";
import { Seed } from "./seed";

interface Hill {
  x: number;
  y: number;
  height: number;
  reach: number;
}

const CELL = 15;

function hills(seed: Seed, width: number, height: number): Hill[] {
  return Array.from({ length: 16 }, (_, index) => ({
    x: (index % 4) * (width / 3.2) + seed.between(-120, 120),
    y: Math.floor(index / 4) * (height / 3) + seed.between(-110, 110),
    height: seed.between(-0.5, 1.1),
    reach: seed.between(120, 260),
  }));
}

/** Marching squares: in each cell, the pieces of line that separate higher corners from lower ones. */
export function contours(name: string, width: number, height: number, levels: number): string {
  const land = hills(new Seed(name), width, height);
  const columns = Math.ceil(width / CELL) + 1;
  const rows = Math.ceil(height / CELL) + 1;
  const field = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * CELL, Math.floor(index / columns) * CELL];
    return land.reduce((sum, hill) => sum + hill.height * Math.exp(-((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.reach ** 2), 0);
  });
  const low = Math.min(...field);
  const high = Math.max(...field);
  const at = (column: number, row: number): number => field[row * columns + column] ?? 0;
  let path = "";
  for (let level = 1; level <= levels; level++) {
    const cut = low + ((high - low) * level) / (levels + 1);
    for (let row = 0; row < rows - 1; row++)
      for (let column = 0; column < columns - 1; column++) {
        const corners: [number, number, number][] = [
          [column, row, at(column, row)],
          [column + 1, row, at(column + 1, row)],
          [column + 1, row + 1, at(column + 1, row + 1)],
          [column, row + 1, at(column, row + 1)],
        ];
        const crossed: Point[] = [];
        corners.forEach(([x, y, value], index) => {
          const [nextX, nextY, next] = corners[(index + 1) % 4] as [number, number, number];
          if (value < cut === next < cut) return;
          const share = (cut - value) / (next - value);
          crossed.push([(x + (nextX - x) * share) * CELL, (y + (nextY - y) * share) * CELL]);
        });
        for (let piece = 0; piece + 1 < crossed.length; piece += 2) {
          const [from, to] = [crossed[piece] as Point, crossed[piece + 1] as Point];
          path += `M${short(from[0])} ${short(from[1])}L${short(to[0])} ${short(to[1])}`;
        }
      }
  }
  return path;
}
