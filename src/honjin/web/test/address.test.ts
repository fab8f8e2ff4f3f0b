import { describe, expect, it } from "vitest";
import { isThisMachine, reachOf } from "../src/address";

describe("the address of the page", () => {
  it.each([
    ["localhost", true, "fit"],
    ["honjin.example", true, "fit"],
    ["127.0.0.1", true, "number"],
    ["[::1]", true, "number"],
    ["192.168.1.20", false, "plain"],
    ["honjin.local", false, "plain"],
  ] as const)("%s is known for what browsers allow there", (hostname, isSecure, reach) => {
    expect(reachOf({ hostname, isSecure })).toBe(reach);
  });

  it("says whether a link to it works elsewhere", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].every((name) => isThisMachine(name))).toBe(true);
    expect(["192.168.1.20", "honjin.example"].some((name) => isThisMachine(name))).toBe(false);
  });
});
