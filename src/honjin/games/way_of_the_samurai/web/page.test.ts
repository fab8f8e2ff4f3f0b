/** The page of Way of the Samurai. */
import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "$page/api/types";
import { factsOf } from "$page/art/facts";
import { iconOf } from "$page/art/icons";
import { picture } from "$page/art/picture";
import { pageOf } from "$page/games";
import { event, face, SOUND } from "$test/made";
import Die from "./art/Die.svelte";
import { ICONS } from "./art/icons";
import { SIGNS } from "./art/signs";
import { clash } from "./clash";
import { moves } from "./moves";

const GAME = "way-of-the-samurai";

describe("pictures", () => {
  it("are made of sound path data", () => {
    const all = Object.keys(SIGNS).flatMap((deck) => picture(GAME, face("stranger", deck, 0)));
    expect(all.length).toBeGreaterThan(30);
    for (const mark of all) expect(mark.d).toMatch(SOUND);
  });
});

describe("signs", () => {
  it("all differ", () => {
    expect(new Set(Object.values(ICONS)).size).toBe(Object.keys(ICONS).length);
  });
});

describe("facts", () => {
  it("tell both halves of an Adversary", () => {
    const { strips } = factsOf(GAME, face("chudan", "adversary", 0, { force: 2, technique: 2, life: 1, ki: 1, either: true, guard: 3, wound: 2 }));
    expect(strips.map((strip) => strip.facts.map((fact) => fact.icon))).toEqual([
      ["force", "technique", "then", "life", "or", "ki"],
      ["guard", "then", "wound"],
    ]);
  });

  it("tell the lines and the symbol of an Action, and all four of the Joker", () => {
    const { keywords, symbols } = factsOf(GAME, face("kesa-giri", "action", 0, { symbol: "mountain", lines: { force: 2, guard: -1 } }));
    expect(keywords).toEqual([{ icon: "force", text: "+2" }, { icon: "guard", text: "−1" }]);
    expect(symbols).toEqual(["mountain"]);
    expect(factsOf(GAME, face("joker", "action", 0)).symbols).toHaveLength(4);
  });

  it("name only signs that there are", () => {
    const cards = [face("kubi", "wound", 0, { fatal: true }), face("hard", "adversary", 0, { hard: true })];
    const told = cards.flatMap((card) => factsOf(GAME, card).strips).flatMap((strip) => strip.facts);
    expect(told.filter((fact) => !fact.text && !iconOf(GAME, fact.icon))).toEqual([]);
  });
});

describe("a die", () => {
  it("has as many spots as its face says", () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const target = document.createElement("div");
      const made = mount(Die, { target, props: { face: number } });
      expect(target.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(number);
      expect(target.querySelector("svg")?.getAttribute("aria-label")).toBe(String(number));
      void unmount(made);
    }
  });
});

describe("a blow as it is counted", () => {
  const view = { game: GAME, seats: [{ gauges: { force: 2, technique: 1, guard: 1 } }] } as never;
  const cards = new Map([
    ["waki", face("waki", "adversary", 0, { force: 2, technique: 2, life: 1, guard: 3, wound: 2 })],
    ["gedan", face("gedan", "adversary", 0, { force: 3, ki: 1, guard: 5, hit_life: 2 })],
    ["hard", face("hard", "adversary", 0, { hard: true })],
  ]);
  const told = (kind: string, card: string, ...after: GameEvent[]) => {
    const first = event(kind, { player: 0, card });
    return clash(first, [first, ...after], view, cards);
  };

  it("measures the gauges that are asked for", () => {
    expect(told("held", "waki").measured).toEqual([{ gauge: "force", level: 2, asked: 2 }, { gauge: "technique", level: 1, asked: 2 }]);
    expect(told("parried", "waki").measured).toEqual([{ gauge: "guard", level: 1, asked: 3 }]);
    expect(told("held", "hard").measured.map(({ asked }) => asked)).toEqual([null, null]);
  });

  it("tells what was lost by it, and nothing that came later", () => {
    const lost = event("lost-life", { player: 0, number: 2 });
    expect(told("hit", "gedan", lost, event("enemy-gained-life", { number: 2 }), event("made-combo"), lost).losses).toEqual([{ whose: 0, what: "life", by: 2 }]);
    expect(told("pierced", "waki", event("enemy-lost-life", { number: 1 })).losses).toEqual([{ whose: null, what: "life", by: 1 }]);
    expect(told("hit", "waki").losses).toEqual([{ whose: 0, what: "wound", by: 2 }]);
    expect(told("parried", "waki").losses).toEqual([]);
    expect(told("hit", "gedan", event("lost-life", { player: 0, number: 2, rule: "WS-K1" })).losses).toEqual([]);
  });
});

describe("moves", () => {
  it.each<[GameEvent, [string | null, string, string][]]>([
    [event("drew", { player: 0, card: "joker" }), [["joker", "deck", "hand:0"]]],
    [event("revealed-defence", { card: "jodan" }), [["jodan", "adversaries", "defence"]]],
    [event("shuffled"), []],
  ])("the card of %o flies", (happened, expected) => {
    expect(pageOf(GAME).moves(happened).map(({ card, from, to }) => [card, from, to])).toEqual(expected);
  });

  const side = { hand: ["nuki"], stored: ["fudo"], attack: [{ card: "kamae", symbol: "gate" }] };
  const fight = { game: GAME, seats: [side], defence: "jodan", counter: null } as never;

  it("a stored Special comes from beside the gauges", () => {
    expect(moves(event("placed", { player: 0, card: "fudo" }), fight).map(({ from }) => from)).toEqual(["stored:0"]);
    expect(moves(event("placed", { player: 0, card: "nuki" }), fight).map(({ from }) => from)).toEqual(["hand:0"]);
  });

  it("what was used is swept away before a round", () => {
    expect(moves(event("started-round"), fight).map(({ card, to }) => [card, to])).toEqual([["kamae", "discard"], ["jodan", "adversaries"]]);
  });
});
