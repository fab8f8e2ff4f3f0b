/** The cards that somebody has asked to look through: a pile, what is not seen yet, a single one. */
import type { Cards } from "../api/types";

/** A list, or how many there are of each. */
export type Heap = Cards | Record<string, number>;

export class Looking {
  opened = $state.raw<{ title: string; cards: Heap } | null>(null);

  look(title: string, cards: Heap): void {
    this.opened = { title, cards };
  }

  close(): void {
    this.opened = null;
  }
}
