/** What a table of armies needs to know of a game's view. */
import type { Cards, Standing, View } from "$page/api/types";

export interface ArmyCard extends Standing {
  captured?: boolean;
  imprisoned?: boolean;
  tokens?: number;
  bounty?: boolean;
  veteran?: boolean;
  recruited?: boolean;
}

export interface ArmySeat {
  army: ArmyCard[][];
  hand: Cards;
  strength: number;
  passed: boolean;
  turns_left: number | null;
}

export interface ArmyView extends View {
  round: number;
  turn: number;
  to_move: number;
  first: number;
  additional_turn: boolean;
  coming: string | null;
  revealed: Cards;
  seats: ArmySeat[];
}
