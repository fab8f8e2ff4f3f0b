/** Under whose banners an army fights: the clans of its face-up cards, the most numerous first. */
import type { View } from "$page/api/types";
import type { Faces } from "$page/games";
import type { ArmyView } from "./view";

const MOST = 3;

export function crests(view: View, seat: number, faces: Faces): string[] {
  const count = new Map<string, number>();
  for (const on of (view as ArmyView).seats[seat]?.army.flat() ?? []) {
    const clan = on.card === null || on.captured || on.imprisoned ? undefined : faces.get(on.card)?.clan;
    if (clan) count.set(clan, (count.get(clan) ?? 0) + 1);
  }
  return [...count].sort(([, one], [, other]) => other - one).slice(0, MOST).map(([clan]) => clan);
}
