/** Every address has its page. */
import { describe, expect, it } from "vitest";
import { parse } from "../src/router.svelte";
import { browserLang } from "../src/settings.svelte";

describe("addresses", () => {
  it.each([
    ["/", "home", ""],
    ["/play/some-game", "play", "some-game"],
    ["/t/aB3_x-9", "table", "aB3_x-9"],
    ["/watch/aB3", "table", "aB3"],
    ["/replay", "replay", ""],
    ["/replay/7f", "replay", "7f"],
    ["/cards/some-game", "cards", "some-game"],
    ["/rules/some-game", "rules", "some-game"],
    ["/learn/some-game", "learn", "some-game"],
    ["/lobby", "lobby", ""],
    ["/about", "about", ""],
    ["/account", "account", ""],
    ["/leaderboard", "leaderboard", ""],
    ["/leaderboard/some-game", "leaderboard", "some-game"],
    ["/owner", "owner", ""],
    ["/t/", "missing", ""],
    ["/play/some-game/more", "missing", ""],
  ])("%s", (path, page, id) => {
    expect(parse(path)).toMatchObject({ page, id });
  });

  it("lead a link from another device to its own page", () => {
    expect(parse("/", "?carry=abc").page).toBe("carry");
    expect(parse("/lobby", "?carry=abc").page).toBe("lobby");
  });

  it("keep their question and their rule", () => {
    const route = parse("/t/x", "?invite=abc", "");
    expect(route.query.get("invite")).toBe("abc");
    expect(parse("/rules/some-game", "", "#HJ-P3").hash).toBe("HJ-P3");
  });
});

describe("the language at first", () => {
  it.each([[["fr-CA", "en"], "fr"], [["de", "fr"], "fr"], [["de"], "en"], [[], "en"], [["en-GB", "fr"], "en"]] as const)("%s", (tags, lang) => {
    expect(browserLang(tags)).toBe(lang);
  });
});
