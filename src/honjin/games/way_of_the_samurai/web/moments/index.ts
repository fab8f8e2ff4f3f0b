/** The scenes of a fight, by the kind of event that they tell. */
import type { GamePage } from "$page/games";

const clash = () => import("./Clash.svelte");
const roll = () => import("./Roll.svelte");

export const moments: GamePage["moments"] = {
  pierced: clash,
  held: clash,
  parried: clash,
  cancelled: clash,
  hit: clash,
  "revealed-wound": () => import("./Wound.svelte"),
  "made-combo": () => import("./Combo.svelte"),
  rolled: roll,
  "cashed-die": roll,
  "beat-enemy": () => import("./Fall.svelte"),
  "started-fight": () => import("./Meeting.svelte"),
};
