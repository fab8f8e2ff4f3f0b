/** How a move is cut into beats, and what stays the same object. */
import { describe, expect, it } from "vitest";
import general from "../src/general";
import { beatsOf, lengthOf } from "../src/table/beats";
import { kept } from "../src/table/kept";
import { event } from "./made";

const view = { game: "any", seats: [] };

describe("beats", () => {
  const page = { ...general, quiet: new Set(["started-turn"]), moves: () => [{ card: null, from: "deck", to: "hand" }] };

  it("tell what comes together once, and what nobody waits for not at all", () => {
    const events = [event("drew"), event("drew"), event("drew", { player: 0 }), event("started-turn")];
    const beats = beatsOf(events, page, view);
    expect(beats.map((beat) => beat.events.length)).toEqual([2, 1, 1]);
    expect(lengthOf(beats)).toBe(2);
  });

  it("play one scene for everybody's part in it", () => {
    const moments = { fought: () => Promise.reject(new Error("not played here")) };
    const events = [event("fought", { player: 0 }), event("fought", { player: 1 })];
    expect(beatsOf(events, { ...page, moments }, view)).toHaveLength(1);
  });
});

describe("what is kept", () => {
  it("is every part that is the same", () => {
    const last = { army: [{ card: "a" }, { card: "b" }], hand: ["x"], round: 1 };
    const next = kept(last, { army: [{ card: "a" }, { card: "c" }], hand: ["x"], round: 1 });
    expect(next.army[0]).toBe(last.army[0]);
    expect(next.hand).toBe(last.hand);
    expect(next).toEqual({ army: [{ card: "a" }, { card: "c" }], hand: ["x"], round: 1 });
    expect(kept(last, structuredClone(last))).toBe(last);
    expect(kept([1, 2], [1])).toEqual([1]);
    expect(kept<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  });
});
