/** A table where nothing moves: what one view shows. */
import type { SeatInfo, View } from "../api/types";
import { say } from "../say.svelte";
import type { BoardModel } from "../table/model";

export class Still implements BoardModel {
  readonly seat = 0;
  readonly asked = null;
  readonly isOver = true;
  readonly clock = null;
  readonly marks: ReadonlySet<string> = new Set();
  readonly telling = null;
  readonly threatened = null;
  readonly cause = null;
  readonly selection = null;
  readonly tray: string[] = [];
  readonly litSlots: Set<string>;
  readonly people: SeatInfo[];

  constructor(readonly view: View, lit: readonly string[]) {
    this.litSlots = new Set(lit);
    this.people = view.seats.map((_, seat) => {
      const name = say(seat ? "example-other" : "example-you");
      return { seat, kind: "human", name, label: name, you: false, online: true, level: null, portrait: null, invite: null };
    });
  }

  get game(): string { return this.view.game; }
  lit(): Set<string> { return new Set(); }
  touchCard(): void {}
  touchSlot(): void {}
}
