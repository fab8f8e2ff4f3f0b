/** A touch on a card or a place means the options that the decision has for it. */
import { describe, expect, it } from "vitest";
import type { CardFace, Decision, View } from "$page/api/types";
import { isImmediate, litCards, litSlots, ofSlot, plain, selected, targets, tray } from "$page/table/choice";
import { option } from "$test/made";
import page from "./index";

const face = (id: string, level: number) => ({ id, level, kind: "card" }) as unknown as CardFace;
const faces = new Map([face("sati", 1), face("quae", 1), face("elle", 2)].map((one) => [one.id, one]));

const standing = (card: string) => ({ card });
const view = {
  game: "gosu-x",
  seats: [
    { army: [[standing("navaj"), standing("solok")], [standing("elle")], []], hand: ["sati", "quae", "elle"] },
    { army: [[standing("abc")], [], []], hand: [null, null] },
  ],
} as unknown as View;

const turn: Decision = {
  seat: 0, prompt: "turn", label: "", card: null, cause: null, threat: null, reaction: false, decline: null, pause: false, risk: null, idle: null,
  options: [
    option("play sati", "sati"),
    option("play quae", "quae"),
    option("play quae row III", "quae"),
    option("shift I.1 sati", "sati", "0:I.1"),
    option("activate I.2", null, "0:I.2"),
    option("play nezha from discard", "nezha"),
    option("draw 1"),
    option("pass"),
  ],
};

describe("a turn", () => {
  it("lights what can be played and where something can be done", () => {
    expect(litCards(turn, view, "hand")).toEqual(new Set(["sati", "quae"]));
    expect(litSlots(turn)).toEqual(new Set(["0:I.1", "0:I.2"]));
    expect(tray(turn, view)).toEqual(["nezha"]);
    expect(plain(turn, view).map((one) => one.notation)).toEqual(["draw 1", "pass"]);
  });

  it("shows where the selected card can go: its row's next place, or onto a card", () => {
    expect(targets(turn, view, faces, { card: "sati", home: "hand" })).toEqual(new Set(["0:I.3", "0:I.1"]));
    expect(targets(turn, view, faces, { card: "quae", home: "hand" })).toEqual(new Set(["0:I.3", "0:III.1"]));
  });

  it("takes the option of card and place together", () => {
    const holding = { card: "sati", home: "hand" as const };
    expect(ofSlot(turn, view, faces, "0:I.1", holding).map((one) => one.notation)).toEqual(["shift I.1 sati"]);
    expect(ofSlot(turn, view, faces, "0:I.3", holding).map((one) => one.notation)).toEqual(["play sati"]);
    expect(ofSlot(turn, view, faces, "0:II.2", holding)).toEqual([]);
  });

  it("asks for a second touch before a card is played", () => {
    expect(isImmediate([option("play sati", "sati")], view, 0)).toBe(false);
    expect(isImmediate([option("pay sati", "sati")], view, 0)).toBe(true);
    expect(isImmediate([option("choose 1:I.1", null, "1:I.1"), option("choose 1:I.2", null, "1:I.2")], view, 0)).toBe(false);
  });

  it("asks for a second touch before something is done to one's own army, not to another's", () => {
    expect(isImmediate([option("choose 0:I.1", null, "0:I.1")], view, 0)).toBe(false);
    expect(isImmediate([option("choose 0:I.1", null, "0:I.1")], view, 1)).toBe(true);
    expect(isImmediate([option("choose 1:I.1", null, "1:I.1")], view, 0)).toBe(true);
  });

  it("offers all that the selected thing can do", () => {
    expect(selected(turn, view, faces, { slot: "0:I.1" }).map((one) => one.notation)).toEqual(["shift I.1 sati"]);
    expect(selected(turn, view, faces, { card: "sati", home: "hand" })).toHaveLength(2);
  });
});

describe("landing", () => {
  it("is nowhere for what is not played", () => {
    expect(page.landing(option("pay sati", "sati"), view, faces, 0)).toBeNull();
  });
});

describe("why not", () => {
  it.each([
    [turn, { card: "elle" }, null, "play elle"],
    [turn, { slot: "0:II.1" }, null, "activate II.1"],
    [turn, { slot: "0:II.1" }, "sati", "shift II.1 sati"],
    [{ ...turn, prompt: "payment", options: [option("pay sati", "sati")] }, { card: "elle" }, null, "pay elle"],
    [{ ...turn, prompt: "choose", options: [option("choose 1:I.1", null, "1:I.1")] }, { slot: "1:I.2" }, null, "choose 1:I.2"],
    [null, { card: "elle" }, null, "play elle"],
  ])("asks in the words of the decision", (decision, touched, holding, asked) => {
    expect(page.wish(decision as Decision | null, 0, touched, holding)).toBe(asked);
  });
});
