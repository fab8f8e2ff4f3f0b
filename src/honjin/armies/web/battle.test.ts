/** A Great Battle is counted as it is told. */
import { describe, expect, it } from "vitest";
import type { CardFace, GameEvent } from "$page/api/types";
import { camps, length, sum, told, verdict } from "./battle";
import type { ArmyView } from "./view";

const face = (id: string, level: number) => [id, { id, level } as CardFace] as const;
const faces = new Map([face("troop", 1), face("hero", 2), face("immortal", 3)]);
const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({ kind, rule: "", turn: 1, ...more });

const view = {
  seats: [
    { army: [[{ card: "troop" }, { card: "troop", captured: true }, { card: "troop" }], [{ card: "hero" }], []] },
    { army: [[{ card: "immortal" }], [{ card: "hero", imprisoned: true }], []] },
  ],
} as unknown as ArmyView;

const EVENTS = [
  event("fought", { player: 0, number: 12 }),
  event("fought", { player: 1, number: 5 }),
  event("doubled", { player: 0, place: "0:I.3", number: 4 }),
  event("counted-hand", { player: 0, card: "hero", number: 3 }),
  event("won-supremacy", { player: 0, number: 1, rule: "B2" }),
  event("started-song"),
  event("fought", { player: 0, number: 99 }),
];

describe("a battle", () => {
  it("ends where something else is told", () => {
    expect(told(EVENTS)).toHaveLength(5);
  });

  it("adds printed values, what counts double and what is added; what lies down counts nothing", () => {
    const [mine, yours] = camps(view, EVENTS, faces);
    expect(mine?.rows[0]?.map((card) => card.value)).toEqual([2, 0, 4]);
    expect(mine?.rows[0]?.map((card) => card.isDoubled)).toEqual([false, false, true]);
    expect([mine && sum(mine), mine?.total]).toEqual([12, 12]);
    expect([yours && sum(yours), yours?.total]).toEqual([5, 5]);
    expect(mine && length(mine)).toBe(4);
    expect(mine && sum(mine, 2)).toBe(6);
  });

  it("has a winner, or a tie that somebody breaks", () => {
    expect(verdict(EVENTS)).toEqual({ prizes: [{ seat: 0, held: 1 }], isTied: false, rule: "B2" });
    const tied = [event("fought", { player: 0, number: 5 }), event("fought", { player: 1, number: 5 }), event("won-point", { player: 1, number: 2 })];
    expect(verdict(tied)).toMatchObject({ prizes: [{ seat: 1, held: 2 }], isTied: true });
  });
});
