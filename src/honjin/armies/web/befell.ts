/** What befell a card of an army, in words. */
import type { Standing } from "$page/api/types";
import { say } from "$page/say.svelte";
import type { ArmyCard } from "./view";

const MARKS = ["captured", "imprisoned", "tokens", "bounty", "veteran", "recruited"] as const;

export function befell(on: Standing): { words: string[]; isDown: boolean } {
  const card = on as ArmyCard;
  return {
    words: MARKS.filter((mark) => card[mark]).map((mark) => say(`card-${mark}`, { count: card.tokens ?? 0 })),
    isDown: !!card.captured || !!card.imprisoned,
  };
}
