/** What the page calls the messages of wire.ts, and what the server leaves open in them. */
import type { ClockWish, Event as GameEvent, ExampleInfo, LangMessage, ReplayMoment, SeatWish, TableInfo, TableState } from "./wire";
import type { View } from "./view";

export type * from "./view";
export type {
  CountedKind, DailyChallenge, DailyEntry, DailyPage, FinishedGame, FinishedGames, FoundOpponents, GameStatistics, OpponentInfo as Opponent,
  AllStatistics as Statistics, Streaks,
  Account, BoardRow, Codes, ForbiddenWords, GuestInfo as OwnedGuest, KeyInfo, KeyProof, KeyQuestion, Leaderboard, NewKey, RatingInfo, RatingPoint,
  Recovery, ReportInfo,
  Advice, Archive, ArchivedChoice, Awaited, BlockInfo, BrokenSeal, CardInfo as CardFace, CarryLink, ChatEntry as ChatLine, ClockState,
  ClockWish as Clock, ConsideredInfo as Considered, DecisionInfo as Decision, Event as GameEvent, GameInfo, GoalInfo as Goal,
  LessonInfo as Lesson, LevelInfo as Level, LogEntry as LogLine, Me, OfferInfo as Offer, OddsInfo as Odds, OptionInfo as Option, OutcomeInfo as Outcome, PhraseInfo as Phrase,
  PortraitInfo as Portrait, Presence, Problem, RefusalText as Refusal, ReplayInfo, RewindInfo as RewindPoint, RuleInfo as Rule, SealInfo, SeatInfo,
  SeatWish, SessionInfo, SettingInfo as Setting, GameStory, StepInfo as Step, StoryLine, StoryPoint, Subscription, TableInfo, TableWish, TipInfo as Tip,
} from "./wire";

export type Lang = LangMessage["lang"];
export type SeatKind = SeatWish["kind"];
export type ClockKind = ClockWish["kind"];
export type Spectators = TableInfo["spectators"];

type Shown<Message> = Omit<Message, "view" | "events"> & { view: View; events: GameEvent[] };
export type State = Shown<TableState>;
export type Example = Omit<ExampleInfo, "before" | "after"> & { before: View; after: View | null };
export type Moment = Shown<ReplayMoment>;
