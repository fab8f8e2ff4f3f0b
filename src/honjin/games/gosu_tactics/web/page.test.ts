/** The page of GOSU Tactics. */
import { describe, expect, it } from "vitest";
import type { GameEvent } from "$page/api/types";
import { factsOf } from "$page/art/facts";
import { iconOf } from "$page/art/icons";
import { picture } from "$page/art/picture";
import { signOf } from "$page/art/sign";
import { pageOf } from "$page/games";
import { event, face, SOUND } from "$test/made";
import { ICONS } from "./art/icons";
import { SIGNS } from "./art/signs";

const GAME = "gosu-tactics";
const CLANS = Object.keys(SIGNS);

describe("pictures", () => {
  it("show the X of a family with its kin", () => {
    const kin = picture(GAME, face("osselik", "darks", 1));
    const x = picture(GAME, face("osselik-x", "darks", 1, { x: true }));
    expect(x).toHaveLength(kin.length + 1);
    expect(kin.every((mark) => x.some((other) => other.d === mark.d))).toBe(true);
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
  const { keywords, sides, strips } = factsOf(GAME, face("osselik", "darks", 1, { mutation: 1, zombie: true, link: {}, sides: ["left"] }));

  it("tell powers, the sides of a link and costs", () => {
    expect(keywords.map((fact) => fact.icon)).toEqual(["zombie", "link"]);
    expect(sides).toEqual(["left"]);
    expect(strips[0]?.facts).toEqual([{ icon: "value", text: "2" }, { icon: "mutation", text: "1" }]);
  });

  it("name only signs that there are", () => {
    for (const fact of [...keywords, ...strips.flatMap((strip) => strip.facts)]) expect(iconOf(GAME, fact.icon)).toMatch(SOUND);
  });
});

describe("moves", () => {
  it.each<[GameEvent, [string | null, string, string][]]>([
    [event("drew", { card: "brazik" }), [["brazik", "deck", "hand:1"]]],
    [event("took", { card: "brazik" }), [["brazik", "discard", "hand:1"]]],
    [event("mutated", { card: "brazik", other_card: "petardok", place: "1:I.2" }), [["petardok", "slot:1:I.2", "discard"], ["brazik", "hand:1", "slot:1:I.2"]]],
  ])("the card of %o flies", (happened, expected) => {
    expect(pageOf(GAME).moves(happened).map(({ card, from, to }) => [card, from, to])).toEqual(expected);
  });

  it("begin where a card lies open", () => {
    const before = { game: GAME, seats: [], coming: null, revealed: ["brazik"] };
    expect(pageOf(GAME).moves(event("took", { card: "brazik" }), before)[0]?.from).toBe("revealed");
  });
});
