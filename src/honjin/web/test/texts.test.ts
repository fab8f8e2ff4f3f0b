/** French and English say the same things, and the page asks for nothing else; so do its games. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const TEXTS = import.meta.glob<string>(["../src/text/*.ftl", "../../{armies,games/*}/web/text/*.ftl"], { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../src/**/*.{svelte,ts}", "../../{armies,games/*}/web/**/*.{svelte,ts}", "!**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const FOLDERS = [...new Set(Object.keys(TEXTS).map((path) => path.replace(/\/\w+\.ftl$/, "")))];

const textOf = (folder: string, lang: string) => TEXTS[`${folder}/${lang}.ftl`] ?? "";
const messages = (folder: string, lang: string) => new FluentResource(textOf(folder, lang)).body;

function variables(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((part) => variables(part, found));
  else if (typeof value === "object" && value !== null) {
    const part = value as Record<string, unknown>;
    if (part["type"] === "var") found.add(String(part["name"]));
    Object.values(part).forEach((inner) => variables(inner, found));
  }
  return found;
}

const source = Object.values(SOURCES).join("\n");
const keys = FOLDERS.flatMap((folder) => messages(folder, "en").map((message) => message.id));

describe.each(FOLDERS)("the texts of %s", (folder) => {
  const english = messages(folder, "en");
  const french = new Map(messages(folder, "fr").map((message) => [message.id, message]));

  it("have the same keys in both languages", () => {
    expect([...french.keys()].sort()).toEqual(english.map((message) => message.id).sort());
  });

  it("take the same values in French", () => {
    for (const { id, value } of english) expect([id, ...[...variables(french.get(id)?.value)].sort()]).toEqual([id, ...[...variables(value)].sort()]);
  });

  it("keep a French sign with its word at the end of a line", () => {
    const apart = textOf(folder, "fr").split("\n").filter((line) => !line.startsWith("#") && / [:;!?»]|« /.test(line));
    expect(apart).toEqual([]);
  });
});

describe("all texts together", () => {
  it("say nothing twice", () => {
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it("are all there that the page names", () => {
    const named = [...source.matchAll(/\bsay\("([\w-]+)"/g)].map((found) => found[1]);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => !keys.includes(key ?? ""))).toEqual([]);
  });

  it("are all used, by name or by the beginning of a name", () => {
    const names = new Set([...source.matchAll(/["'`]([\w-]+)["'`]/g)].map((found) => found[1]));
    const beginnings = [...source.matchAll(/`([\w-]+-)\$\{/g)].map((found) => found[1] ?? "");
    const unused = keys.filter((key) => !names.has(key) && !beginnings.some((start) => key.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
