/** Who teaches at a table: hears each choice before it goes out, and each state once it is shown. */
import type { State } from "../api/types";

export interface Tutor {
  /** The learner's seat, for whom no choice is made by itself; null: a game as any other. */
  readonly seat: number | null;
  /** Whether the choice goes out. */
  hears(choice: string): boolean;
  follows(state: State): void;
}
