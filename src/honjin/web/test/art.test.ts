/** Pictures are the same everywhere and differ from card to card; lines fit their boxes; colours can be read. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { hole, place, solid, whole } from "../src/art/brush";
import Card from "../src/art/Card.svelte";
import Die from "../src/art/Die.svelte";
import { CLANS, signOf } from "../src/art/clans";
import type { CardFace } from "../src/art/face";
import { keywordsOf, stripsOf, symbolsOf } from "../src/art/facts";
import { ICON_NAMES, iconOf } from "../src/art/icons";
import { picture } from "../src/art/picture";
import { Seed } from "../src/art/seed";
import { fit, widthOf, wrap } from "../src/art/wrap";
import { cutAtRules, plain } from "../src/pages/search";

const face = (id: string, clan: string, level: number, data: Record<string, unknown> = {}): CardFace => ({
  id, clan, level, data, kind: "card", name: id, copies: 1, certainty: "confirmed", certainty_text: "confirmed", headline: id, text: "", notes: [],
});

describe("Seed", () => {
  it("gives the same chances for the same name on every machine", () => {
    const seed = new Seed("sati");
    expect([seed.below(1000), seed.below(1000), seed.below(1000)]).toEqual([224, 571, 483]);
  });

  it("starts far apart for names that differ in one letter", () => {
    expect(Math.abs(new Seed("kan-te").next() - new Seed("kan-ta").next())).toBeGreaterThan(0.01);
  });
});

describe("pictures", () => {
  const CLAN_NAMES = ["justice", "abhilasha", "tomorrow", "narashima", "galmi", "phoenix", "goan-sul", "xi-an", "somebody-elses"];

  it.each(CLAN_NAMES)("of %s differ from one card to the next, at every level", (clan) => {
    for (const level of [1, 2, 3]) {
      const drawn = Array.from({ length: 12 }, (_, index) => JSON.stringify(picture("gosu-x", face(`card-${index}`, clan, level))));
      expect(new Set(drawn).size).toBeGreaterThanOrEqual(level === 3 ? 6 : 12);
    }
  });

  it("do not depend on what was drawn before", async () => {
    const first = picture("gosu-tactics", face("one", "fires", 1));
    vi.resetModules();
    const fresh = await import("../src/art/picture");
    fresh.picture("gosu-tactics", face("two", "mekas", 2));
    expect(fresh.picture("gosu-tactics", face("one", "fires", 1))).toEqual(first);
  });

  it("show the X of a family with its kin", () => {
    const kin = picture("gosu-tactics", face("osselik", "darks", 1));
    const x = picture("gosu-tactics", face("osselik-x", "darks", 1, { x: true }));
    expect(x).toHaveLength(kin.length + 1);
    expect(kin.every((mark) => x.some((other) => other.d === mark.d))).toBe(true);
  });

  it("are made of sound path data", () => {
    const all = [
      ...["action", "special", "adversary", "wound", "weapon", "enemy", "location", "climate"].map((deck) => picture("way-of-the-samurai", face("stranger", deck, 0))),
      ...CLANS.map((clan) => picture("gosu-x", face("stranger", clan, 2))),
    ].flat();
    expect(all.length).toBeGreaterThan(200);
    for (const mark of all) expect(mark.d).toMatch(/^(?:[MLCQ](?:-?[\d.]+ -?[\d.]+ ?)+|Z)+$/);
  });
});

describe("signs", () => {
  it("of clans differ in emblem, and within a game also in the cut of the banner or the weave", () => {
    for (const game of [CLANS.slice(0, 8), CLANS.slice(8, 13)]) {
      expect(new Set(game.map((clan) => signOf(clan).emblem)).size).toBe(game.length);
      expect(new Set(game.map((clan) => signOf(clan).weave)).size).toBe(game.length);
      expect(new Set(game.map((clan) => signOf(clan).cut)).size).toBe(game.length);
    }
  });

  it("all differ", () => {
    expect(new Set(ICON_NAMES.map(iconOf)).size).toBe(ICON_NAMES.length);
  });
});

describe("facts", () => {
  it("tell cost and value of a card of GOSU X", () => {
    const [strip] = stripsOf("gosu-x", face("sati", "justice", 2, { shift: 3, icons: 1 }));
    expect(strip?.facts).toEqual([{ icon: "value", text: "3" }, { icon: "activation", text: "1" }, { icon: "shift", text: "3" }]);
  });

  it("show a card that cannot be shifted", () => {
    expect(stripsOf("gosu-x", face("nezha", "justice", 2))[0]?.facts.at(-1)).toEqual({ icon: "shift", text: "×" });
  });

  it("tell both halves of an Adversary", () => {
    const strips = stripsOf("way-of-the-samurai", face("chudan", "adversary", 0, { force: 2, technique: 2, life: 1, ki: 1, either: true, guard: 3, wound: 2 }));
    expect(strips.map((strip) => strip.facts.map((fact) => fact.icon))).toEqual([
      ["force", "technique", "then", "life", "or", "ki"],
      ["guard", "then", "wound"],
    ]);
  });

  it("tell the lines and the symbol of an Action, and all four of the Joker", () => {
    const action = face("kesa-giri", "action", 0, { symbol: "mountain", lines: { force: 2, guard: -1 } });
    expect(keywordsOf("way-of-the-samurai", action)).toEqual([{ icon: "force", text: "+2" }, { icon: "guard", text: "−1" }]);
    expect(symbolsOf(action)).toEqual(["mountain"]);
    expect(symbolsOf(face("joker", "action", 0))).toHaveLength(4);
  });

  it("name only signs that there are", () => {
    const shown = [
      ...stripsOf("way-of-the-samurai", face("kubi", "wound", 0, { fatal: true })),
      ...stripsOf("way-of-the-samurai", face("hard", "adversary", 0, { hard: true })),
      ...stripsOf("gosu-tactics", face("osselik", "darks", 1, { mutation: 1 })),
    ].flatMap((strip) => strip.facts);
    expect(shown.filter((fact) => !fact.text && !iconOf(fact.icon))).toEqual([]);
  });
});

describe("a card", () => {
  const sati: CardFace = { ...face("sati", "justice", 2, { shift: 3 }), name: "Sati", headline: "Sati: Justice, Hero (level II)", text: "Draw until you hold as many cards as the opponent." };

  function shown(props: Parameters<typeof mount<Record<string, unknown>, object>>[1]["props"]): Element {
    const target = document.createElement("div");
    const made = mount(Card as never, { target, props: props as never });
    flushSync();
    const svg = target.querySelector("svg")?.cloneNode(true) as Element;
    void unmount(made);
    return svg;
  }

  it("says its name, clan, level and text to those who do not see it", () => {
    const svg = shown({ face: sati, game: "gosu-x", size: "s" });
    expect(svg.getAttribute("role")).toBe("img");
    expect(svg.getAttribute("aria-label")).toBe("Sati: Justice, Hero (level II). Draw until you hold as many cards as the opponent.");
  });

  it("shows its text only where there is room", () => {
    const words = (size: string) => shown({ face: sati, game: "gosu-x", size }).textContent ?? "";
    expect(words("s")).not.toContain("Draw until");
    expect(words("m")).not.toContain("Draw until");
    expect(words("l")).toContain("Draw until");
  });

  it("shows nothing of a card whose back alone is seen", () => {
    const svg = shown({ face: null, game: "gosu-x", size: "m" });
    expect(svg.getAttribute("aria-label")).toContain("GOSU X");
    expect(svg.querySelectorAll("text")).toHaveLength(0);
  });

  it("says what befell it", () => {
    const plainly = shown({ face: sati, game: "gosu-x" }).querySelectorAll("path").length;
    for (const state of [{ captured: true }, { imprisoned: true }, { tokens: 1 }, { bounty: true }, { chosen: true }])
      expect(shown({ face: sati, game: "gosu-x", ...state }).querySelectorAll("path").length).toBeGreaterThan(plainly);
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

describe("wrap", () => {
  const LONG = "Vétéran. À l'arrivée en jeu : choisissez un clan et détruisez toutes les cartes LIBRES de ce clan.";

  it("breaks at spaces, and no line is wider than asked", () => {
    const lines = wrap(LONG, 14, "text");
    expect(lines.join(" ").replace(/\u00a0/g, " ")).toBe(LONG);
    expect(Math.max(...lines.map((line) => widthOf(line, "text")))).toBeLessThanOrEqual(14);
    expect(lines.length).toBeGreaterThan(2);
  });

  it("never begins a line with a colon", () => {
    for (let width = 4; width < 30; width++) expect(wrap(LONG, width, "text").filter((line) => /^[:;!?]/.test(line))).toEqual([]);
  });

  it("chooses the largest type that fits", () => {
    const box = { width: 90, height: 30, largest: 16, smallest: 8, leading: 1 };
    expect(fit("Elle", box, "title")).toEqual({ size: 16, lines: ["Elle"] });
    const long = fit("Hemro, le chasseur de primes", box, "title");
    expect(long.size).toBeLessThan(16);
    expect(long.lines.length * long.size).toBeLessThanOrEqual(30);
    for (const line of long.lines) expect(widthOf(line, "title") * long.size).toBeLessThanOrEqual(90);
  });

  it("cuts what cannot fit, and says so", () => {
    const { lines } = fit(LONG, { width: 40, height: 10, largest: 5, smallest: 5, leading: 1 }, "text");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
  });
});

describe("brush", () => {
  const SQUARE = "M0 0L10 0L10 10L0 10Z";

  it("moves, turns and mirrors", () => {
    expect(place("M1 0L2 0", { turn: 90, x: 5 })).toBe("M5 1L5 2");
    expect(place("M1 3L2 4", { flip: true, scale: 2 })).toBe("M-2 6L-4 8");
  });

  it("refuses a curve that lacks a point", () => {
    expect(() => whole("0 0 1 1 2 2")).toThrow("lacks a point");
  });

  it("keeps mirrored outlines filled and holes open", () => {
    const mirrored = place(SQUARE, { flip: true });
    expect(solid(mirrored)).not.toBe(mirrored);
    expect(solid(SQUARE)).toBe(SQUARE);
    expect(hole(SQUARE)).not.toBe(SQUARE);
    expect(solid(hole(SQUARE))).toBe(solid(solid(hole(SQUARE))));
  });
});

describe("search", () => {
  it("does not mind accents, capitals and apostrophes", () => {
    expect(plain(" L’Écho ")).toBe("l'echo");
  });

  it("cuts a text at rule ids", () => {
    expect(cutAtRules("turns one over (GX-B5).")).toEqual([
      { text: "turns one over (", rule: null },
      { text: "GX-B5", rule: "GX-B5" },
      { text: ").", rule: null },
    ]);
  });
});

describe("colours", () => {
  const css = readFileSync(join(import.meta.dirname, "../src/art/tokens.css"), "utf8");
  const tokens = new Map([...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [name as string, [light as string, dark as string] as const]));

  function luminance(colour: string): number {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function contrast(one: string, other: string, light: 0 | 1): number {
    const [a, b] = [luminance(tokens.get(one)?.[light] ?? ""), luminance(tokens.get(other)?.[light] ?? "")];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  const clans = [...tokens.keys()].filter((name) => name.startsWith("clan-"));
  const pairs = [
    ...["paper", "paper-raised"].flatMap((ground) => ["ink", "ink-soft", "accent", "danger", "good", ...clans].map((name) => [name, ground])),
    ...clans.map((name) => ["on-clan", name]),
    ["on-accent", "accent"], ["on-clan", "danger"],
  ] as [string, string][];

  it("has them all", () => {
    expect(clans.length).toBeGreaterThanOrEqual(CLANS.length);
  });

  it.each(pairs)("%s can be read on %s by day and by night", (name, ground) => {
    expect(contrast(name, ground, 0)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(name, ground, 1)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["paper", "paper-raised"])("lines and lights are seen on %s", (ground) => {
    for (const name of ["lit", "line-strong"]) for (const light of [0, 1] as const) expect(contrast(name, ground, light)).toBeGreaterThanOrEqual(3);
  });
});
