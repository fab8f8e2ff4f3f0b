/** The page of any game: what holds where a game brings nothing of its own. */
import { figure } from "../art/figure";
import { WANDERERS } from "../art/style";
import type { GamePage } from "../games";
import { say } from "../say.svelte";
import { CARD, GOOD } from "../table/tones";
import Back from "./Back.svelte";
import { words } from "./words";

const general: GamePage = {
  prefix: "",
  shown: [],
  headings: { clans: "cards-clans", keywords: "cards-keywords" },

  picture: (face) => figure(face, WANDERERS),
  Back,
  signs: {},
  icons: {},
  facts: () => ({}),
  befell: ({ card: _, ...marks }) => ({ words: words(Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark))), isDown: false }),
  Marker: null,

  players: (_, game) => game.players,
  board: () => import("./Board.svelte"),
  hasPlaces: false,
  homeOf: ({ card }, side) => (side?.hand?.includes(card) ? "hand" : "tray"),
  landing: () => null,
  isDeliberate: ({ kind }) => kind === "play",
  named: new Set(),
  wish: (decision, _, { card, slot }) => {
    const words = decision?.options.find((option) => option.card !== null && option.slot === null)?.kind;
    return `${words ?? "play"} ${card ?? slot}`;
  },
  Answer: null,
  odds: "",
  moves: () => [],
  quiet: new Set(["started-turn"]),
  step: (view) => view,
  moments: {},
  Finale: null,
  goal: 0,
  counts: "side-score",
  rival: () => say("side-rival"),
  crests: () => [],
  minor: new Set(["paid", "shuffled", "resolved"]),
  battles: new Set(["fought"]),
  tones: { drew: CARD, played: CARD, placed: CARD, discarded: CARD, won: GOOD },
};

export default general;
