/** The cards that nobody at this seat has seen yet, as a careful player counts them. */
import type { CardFace, TacticsView, XView } from "../api/types";

type Pile = (string | null)[];

function visible(view: XView | TacticsView): string[] {
  const piles: Pile[] = [view.revealed];
  for (const seat of view.seats) {
    piles.push(seat.hand, ...seat.army.map((row) => row.map((standing) => standing.card)));
    if ("deck_known" in seat) piles.push(seat.discard, seat.removed, seat.deck_known);
  }
  if (view.game === "gosu-tactics") piles.push(view.discard);
  return piles.flat().filter((card): card is string => card !== null);
}

/** Of one seat's three clans in GOSU X, of the common deck in GOSU Tactics: card id and count. */
export function unseen(view: XView | TacticsView, faces: ReadonlyMap<string, CardFace>, seat: number): Record<string, number> {
  const left: Record<string, number> = {};
  for (const face of faces.values()) {
    const mine = view.game === "gosu-tactics" || view.seats[seat]?.clans.includes(face.clan);
    if (face.kind === "card" && mine) left[face.id] = face.copies;
  }
  for (const card of visible(view)) if (left[card]) left[card]--;
  return Object.fromEntries(Object.entries(left).filter(([, count]) => count > 0));
}
