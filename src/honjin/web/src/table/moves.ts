/** Where the cards of an event came from and went to, as names of places on the page. */
import type { GameEvent } from "../api/types";

export interface Move { card: string | null; from: string; to: string }

/** From where to where the card of an event goes; `seat` is whose event it is. */
export type Way = (event: GameEvent, seat: number) => [from: string, to: string] | null;

/** The flight of an event, by its kind. */
export function movesBy(ways: Readonly<Record<string, Way>>): (event: GameEvent) => Move[] {
  return (event) => {
    const way = ways[event.kind]?.(event, event.player ?? 0);
    if (!way || event.card === undefined) return [];
    return [{ card: event.card, from: way[0], to: way[1] }];
  };
}

/** What an event touches without moving a card: it glows for a moment. */
export function touched(event: GameEvent): string[] {
  const places = [event.place, event.other_place].filter((place): place is string => !!place);
  return places.map((place) => `slot:${place}`);
}
