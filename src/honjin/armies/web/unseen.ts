/** The cards that nobody at this seat has seen yet, as a careful player counts them. */
import type { CardFace, Cards } from "$page/api/types";
import type { Faces } from "$page/games";
import type { ArmyView } from "./view";

/** Of the cards that are `mine`, by id: those that lie neither open in the armies and hands nor in the other piles. */
export function unseen(view: ArmyView, faces: Faces, mine: (face: CardFace) => boolean, piles: Cards[]): Record<string, number> {
  const left: Record<string, number> = {};
  for (const face of faces.values()) if (face.kind === "card" && mine(face)) left[face.id] = face.copies;
  const armies = view.seats.flatMap((seat) => [seat.hand, ...seat.army.map((row) => row.map((standing) => standing.card))]);
  for (const card of [view.revealed, ...armies, ...piles].flat()) if (card !== null && left[card]) left[card]--;
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0));
}
