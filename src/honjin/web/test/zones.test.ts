/** Where cards fly. */
import { describe, expect, it } from "vitest";
import type { GameEvent, View } from "../src/api/types";
import { moves, touched } from "../src/table/zones";

const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({ kind, rule: "", turn: 1, player: 1, ...more });
const x = { game: "gosu-x" } as View;
const tactics = { game: "gosu-tactics" } as View;
const samurai = { game: "way-of-the-samurai" } as View;

describe("moves", () => {
  it.each<[View, GameEvent, [string | null, string, string][]]>([
    [x, event("drew", { card: null }), [[null, "deck:1", "hand:1"]]],
    [tactics, event("drew", { card: "brazik" }), [["brazik", "deck", "hand:1"]]],
    [samurai, event("drew", { player: 0, card: "joker" }), [["joker", "deck", "hand:0"]]],
    [x, event("destroyed", { card: "sati", place: "0:I.2" }), [["sati", "slot:0:I.2", "discard:0"]]],
    [x, event("shifted", { card: "quae", other_card: "sati", place: "1:I.2" }), [["sati", "slot:1:I.2", "discard:1"], ["quae", "hand:1", "slot:1:I.2"]]],
    [samurai, event("revealed-defence", { card: "jodan" }), [["jodan", "adversaries", "defence"]]],
    [x, event("passed"), []],
    [x, event("captured", { card: "sati", place: "0:I.2" }), []],
  ])("of %o %o", (view, happened, expected) => {
    expect(moves(happened, view).map(({ card, from, to }) => [card, from, to])).toEqual(expected);
  });
});

describe("touched", () => {
  it("is each place an event names", () => {
    expect(touched(event("swapped", { place: "0:I.1", other_place: "0:I.3" }))).toEqual(["slot:0:I.1", "slot:0:I.3"]);
  });
});
