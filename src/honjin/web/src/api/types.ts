/** What the server says and hears, as JSON; tests/web/test_types.py compares it with the server. */

export type Lang = "en" | "fr";

export interface Refusal { rule: string; text: string }
export interface Problem { error: string; detail: string; refusals?: Refusal[] }

export interface Me { name: string; lang: string }
/** A link for another device, and for how long it is good. */
export interface CarryLink { link: string; seconds: number }
/** A device on which one is logged in. */
export interface SessionInfo { id: string; label: string; created: number; seen: number; here: boolean }

export interface Setting {
  name: string;
  values: string[];
  default: string;
  label: string;
  help: string;
  rule: string;
  /** The values as people read them. */
  names: Record<string, string>;
  /** It means something only where each of these options has one of these values. */
  needs: Record<string, string[]>;
}

/** The parts of a bot's face. */
export interface Portrait { headgear: string; body: string; weapon: string; look: number }
/** A strength of bots: `called` so at a table, as `label` on its plate. */
export interface Level { name: string; called: string; label: string; words: string; portrait: Portrait }

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  players: [number, number];
  minutes: number;
  levels: Level[];
  settings: Setting[];
}

export interface CardFace {
  id: string;
  /** A card of a deck, or what lies beside the cards: a tile or an item. */
  kind: string;
  name: string;
  clan: string;
  level: number;
  copies: number;
  certainty: string;
  certainty_text: string;
  headline: string;
  text: string;
  /** What its keywords mean. */
  notes: string[];
  data: Record<string, unknown>;
}

export interface Rule { id: string; part: string; title: string; text: string; ruling: string | null }
export interface Phrase { id: string; text: string }

export type SeatKind = "me" | "link" | "open" | "bot";
export interface SeatWish { kind: SeatKind; level?: string | null }
export type ClockKind = "none" | "fischer" | "correspondence";
export interface Clock { kind: ClockKind; minutes: number; increment: number; days: number }
export type Spectators = "none" | "public" | "open-after";

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  players?: number;
  clock?: Partial<Clock>;
  spectators?: Spectators;
  lobby?: boolean;
  hot_seat?: boolean;
  /** Hints from the computer while people play against each other. */
  advice?: boolean;
  seed?: string;
  position?: string;
  record?: string;
  at?: number;
  /** The host chooses the deal, and everybody is told so. */
  known_deal?: boolean;
  seal?: string;
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "open";
  /** As all texts call whoever sits there. */
  name: string;
  /** The same with the strength of a bot. */
  label: string;
  you: boolean;
  online: boolean;
  level: string | null;
  portrait: Portrait | null;
  invite: string | null;
}

/** How the deal is being sealed, or was; values are null until all are in, the half until the game is over. */
export interface SealInfo {
  round: number;
  phase: "commit" | "reveal" | "open";
  server: string;
  half: string | null;
  commits: (string | null)[];
  revealed: boolean[];
  values: (string | null)[];
  until: number | null;
  broken: BrokenSeal[];
  without: number[];
}
/** A round in which these seats left, or did not show the value they had promised. */
export interface BrokenSeal { round: number; seats: number[] }

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  status: "waiting" | "playing" | "over" | "closed";
  clock: Clock;
  spectators: Spectators;
  lobby: boolean;
  hot_seat: boolean;
  host: boolean;
  link: string;
  watch: string | null;
  created: number;
  rematch: string | null;
  advice: boolean;
  deal: "server" | "known" | "sealed";
  seal: SealInfo | null;
  /** Made by other rules: it can be watched, not continued. */
  archive: boolean;
}

export interface Odds { text: string; value: number }
export interface Considered { choice: string; label: string; visits: number; chance: number; line: string[] }
export interface Advice { seat: number; choice: string; considered: Considered[] }

export interface Option { notation: string; kind: string; card: string | null; slot: string | null; label: string }
export interface Decision { seat: number; prompt: string; label: string; options: Option[] }
export interface LogLine { n: number; text: string; rule: string; turn: number }
/** A line of a replay, and the moment at which it was told. */
export interface StoryLine extends LogLine { moment: number }

export interface GameEvent {
  kind: string;
  rule: string;
  turn: number;
  player?: number;
  card?: string | null;
  other_card?: string;
  place?: string;
  other_place?: string;
  number?: number;
  word?: string;
}

