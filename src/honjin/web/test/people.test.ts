import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../src/api/types";
import { callNames, withNames } from "../src/table/people";

const seat = (number: number, kind: SeatInfo["kind"], name = ""): SeatInfo =>
  ({ seat: number, kind, name, you: false, online: true, level: null, invite: null });

describe("names in the engine's texts", () => {
  it("takes the place of a seat's number, in both languages", () => {
    const names = ["Tomoe", "Akira"];
    expect(withNames("Player 0's turn.", names)).toBe("Tomoe's turn.");
    expect(withNames("Round 2 starts; player 1 goes first.", names)).toBe("Round 2 starts; Akira goes first.");
    expect(withNames("Le joueur 0 pioche une carte.", names)).toBe("Tomoe pioche une carte.");
    expect(withNames("Tour du joueur 0.", names)).toBe("Tour de Tomoe.");
    expect(withNames("L'armée du joueur 1 a une puissance de 3.", names)).toBe("L'armée d’Akira a une puissance de 3.");
    expect(withNames("c'est au joueur 1 de décider", names)).toBe("c'est à Akira de décider");
  });

  it("leaves a seat without a name as it is", () => {
    expect(withNames("Player 1 passes.", ["Tomoe", ""])).toBe("Player 1 passes.");
    expect(withNames("each player draws 1 card", ["a", "b"])).toBe("each player draws 1 card");
  });

  it("tells bots apart, and never calls two people the same", () => {
    expect(callNames([seat(0, "human", "Tomoe"), seat(1, "bot")])[0]).toBe("Tomoe");
    const [one, two] = callNames([seat(0, "human", "Tomoe"), seat(1, "bot"), seat(2, "bot")]).slice(1);
    expect(one).not.toBe(two);
    expect(callNames([seat(0, "human", "Tomoe"), seat(1, "human", "Tomoe")])).toEqual(["", ""]);
  });
});
