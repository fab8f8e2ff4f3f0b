/** The page of Way of the Samurai. */
import type { ViewOf } from "$page/api/types";
import type { GamePage } from "$page/games";
import general from "$page/general";
import Back from "./art/Back.svelte";
import { facts } from "./art/facts";
import { ICONS } from "./art/icons";
import { picture } from "./art/picture";
import { SIGNS } from "./art/signs";
import "./clans.css";
import Finale from "./Finale.svelte";
import { enemyName } from "./items";
import { moments } from "./moments";
import { moves } from "./moves";
import { step } from "./step";
import { TONES } from "./tones";
import type { Seat, View } from "./view";

export default {
  prefix: "WS",
  shown: ["kesa-giri", "enemy-ishida", "ryu-giri"],
  headings: { clans: "cards-decks", keywords: "cards-gauges" },
  picture,
  Back,
  signs: SIGNS,
  icons: ICONS,
  facts,
  players: ({ mode }) => (mode === "duel" ? [2, 2] : [1, 1]),
  board: () => import("./Board.svelte"),
  homeOf(option, side) {
    const home = general.homeOf(option, side);
    const isStored = home === "tray" && (side as Seat | undefined)?.stored.includes(option.card);
    return isStored ? "stored" : home;
  },
  isDeliberate: ({ kind }) => kind === "place",
  minor: new Set(["shuffled-actions", "shuffled-adversaries", "moved-force", "moved-technique", "moved-guard"]),
  battles: new Set<string>(),
  odds: "odds-of",
  counts: "life",
  rival: (view, faces) => enemyName(faces, (view as ViewOf<View>).enemy?.name ?? "clan"),
  moves,
  quiet: new Set(["paid-ki", "turned-life", "kept", "redrew", "joined", "chose-enemy", "shuffled-actions", "shuffled-adversaries"]),
  step,
  moments,
  Finale,
  tones: TONES,
} satisfies Partial<GamePage>;