export interface Outcome { winners: number[]; rule: string; text: string; scores: number[] }
export interface ClockState { remaining: (number | null)[]; running: number | null; at: number }
export interface ChatLine { n: number; seat: number; text: string; phrase: string | null; at: number }

export interface State {
  type: "state";
  table: string;
  seq: number;
  epoch: number;
  seat: number | null;
  you: number[];
  view: View;
  decision: Decision | null;
  /** The first fact of `log` and `events`; what was known from there on is replaced. */
  since: number;
  log: LogLine[];
  events: GameEvent[];
  undo: number;
  takebacks: number;
  takeback: { seat: number; granted: number[] } | null;
  outcome: Outcome | null;
  clock: ClockState;
  chat: ChatLine[];
  muted: number[];
  info: TableInfo;
  archive: Archive | null;
}

/** A game of other rules: who chose what, in writing. */
export interface Archive { rules: number | null; here: number | null; choices: ArchivedChoice[]; reason: string }
export interface ArchivedChoice { seat: number; choice: string }

/** Who is there now; `spectators` counts those who only look. */
export interface Presence { type: "presence"; online: number[]; spectators: number }

export interface ReplayInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: string[];
  moments: number;
  turns: number[];
  outcome: Outcome | null;
  deal: "server" | "known" | "sealed";
  archive: Archive | null;
}

export interface Moment {
  n: number;
  seat: number | null;
  choice: string | null;
  turn: number;
  view: View;
  log: LogLine[];
  events: GameEvent[];
}

export interface GuideStep { say: string; wait: string | null; seat: number; auto: boolean; highlight: string | null }
export interface Guide { game: string; title: string; position: string; steps: GuideStep[] }

// --- the views of the three games

export interface ArmyCard {
  card: string | null;
  captured?: boolean;
  imprisoned?: boolean;
  tokens?: number;
  icons?: number;
  bounty?: boolean;
  veteran?: boolean;
  recruited?: boolean;
  open?: boolean;
}

interface Common {
  round: number;
  turn: number;
  to_move: number;
  decision: { seat: number; prompt: string; options?: string[] } | null;
}

export interface GosuSeat {
  army: ArmyCard[][];
  hand: (string | null)[];
  strength: number;
  passed: boolean;
  turns_left: number | null;
}

export interface XSeat extends GosuSeat {
  clans: string[];
  deck: number;
  deck_known: (string | null)[];
  discard: (string | null)[];
  removed: (string | null)[];
  tokens: { hand: number; spent: number; locked: number };
  supremacy: number;
  flipped: string[];
  banned: string[];
}

export interface XView extends Common {
  game: "gosu-x";
  first: number;
  additional_turn: boolean;
  additional_turn_due: boolean;
  from_discard: boolean;
  song: boolean;
  tiles: string[];
  wonder: number | null;
  bounty: string | null;
  coming: string | null;
  revealed: (string | null)[];
  seats: XSeat[];
}

export interface TacticsSeat extends GosuSeat {
  points: number;
  turns: number;
  set_aside: (string | null)[];
}

export interface TacticsView extends Common {
  game: "gosu-tactics";
  first: number;
  advantage: number;
  additional_turn: boolean;
  additional_turns_due: number;
  coming: string | null;
  deck: number;
  discard: (string | null)[];
  revealed: (string | null)[];
  seats: TacticsSeat[];
}

export type GaugeName = "force" | "technique" | "guard";

export interface SamuraiSeat {
  weapon: string;
  life: number;
  ki: number;
  ki_max: number;
  die: number;
  gauges: Record<GaugeName, number>;
  hand: (string | null)[];
  attack: { card: string; symbol: string | null }[];
  stored: (string | null)[];
}

export interface SamuraiView extends Common {
  game: "way-of-the-samurai";
  mode: "fight" | "clan" | "dojo" | "village" | "duel";
  enemy: { name: string; life: number; ki: number } | null;
  beaten: number;
  waiting: string[];
  broken: string[];
  location: string | null;
  climate: string | null;
  hard: boolean;
  cost: number;
  defence: string | null;
  counter: string | null;
  looked_at: (string | null)[];
  actions: { deck: number; discard: (string | null)[]; unseen: Record<string, number> };
  specials: { deck: number; unseen: Record<string, number> };
  adversaries: { deck: number; discard: (string | null)[]; unseen: Record<string, number> };
  wounds: Record<string, number>;
  seats: SamuraiSeat[];
}

export type View = XView | TacticsView | SamuraiView;
