/** A clan's sign: so that no clan needs its colour. */
import { pageOf } from "../games";
import { MON } from "./shapes";

export type Cut = "square" | "swallow" | "point" | "round" | "notch" | "slant" | "steps" | "wave" | "fringe";
export type Weave =
  | "plain" | "scales" | "stars" | "chevrons" | "rays" | "triangles" | "feathers" | "hexagons" | "waves"
  | "grid" | "leaves" | "dots" | "bricks" | "flames" | "stripes";

export interface Sign {
  /** Path data around the origin, within a circle of radius 50. */
  emblem: string;
  cut: Cut;
  weave: Weave;
}

const UNKNOWN: Sign = { emblem: MON, cut: "square", weave: "plain" };

/** A clan that somebody invented has a sign too. */
export function signOf(game: string, clan: string): Sign {
  return pageOf(game).signs[clan] ?? UNKNOWN;
}
