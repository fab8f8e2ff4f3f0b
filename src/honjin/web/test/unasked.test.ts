import { expect, test } from "vitest";
import type { Decision } from "../src/api/types";
import { cardsAsked, isUnasked } from "../src/table/unasked.svelte";

const asked: Decision = {
  seat: 0, prompt: "react-to-harm", label: "", card: "sati", cause: null, threat: "0:I.1", reaction: true, decline: "no", pause: false, risk: null, idle: null,
  options: [
    { notation: "no", kind: "no", card: null, slot: null, label: "" },
    { notation: "react nio", kind: "react", card: "nio", slot: null, label: "" },
    { notation: "react aat", kind: "react", card: "aat", slot: null, label: "" },
  ],
};

test("a reaction is about the cards to react with, a question whether to use one about that one", () => {
  expect(cardsAsked(asked)).toEqual(["nio", "aat"]);
  expect(cardsAsked({ ...asked, reaction: false })).toEqual(["sati"]);
  expect(cardsAsked({ ...asked, decline: null })).toEqual([]);
});

test("nothing is declined that somebody still wants to be asked about", () => {
  expect(isUnasked(asked, new Set(["nio"]))).toBe(false);
  expect(isUnasked(asked, new Set(["nio", "aat"]))).toBe(true);
  expect(isUnasked({ ...asked, decline: null }, new Set(["nio", "aat"]))).toBe(false);
});
