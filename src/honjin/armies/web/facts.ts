/** What every card of an army says at its foot: its value, and what it costs to bring it in another's place. */
import type { CardFace } from "$page/api/types";
import type { Fact, Strip } from "$page/art/facts";

/** By level. */
export const VALUES = [0, 2, 3, 5];
const NEVER = "×";

export const cost = (icon: string, price: number | undefined): Fact => ({ icon, text: price === undefined ? NEVER : String(price) });

export function foot({ level }: CardFace, ...more: Fact[]): Strip[] {
  return level ? [{ tone: "paper", facts: [{ icon: "value", text: String(VALUES[level] ?? 0) }, ...more] }] : [];
}
