/** What is searched for is found. */
import { describe, expect, it } from "vitest";
import { cutAtRules, plain } from "../src/pages/search";

describe("search", () => {
  it("does not mind accents, capitals and apostrophes", () => {
    expect(plain(" L’Écho ")).toBe("l'echo");
  });

  it("cuts a text at rule ids", () => {
    expect(cutAtRules("turns one over (HJ-B5).")).toEqual([
      { text: "turns one over (", rule: null },
      { text: "HJ-B5", rule: "HJ-B5" },
      { text: ").", rule: null },
    ]);
  });
});
