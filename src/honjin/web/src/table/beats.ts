/** What is told together, and how long it takes: the events of a move in beats. */
import type { GameEvent, View } from "../api/types";
import type { GamePage } from "../games";

export interface Beat {
  events: GameEvent[];
  /** In beats of the speed that is set; 0: told with what follows. */
  length: number;
}

/** What moves no card is read sooner. */
const STILL = 0.8;

/** The same again of the same seat is one moment: three cards drawn, all prisoners freed. */
function isAlike(one: GameEvent, other: GameEvent, page: GamePage): boolean {
  return one.kind === other.kind && (one.player === other.player || one.kind in page.moments);
}

export function beatsOf(events: readonly GameEvent[], page: GamePage, view: View): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const last = beats.at(-1)?.events;
    if (last?.[0] && isAlike(last[0], event, page)) {
      last.push(event);
      continue;
    }
    const length = page.quiet.has(event.kind) ? 0 : page.moves(event, view).length ? 1 : STILL;
    beats.push({ events: [event], length });
  }
  return beats;
}

/** How long all of it takes, in beats. */
export const lengthOf = (beats: readonly Beat[]) => beats.reduce((sum, { length }) => sum + length, 0);
