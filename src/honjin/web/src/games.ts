/** What a game brings for the page: found in its folder, and where it brings nothing, what is general. */
import type { Component, Snippet } from "svelte";
import type { CardFace, Decision, GameEvent, GameInfo, Lang, Option, Outcome, SeatView, Standing, View } from "./api/types";
import type { CardFacts } from "./art/facts";
import type { Mark } from "./art/mark";
import type { Sign } from "./art/sign";
import general from "./general";
import type { Home, Selection } from "./table/choice";
import type { BoardModel } from "./table/model";
import type { Move } from "./table/moves";
import type { Tone } from "./table/tones";

export type Faces = ReadonlyMap<string, CardFace>;
/** `corner`: what the table itself has to say, beside the state of the game. */
export type Board = Component<{ table: BoardModel; corner?: Snippet | undefined }>;

/** What has a place of its own on the screen; `rest` is what the same move brings from this event on, `onend` when all was shown.
 * The same kind again and again is one scene: it begins before the first and ends after the last. */
export type MomentScene = Component<{
  table: BoardModel; event: GameEvent; rest?: readonly GameEvent[]; before: View; after: View; onend: () => void;
}>;
/** What a game itself adds to its end, under who won and how. */
export type Finale = Component<{ table: BoardModel; outcome: Outcome }>;

export interface GamePage {
  // --- the books

  /** How the ids of its rules begin. */
  prefix: string;
  /** Three cards that show its spirit, for the first page. */
  shown: readonly string[];
  /** The texts for what its cards are sorted by: their clan, and what is printed on them. */
  headings: { clans: string; keywords: string };

  // --- its art

  /** What the card shows, and what its back shows. */
  picture(face: CardFace): Mark[];
  Back: Component;
  /** By clan: emblem and banner. */
  signs: Readonly<Record<string, Sign>>;
  /** By name: the small signs, as path data within a square of half side 50. */
  icons: Readonly<Record<string, string>>;
  /** What is printed on a card beside its name and text. */
  facts(face: CardFace): Partial<CardFacts>;
  /** What befell a card in play, in words; a card that is down is grey. */
  befell(on: Standing): { words: string[]; isDown: boolean };
  /** The same drawn over the card, whose picture reaches down to `foot`. */
  Marker: Component<{ on: Standing; foot: number }> | null;

  // --- its table

  /** How many play with these options: the fewest and the most. */
  players(options: Readonly<Record<string, string>>, game: GameInfo): readonly [fewest: number, most: number];
  /** Fetched when a table is opened. */
  board(): Promise<{ default: Board }>;
  /** Whether that board shows places which can be touched; otherwise they are buttons. */
  hasPlaces: boolean;
  /** Where the card of an option is touched. */
  homeOf(option: Option, side: SeatView | undefined): Home;
  /** The place to which the card of an option would go, where the option does not name it. */
  landing(option: Option, view: View, faces: Faces, seat: number): string | null;
  /** Whether an option of a seat commits: a touch selects, a second touch, a target or a button carries out. */
  isDeliberate(option: Option, seat: number): boolean;
  /** The kinds of choices that have a button with their card's name too: answers to what somebody else does. */
  named: ReadonlySet<string>;
  /** The choice to ask about when something unlit is touched: in the words of what is asked now. */
  wish(decision: Decision | null, seat: number, touched: Selection, holding: string | null): string;
  /** What stands on the button of an answer, if it is more than the label. */
  Answer: Component<{ table: BoardModel; decision: Decision; option: Option }> | null;
  /** The text for what its odds are the odds of; empty: it has none. */
  odds: string;
  /** The flights that an event asks for, on the board as it was before. */
  moves(event: GameEvent, before?: View): Move[];
  /** The kinds of events that need no time of their own. */
  quiet: ReadonlySet<string>;
  /** The view after an event, as far as the fact tells; whatever it does not tell stays as it is. */
  step(view: View, event: GameEvent): View;
  /** By kind of event: the scene that is played over the board. */
  moments: Readonly<Record<string, () => Promise<{ default: MomentScene }>>>;
  Finale: Finale | null;
  /** So many tokens or points win; 0: none do. */
  goal: number;
  /** What the picture of a game counts, as a text; and who plays against the seats without one, if somebody does. */
  counts: string;
  rival(view: View, faces: Faces): string;
  /** The clans whose emblems stand for a seat, the foremost first. */
  crests(view: View, seat: number, faces: Faces): readonly string[];
  /** What an event sounds like, by its kind. */
  tones: Readonly<Record<string, Tone>>;
  /** The kinds of facts that the log tells only to whoever wants to know every fact. */
  minor: ReadonlySet<string>;
  /** The kinds of facts that belong to a battle. */
  battles: ReadonlySet<string>;
}

const BROUGHT = import.meta.glob<Partial<GamePage>>("../../games/*/web/index.ts", { eager: true, import: "default" });
const TEXTS = import.meta.glob<string>("../../{armies,games/*}/web/text/*.ftl", { eager: true, query: "?raw", import: "default" });

const addressOf = (game: string) => `../../games/${game.replaceAll("-", "_")}/web/index.ts`;
const NAMES = Object.keys(BROUGHT).map((address) => (address.split("/").at(-3) ?? "").replaceAll("_", "-"));
const known = new Map<string, GamePage>();

/** The page of a game, of one too that this page has never heard of. */
export function pageOf(game: string): GamePage {
  let page = known.get(game);
  if (!page) {
    page = { ...general, ...BROUGHT[addressOf(game)] };
    known.set(game, page);
  }
  return page;
}

/** The game of whose rules this is one. */
export function gameOfRule(id: string): string | undefined {
  return NAMES.find((game) => id.startsWith(`${pageOf(game).prefix}-`));
}

/** All that the games say in a language. */
export function textsOf(lang: Lang): string[] {
  return Object.entries(TEXTS).flatMap(([path, text]) => (path.endsWith(`/${lang}.ftl`) ? [text] : []));
}
