/** What statistics draw, and how times are told. */
import { describe, expect, it } from "vitest";
import { course, percent, share } from "../src/history/bars";
import { lasting, since } from "../src/history/when";

describe("shares", () => {
  it("count a draw as half a point", () => {
    expect(share({ played: 4, won: 1, drawn: 2, low: 0, high: 1 })).toBe(0.5);
    expect(share({ played: 0, won: 0, drawn: 0, low: 0, high: 1 })).toBe(0);
  });

  it("are written as the language does", () => {
    expect(percent(0.637, "en")).toBe("64%");
    expect(percent(0.637, "fr")).toMatch(/^64\s%$/);
  });

  it("follow the last results", () => {
    expect(course(["won", "lost", "drawn"])).toEqual([1, 0.5, 0.5]);
    expect(course(["lost", ...Array.from({ length: 10 }, () => "won")]).at(-1)).toBe(1);
    expect(course([])).toEqual([]);
  });
});

describe("times", () => {
  const now = 1_000_000_000;

  it("are told by their largest unit", () => {
    expect(since(now, "en", now)).toBe("now");
    expect(since(now - 5 * 60_000, "en", now)).toBe("5 minutes ago");
    expect(since(now - 3 * 3_600_000, "fr", now)).toBe("il y a 3 heures");
    expect(since(now - 86_400_000, "en", now)).toBe("yesterday");
    expect(since(now + 5000, "en", now)).toBe("now");
  });

  it("last at least a minute", () => {
    expect(lasting(0, "en")).toBe("1 min");
    expect(lasting(65 * 60_000, "en")).toBe("1 hr 5 min");
    expect(lasting(86_400_000, "en")).toBe("1 day");
  });
});
