/** Where the cards of an event came from and went to. */
import type { GameEvent, View as AnyView, ViewOf } from "$page/api/types";
import { movesBy, type Move } from "$page/table/moves";
import type { View } from "./view";

const one = movesBy({
  drew: (_, seat) => ["deck", `hand:${seat}`],
  placed: (_, seat) => [`hand:${seat}`, `attack:${seat}`],
  discarded: (_, seat) => [`hand:${seat}`, "discard"],
  "revealed-defence": () => ["adversaries", "defence"],
  "revealed-counter": () => ["adversaries", "counter"],
  "gained-special": (_, seat) => ["specials", `stored:${seat}`],
  joined: () => ["specials", "deck"],
});

/** WS-R6: what was used is swept away before the next round. */
function swept(view: ViewOf<View>): Move[] {
  const placed = view.seats.flatMap(({ attack }, seat) => attack.map(({ card }) => ({ card, from: `attack:${seat}`, to: "discard" })));
  const shown = (["defence", "counter"] as const).flatMap((part) => (view[part] ? [{ card: view[part], from: part, to: "adversaries" }] : []));
  return [...placed, ...shown];
}

export function moves(event: GameEvent, before?: AnyView): Move[] {
  const view = before as ViewOf<View> | undefined;
  if (event.kind === "started-round") return view ? swept(view) : [];
  const side = view?.seats[event.player ?? 0];
  const isStored = event.kind === "placed" && event.card && side?.stored.includes(event.card) && !side.hand.includes(event.card);
  return one(event).map((move) => (isStored ? { ...move, from: `stored:${event.player}` } : move));
}
