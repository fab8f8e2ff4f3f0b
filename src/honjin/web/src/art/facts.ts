/** What is printed on a card beside its name and text: signs with numbers, as the game reads them from the card file. */
import type { CardFace } from "../api/types";
import { pageOf } from "../games";

/** A sign, perhaps with a number. */
export interface Fact {
  icon: string;
  text?: string;
}

/** A line of facts. */
export interface Strip {
  tone: "paper" | "clan" | "danger";
  facts: Fact[];
}

export interface CardFacts {
  /** In the upper right. */
  keywords: Fact[];
  /** The lines at the foot. */
  strips: Strip[];
  /** On the banner instead of the emblem. */
  symbols: string[];
  /** The sides that a link looks at. */
  sides: string[];
}

const NONE: CardFacts = { keywords: [], strips: [], symbols: [], sides: [] };

export function factsOf(game: string, face: CardFace): CardFacts {
  return { ...NONE, ...pageOf(game).facts(face) };
}
