import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../src/api/types";
import { ofWhom, say } from "../src/say.svelte";
import { settings } from "../src/settings.svelte";
import { personLabel, personName, plateName, seatNames } from "../src/table/people";

const seat = (number: number, kind: SeatInfo["kind"], name = "", you = false, label = name): SeatInfo =>
  ({ seat: number, kind, name, label, you, online: true, level: null, portrait: null, invite: null });

describe("who sits at a table", () => {
  const tomoe = seat(1, "bot", "Tomoe", false, "Tomoe (expert)");

  it("is called as the server says, on a plate with the strength of a bot", () => {
    expect([personName(tomoe), personLabel(tomoe)]).toEqual(["Tomoe", "Tomoe (expert)"]);
    expect(plateName([seat(0, "human", "Hana", true), tomoe], 0, 0)).toBe("Hana (you)");
    expect(plateName([seat(0, "human", "Hana", true), tomoe], 1, 0)).toBe("Tomoe (expert)");
  });

  it("is marked as oneself only where one looks from, if several share a device", () => {
    const both = [seat(0, "human", "Player 1", true), seat(1, "human", "Player 2", true)];
    expect([0, 1].map((one) => plateName(both, one, 1))).toEqual(["Player 1", "Player 2 (you)"]);
  });

  it("is known by number where nobody sits any more", () => {
    expect(seatNames([seat(0, "human", "Hana"), seat(1, "open")], [0, 1])).toBe("Hana and Player 2");
    expect(personName(seat(1, "open"))).toBe("free seat");
  });
});

describe("a name after the French de", () => {
  it.each([["Hana", "d'Hana"], ["Alice", "d'Alice"], ["Émile", "d'Émile"], ["Yves", "d'Yves"], ["Yan", "de Yan"], ["Tomoe", "de Tomoe"], ["Œdipe", "d'Œdipe"]])("%s", (name, said) => {
    expect(ofWhom(name)).toBe(said);
  });

  it("is elided in the page's texts", () => {
    settings.lang = "fr";
    expect(say("side-of", { name: "Alice" })).toBe("Côté d'Alice");
    expect(say("side-of", { name: "Tomoe" })).toBe("Côté de Tomoe");
    settings.lang = "en";
  });
});
