/** The small signs: keywords, costs, gauges and symbols, as the game draws them. */
import { pageOf } from "../games";

/** Path data around the origin, within a square of half side 50. */
export const iconOf = (game: string, name: string): string | undefined => pageOf(game).icons[name];
