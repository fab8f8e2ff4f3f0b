/** A lesson knows what it waits for. */
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/api/types";
import { fits, isLike } from "../src/learn/matching";

describe("what a lesson waits for", () => {
  it("is a choice, or all that begin so", () => {
    expect(fits("draw 1", "draw 1")).toBe(true);
    expect(fits("draw 1", "draw 10")).toBe(false);
    expect(fits("choose 1:*", "choose 1:II.1")).toBe(true);
    expect(fits("choose 1:*", "choose II.1")).toBe(false);
    expect(fits("*", "pass")).toBe(true);
  });

  it("is an event with these fields", () => {
    const event = { kind: "captured", rule: "R", turn: 3, player: 0, place: "1:I.2" } as unknown as GameEvent;
    expect(isLike(event, { kind: "captured", player: 0, place: "1:*" })).toBe(true);
    expect(isLike(event, { kind: "captured", player: 1 })).toBe(false);
    expect(isLike(event, { kind: "captured", card: "*" })).toBe(false);
  });
});
