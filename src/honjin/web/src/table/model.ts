/** What a board needs of the table it shows: live, or in a replay where nothing can be touched. */
import type { ClockState, Decision, GameEvent, Option, SeatInfo, View } from "../api/types";
import type { Home, Selection } from "./choice";

export interface BoardModel {
  /** What is played: asked of the view, it would be asked again after every event. */
  readonly game: string;
  readonly view: View;
  /** The seat that looks; null: a spectator. */
  readonly seat: number | null;
  /** The seat that decides now; null: nobody. */
  readonly asked: number | null;
  readonly people: SeatInfo[];
  /** Nobody is to play any more. */
  readonly isOver: boolean;
  readonly clock: ClockState | null;
  /** The zones that the last move touched ("slot:1:I.2", "hand:0", "discard:1"), until the next one. */
  readonly marks: ReadonlySet<string>;
  /** The event that is being told now; null: the table shows what is. */
  readonly telling: GameEvent | null;
  /** The place of the card that an answer could save, and that of the card whose effect asks; null: there is none. */
  readonly threatened: string | null;
  readonly cause: string | null;
  readonly selection: Selection | null;
  readonly litSlots: Set<string>;
  readonly tray: string[];
  lit(home: Home): Set<string>;
  touchCard(card: string, home: Home): void;
  touchSlot(slot: string): void;
  /** Where somebody can choose: what is asked of them, and how they do. */
  readonly decision?: Decision | null;
  choose?(option: Option): void;
}
