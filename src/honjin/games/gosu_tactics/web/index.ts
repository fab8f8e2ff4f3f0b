/** The page of GOSU Tactics. */
import armies, { battle } from "$armies/index";
import { crests } from "$armies/crests";
import { armyMoves } from "$armies/moves";
import type { GamePage } from "$page/games";
import { GOOD } from "$page/table/tones";
import Back from "./art/Back.svelte";
import { facts } from "./art/facts";
import { ICONS } from "./art/icons";
import { picture } from "./art/picture";
import { SIGNS } from "./art/signs";
import { step } from "./step";
import "./clans.css";

export default {
  ...armies,
  prefix: "GT",
  shown: ["papi-ozz", "boss-ouragok", "titan-zingrok"],
  picture,
  Back,
  signs: SIGNS,
  icons: ICONS,
  facts,
  board: () => import("./Board.svelte"),
  crests,
  // All draw from one pile.
  moves: armyMoves((kind) => kind),
  step,
  goal: 3, // GT-B3
  moments: { fought: battle, won: () => import("./moments/Victory.svelte") },
  tones: { ...armies.tones, "won-point": GOOD },
} satisfies Partial<GamePage>;
