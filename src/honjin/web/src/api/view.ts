/** What every game shows to a seat; what a game shows beside, its own page knows. */

/** Null: a card that this seat does not know. */
export type Cards = (string | null)[];

/** A card that stands somewhere, and what befell it. */
export interface Standing { card: string | null }

export interface SeatView {
  hand?: Cards;
}

export interface View {
  game: string;
  /** In a replay; a table that is played says it beside the view. */
  decision?: { seat: number; prompt: string; options?: string[] } | null;
  seats: SeatView[];
  round?: number;
  turn?: number;
  to_move?: number | null;
}

/** The view of a game whose page knows what else it shows. */
export type ViewOf<Own> = Omit<View, keyof Own> & Own;
