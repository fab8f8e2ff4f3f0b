/** What a board needs of the table it shows: live, or in a replay where nothing can be touched. */
import type { ClockState, SeatInfo, View } from "../api/types";
import type { Home, Selection } from "./choice";

export interface BoardModel {
  readonly view: View;
  /** The seat that looks; null: a spectator. */
  readonly seat: number | null;
  readonly people: SeatInfo[];
  /** Nobody is to play any more. */
  readonly isOver: boolean;
  readonly clock: ClockState | null;
  readonly selection: Selection | null;
  readonly litSlots: Set<string>;
  readonly tray: string[];
  lit(home: Home): Set<string>;
  touchCard(card: string, home: Home): void;
  touchSlot(slot: string): void;
}
