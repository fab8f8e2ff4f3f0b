/** What the pages of all games of armies have in common. */
import type { GamePage } from "$page/games";
import { BATTLE, BLOW, CARD, CHAIN, GOOD, PLAY, TOKEN } from "$page/table/tones";
import { befell } from "./befell";
import { homeOf, isDeliberate, landing, wish } from "./choice";
import Marker from "./Marker.svelte";

/** The Great Battle of any such game. */
export const battle = () => import("./moments/Battle.svelte");

const armies = {
  befell,
  counts: "strength",
  Marker,
  hasPlaces: true,
  homeOf,
  landing,
  isDeliberate,
  wish,
  quiet: new Set(["started-turn", "turns-left", "lost-tokens", "kept", "goes-first", "set-aside"]),
  battles: new Set(["fought", "doubled", "counted-hand"]),
  tones: {
    drew: CARD, took: CARD, found: CARD, milled: CARD, revealed: CARD, discarded: CARD, paid: CARD, shuffled: CARD,
    placed: PLAY, raised: PLAY, shifted: PLAY, mutated: PLAY,
    captured: CHAIN, imprisoned: CHAIN,
    destroyed: BLOW, sacrificed: BLOW,
    activated: TOKEN, spent: TOKEN,
    released: GOOD, "gained-turn": GOOD, fought: BATTLE,
  },
} satisfies Partial<GamePage>;

export default armies;
