/** What is printed on a card: its powers, where its link looks, its value and the cost of its mutation. */
import { cost, foot } from "$armies/facts";
import type { CardFace } from "$page/api/types";
import type { CardFacts } from "$page/art/facts";
import { numberOf, wordsOf } from "$page/art/fields";

/** A field of the card file, and the sign for what it brings. */
const POWERS: [field: string, icon: string][] = [["zombie", "zombie"], ["arrival", "arrival"], ["link", "link"], ["on_mutation", "mutation"]];

export function facts(face: CardFace): Partial<CardFacts> {
  const { data } = face;
  return {
    keywords: POWERS.flatMap(([field, icon]) => (data[field] ? [{ icon }] : [])),
    sides: wordsOf(data["sides"]),
    strips: foot(face, cost("mutation", numberOf(data["mutation"]))),
  };
}
