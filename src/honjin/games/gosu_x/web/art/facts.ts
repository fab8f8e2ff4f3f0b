/** What is printed on a card: its keywords, its value, its activations and the cost of its shift. */
import { cost, foot } from "$armies/facts";
import type { CardFace } from "$page/api/types";
import type { CardFacts } from "$page/art/facts";
import { numberOf, wordsOf } from "$page/art/fields";

export function facts(face: CardFace): Partial<CardFacts> {
  const { data } = face;
  const icons = numberOf(data["icons"]) ?? 0;
  return {
    keywords: wordsOf(data["keywords"]).map((icon) => ({ icon })),
    strips: foot(face, ...(icons ? [{ icon: "activation", text: String(icons) }] : []), cost("shift", numberOf(data["shift"]))),
  };
}
