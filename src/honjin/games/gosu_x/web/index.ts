/** The page of GOSU X. */
import armies, { battle } from "$armies/index";
import { armyMoves } from "$armies/moves";
import type { ViewOf } from "$page/api/types";
import type { GamePage } from "$page/games";
import { GOOD } from "$page/table/tones";
import Answer from "./Answer.svelte";
import Back from "./art/Back.svelte";
import { facts } from "./art/facts";
import { ICONS } from "./art/icons";
import { picture } from "./art/picture";
import { SIGNS } from "./art/signs";
import { step } from "./step";
import "./clans.css";
import type { View } from "./view";

export default {
  ...armies,
  prefix: "GX",
  shown: ["sati", "phoenix-immortal", "volantis"],
  picture,
  Back,
  signs: SIGNS,
  icons: ICONS,
  facts,
  board: () => import("./Board.svelte"),
  Answer,
  crests: (view, seat) => (view as ViewOf<View>).seats[seat]?.clans ?? [],
  named: new Set(["react"]),
  // Every player has piles of their own.
  moves: armyMoves((kind, seat) => `${kind}:${seat}`),
  step,
  goal: 2, // GX-B3
  moments: {
    fought: battle,
    "started-song": () => import("./moments/Song.svelte"),
    flipped: () => import("./moments/Tile.svelte"),
    "took-wonder": () => import("./moments/Wonder.svelte"),
    won: () => import("./moments/Victory.svelte"),
    drawn: () => import("./moments/Victory.svelte"),
  },
  tones: { ...armies.tones, "won-supremacy": GOOD },
} satisfies Partial<GamePage>;
