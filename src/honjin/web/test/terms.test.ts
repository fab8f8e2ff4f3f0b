/** What is told before one sits down, and to whom. */
import { describe, expect, it } from "vitest";
import { ago } from "../src/ago";
import type { SealInfo, SeatInfo, TableInfo } from "../src/api/types";
import { needsConsent, sealStep, termsOf } from "../src/table/terms";

const seat = (kind: SeatInfo["kind"], you = false): SeatInfo => ({ seat: 0, kind, name: "", label: "", you, online: true, level: null, portrait: null, invite: null });
const table = (deal: TableInfo["deal"], advice: boolean, ...seats: SeatInfo[]) => ({ deal, advice, seats }) as TableInfo;

describe("terms", () => {
  it("are for tables with other people only", () => {
    expect(termsOf(table("known", true, seat("human", true), seat("bot")))).toEqual([]);
    expect(termsOf(table("known", true, seat("human", true), seat("open")))).toEqual(["known", "advice"]);
  });

  it("are asked about where the host knows the cards or hints are allowed", () => {
    const people = [seat("human"), seat("open")];
    expect(needsConsent(table("sealed", false, ...people))).toBe(false);
    expect(needsConsent(table("server", false, ...people))).toBe(false);
    expect(needsConsent(table("known", false, ...people))).toBe(true);
    expect(needsConsent(table("sealed", true, ...people))).toBe(true);
  });
});

describe("a seat of a sealed deal", () => {
  const seal = { commits: ["a", "b", null, null], revealed: [true, false, false, false], without: [3] } as unknown as SealInfo;
  it.each([[0, "opened"], [1, "locked"], [2, "waiting"], [3, "without"]] as const)("%i is %s", (number, step) => {
    expect(sealStep(seal, number)).toBe(step);
  });
});

describe("a device", () => {
  const DAY = 86_400_000;
  it("was seen so many days ago", () => {
    expect(ago(5 * DAY, "en", 5.9 * DAY)).toBe("today");
    expect(ago(5 * DAY, "en", 6 * DAY)).toBe("yesterday");
    expect(ago(5 * DAY, "fr", 9 * DAY)).toBe("il y a 4 jours");
    expect(ago(5 * DAY, "en", 4 * DAY)).toBe("today");
  });
});
