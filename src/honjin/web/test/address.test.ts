/** Where passkeys, notices and installing can be had, and what is said where not. */
import { describe, expect, it } from "vitest";
import { addressOf, explained } from "../src/parts/address";

const place = (url: string) => {
  const { hostname, port, protocol, pathname, search } = new URL(url);
  return { hostname, port, protocol, pathname, search };
};

describe("an address", () => {
  it.each([
    ["https://honjin.example/account", true, "secure"],
    ["http://localhost:8642/", true, "secure"],
    ["http://127.0.0.1:8642/account?x=1", true, "number"],
    ["http://[::1]:8642/", true, "number"],
    ["http://192.168.1.7:8642/", false, "plain"],
    ["http://camp.local:8642/", false, "plain"],
    ["https://192.168.1.7/", true, "plain"],
  ])("%s", (url, isSecure, kind) => {
    expect(addressOf(place(url), isSecure).kind).toBe(kind);
  });

  it("by the machine's number leads to the same page by its name", () => {
    expect(addressOf(place("http://127.0.0.1:8642/account?x=1"), true)).toMatchObject({ there: "http://localhost:8642/account?x=1" });
    expect(addressOf(place("http://127.0.0.1/"), true)).toMatchObject({ there: "http://localhost/" });
  });

  it("says why not, and nothing where all is well", () => {
    expect(explained({ kind: "secure" })).toBe("");
    expect(explained({ kind: "plain" })).toContain("HTTPS");
    expect(explained({ kind: "number", there: "" })).toContain("localhost");
  });
});
