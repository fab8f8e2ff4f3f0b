/** Any game has pictures: the same everywhere, and different from card to card; lines fit their boxes. */
import { describe, expect, it, vi } from "vitest";
import type { CardFace } from "../src/api/types";
import { hole, place, solid, whole } from "../src/art/brush";
import { picture } from "../src/art/picture";
import { Seed } from "../src/art/seed";
import { signOf } from "../src/art/sign";
import { fit, widthOf, wrap } from "../src/art/wrap";
import { face, SOUND } from "./made";
import { shown } from "./shown";

const GAME = "never-heard-of";

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
  it.each([0, 1, 2, 3])("differ from one card to the next, at level %i", (level) => {
    const drawn = Array.from({ length: 12 }, (_, index) => JSON.stringify(picture(GAME, face(`card-${index}`, "clan", level))));
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(level === 3 ? 6 : 12);
  });

  it("do not depend on what was drawn before", async () => {
    const first = picture(GAME, face("one", "clan", 1));
    vi.resetModules();
    const fresh = await import("../src/art/picture");
    fresh.picture(GAME, face("two", "clan", 2));
    expect(fresh.picture(GAME, face("one", "clan", 1))).toEqual(first);
  });

  it("are made of sound path data", () => {
    for (const mark of [0, 1, 2, 3].flatMap((level) => picture(GAME, face("stranger", "clan", level)))) expect(mark.d).toMatch(SOUND);
    expect(signOf(GAME, "clan").emblem).toMatch(SOUND);
  });
});

describe("a card", () => {
  const elle: CardFace = { ...face("elle", "nobody", 2), name: "Elle", headline: "Elle: nobody", text: "Draw until you hold five." };

  it("shows its text only where there is room", () => {
    const words = (size: string) => shown({ face: elle, game: GAME, size }).textContent ?? "";
    expect(words("s")).not.toContain("Draw until");
    expect(words("m")).not.toContain("Draw until");
    expect(words("l")).toContain("Draw until");
  });

  it("shows nothing of a card whose back alone is seen", () => {
    const svg = shown({ face: null, game: GAME, size: "m" });
    expect(svg.getAttribute("aria-label")).toBe("Hidden card");
    expect(svg.querySelectorAll("text")).toHaveLength(0);
  });

  it("says that it is chosen", () => {
    const plainly = shown({ face: elle, game: GAME }).querySelectorAll("path").length;
    expect(shown({ face: elle, game: GAME, chosen: true }).querySelectorAll("path").length).toBeGreaterThan(plainly);
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
