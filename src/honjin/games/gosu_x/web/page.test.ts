/** The page of GOSU X. */
import { describe, expect, it } from "vitest";
import type { CardFace, GameEvent } from "$page/api/types";
import { factsOf } from "$page/art/facts";
import { picture } from "$page/art/picture";
import { signOf } from "$page/art/sign";
import { pageOf } from "$page/games";
import { event, face, SOUND } from "$test/made";
import { shown } from "$test/shown";
import { ICONS } from "./art/icons";
import { SIGNS } from "./art/signs";

const GAME = "gosu-x";
const CLANS = Object.keys(SIGNS);

describe("pictures", () => {
  it.each([...CLANS, "somebody-elses"])("of %s differ from one card to the next, at every level", (clan) => {
    for (const level of [1, 2, 3]) {
      const drawn = Array.from({ length: 12 }, (_, index) => JSON.stringify(picture(GAME, face(`card-${index}`, clan, level))));
      expect(new Set(drawn).size).toBeGreaterThanOrEqual(level === 3 ? 6 : 12);
    }
  });

  it("are made of sound path data", () => {
    for (const mark of CLANS.flatMap((clan) => picture(GAME, face("stranger", clan, 2)))) expect(mark.d).toMatch(SOUND);
  });
});

describe("signs", () => {
  it("of clans differ in emblem, in the cut of the banner and in the weave", () => {
    for (const part of ["emblem", "cut", "weave"] as const) expect(new Set(CLANS.map((clan) => signOf(GAME, clan)[part])).size).toBe(CLANS.length);
  });

  it("all differ", () => {
    expect(new Set(Object.values(ICONS)).size).toBe(Object.keys(ICONS).length);
  });
});

describe("facts", () => {
  const strip = (id: string, data: Record<string, unknown>) => factsOf(GAME, face(id, "justice", 2, data)).strips[0];

  it("tell cost and value of a card", () => {
    expect(strip("sati", { shift: 3, icons: 1 })?.facts).toEqual([{ icon: "value", text: "3" }, { icon: "activation", text: "1" }, { icon: "shift", text: "3" }]);
  });

  it("show a card that cannot be shifted", () => {
    expect(strip("nezha", {})?.facts.at(-1)).toEqual({ icon: "shift", text: "×" });
  });
});

describe("a card", () => {
  const sati: CardFace = { ...face("sati", "justice", 2, { shift: 3 }), name: "Sati", headline: "Sati: Justice, Hero (level II)", text: "Draw." };

  it("says its name, clan, level and text to those who do not see it", () => {
    const svg = shown({ face: sati, game: GAME, size: "s" });
    expect(svg.getAttribute("role")).toBe("img");
    expect(svg.getAttribute("aria-label")).toBe("Sati: Justice, Hero (level II). Draw.");
  });

  it("shows nothing of a card whose back alone is seen", () => {
    const svg = shown({ face: null, game: GAME, size: "m" });
    expect(svg.getAttribute("aria-label")).toContain("GOSU X");
    expect(svg.querySelectorAll("text")).toHaveLength(0);
  });

  it("says what befell it", () => {
    const plainly = shown({ face: sati, game: GAME }).querySelectorAll("path").length;
    for (const state of [{ captured: true }, { imprisoned: true }, { tokens: 1 }, { bounty: true }])
      expect(shown({ face: sati, game: GAME, on: { card: "sati", ...state } }).querySelectorAll("path").length).toBeGreaterThan(plainly);
  });
});

describe("moves", () => {
  it.each<[GameEvent, [string | null, string, string][]]>([
    [event("drew", { card: null }), [[null, "deck:1", "hand:1"]]],
    [event("destroyed", { card: "sati", place: "0:I.2" }), [["sati", "slot:0:I.2", "discard:0"]]],
    [event("shifted", { card: "quae", other_card: "sati", place: "1:I.2" }), [["sati", "slot:1:I.2", "discard:1"], ["quae", "hand:1", "slot:1:I.2"]]],
    [event("took", { card: "sati" }), [["sati", "discard:1", "hand:1"]]],
    [event("passed"), []],
    [event("captured", { card: "sati", place: "0:I.2" }), []],
  ])("the card of %o flies", (happened, expected) => {
    expect(pageOf(GAME).moves(happened).map(({ card, from, to }) => [card, from, to])).toEqual(expected);
  });
});
