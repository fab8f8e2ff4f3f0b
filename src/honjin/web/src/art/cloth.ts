/** Banners: how the lower edge of each is cut, and what is woven into its cloth. */
import { oval, place, polygon, short, star, type Point } from "./brush";
import type { Cut, Weave } from "./sign";

/** How far a cut reaches down, as a share of the width. */
const REACH = 0.42;

const EDGES: Record<Cut, (w: number, d: number) => string> = {
  square: (w) => `L${short(w)} 0L0 0`,
  swallow: (w, d) => `L${short(w)} ${short(d)}L${short(w / 2)} 0L0 ${short(d)}`,
  point: (w, d) => `L${short(w)} 0L${short(w / 2)} ${short(d)}L0 0`,
  round: (w, d) => `L${short(w)} 0C${short(w)} ${short(d * 1.3)} 0 ${short(d * 1.3)} 0 0`,
  notch: (w, d) => `L${short(w)} ${short(d)}L${short(w * 0.72)} ${short(d)}L${short(w * 0.5)} ${short(d * 0.2)}L${short(w * 0.28)} ${short(d)}L0 ${short(d)}`,
  slant: (w, d) => `L${short(w)} ${short(d)}L0 0`,
  steps: (w, d) => `L${short(w)} 0L${short(w * 0.75)} 0L${short(w * 0.75)} ${short(d)}L${short(w * 0.25)} ${short(d)}L${short(w * 0.25)} 0L0 0`,
  wave: (w, d) => `L${short(w)} ${short(d * 0.4)}C${short(w * 0.75)} ${short(d * 1.3)} ${short(w * 0.55)} ${short(d)} ${short(w * 0.5)} ${short(d * 0.4)}C${short(w * 0.45)} ${short(-d * 0.2)} ${short(w * 0.2)} ${short(-d * 0.2)} 0 ${short(d * 0.4)}`,
  fringe: (w, d) => {
    const tooth = w / 4;
    let path = "";
    for (let index = 0; index < 4; index++) path += `L${short(w - tooth * (index + 0.5))} ${short(d)}L${short(w - tooth * (index + 1))} 0`;
    return `L${short(w)} 0${path}`;
  },
};

/** The outline of a banner hanging from (x, y). */
export function banner(cut: Cut, x: number, y: number, width: number, height: number): string {
  const edge = EDGES[cut](width, width * REACH);
  return place(`M0 ${short(-height)}L${short(width)} ${short(-height)}${edge}Z`, { x, y: y + height });
}

type Thread = (x: number, y: number, u: number) => string;

const open = (...points: Point[]): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;

/** One repeat of each weave in a square of side `u`; drawn as fine lines, so small shapes read as texture. */
const THREADS: Record<Weave, Thread> = {
  plain: () => "",
  scales: (x, y, u) => `M${short(x)} ${short(y)}C${short(x)} ${short(y + u)} ${short(x + u)} ${short(y + u)} ${short(x + u)} ${short(y)}`,
  stars: (x, y, u) => star(x + u / 2, y + u / 2, 4, u * 0.34, u * 0.1),
  chevrons: (x, y, u) => open([x, y + u * 0.3], [x + u / 2, y + u * 0.8], [x + u, y + u * 0.3]),
  rays: (x, y, u) => open([x + u * 0.2, y + u], [x + u * 0.5, y], [x + u * 0.8, y + u]),
  triangles: (x, y, u) => polygon([[x, y + u], [x + u / 2, y], [x + u, y + u]]),
  feathers: (x, y, u) => open([x, y + u * 0.6], [x + u / 2, y + u], [x + u, y + u * 0.6]) + open([x + u / 2, y], [x + u / 2, y + u]),
  hexagons: (x, y, u) => polygon([[x + u * 0.25, y], [x + u * 0.75, y], [x + u, y + u / 2], [x + u * 0.75, y + u], [x + u * 0.25, y + u], [x, y + u / 2]]),
  waves: (x, y, u) => `M${short(x)} ${short(y + u)}C${short(x)} ${short(y)} ${short(x + u)} ${short(y)} ${short(x + u)} ${short(y + u)}M${short(x + u * 0.28)} ${short(y + u)}C${short(x + u * 0.28)} ${short(y + u * 0.5)} ${short(x + u * 0.72)} ${short(y + u * 0.5)} ${short(x + u * 0.72)} ${short(y + u)}`,
  grid: (x, y, u) => polygon([[x, y], [x + u, y], [x + u, y + u], [x, y + u]]),
  leaves: (x, y, u) => `M${short(x + u / 2)} ${short(y)}C${short(x + u)} ${short(y + u * 0.3)} ${short(x + u)} ${short(y + u * 0.7)} ${short(x + u / 2)} ${short(y + u)}C${short(x)} ${short(y + u * 0.7)} ${short(x)} ${short(y + u * 0.3)} ${short(x + u / 2)} ${short(y)}`,
  dots: (x, y, u) => oval(x + u / 2, y + u / 2, u * 0.2),
  bricks: (x, y, u) => open([x, y], [x + u, y]) + open([x + u * 0.25, y], [x + u * 0.25, y + u / 2], [x + u, y + u / 2]) + open([x, y + u / 2], [x + u * 0.75, y + u / 2], [x + u * 0.75, y + u]),
  flames: (x, y, u) => `M${short(x)} ${short(y + u)}C${short(x + u * 0.2)} ${short(y + u * 0.6)} ${short(x + u * 0.5)} ${short(y + u * 0.5)} ${short(x + u * 0.5)} ${short(y)}C${short(x + u * 0.8)} ${short(y + u * 0.4)} ${short(x + u)} ${short(y + u * 0.6)} ${short(x + u)} ${short(y + u)}`,
  stripes: (x, y, u) => open([x, y + u], [x + u, y]),
};

const cloths = new Map<string, string>();

/** The weave over a rectangle, whole repeats only; woven once, for all cards of a clan wear the same. */
export function woven(weave: Weave, x: number, y: number, width: number, height: number, across = 4): string {
  const key = [weave, x, y, width, height, across].join(" ");
  const cloth = cloths.get(key) ?? weaving(weave, x, y, width, height, across);
  cloths.set(key, cloth);
  return cloth;
}

function weaving(weave: Weave, x: number, y: number, width: number, height: number, across: number): string {
  const unit = width / across;
  const rows = Math.floor(height / unit);
  let path = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < across; column++) path += THREADS[weave](x + column * unit, y + row * unit, unit);
  return path;
}
