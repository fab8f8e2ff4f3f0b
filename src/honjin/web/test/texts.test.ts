/** French and English say the same things, and the page asks for nothing else. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../src");

function messages(lang: string) {
  return new FluentResource(readFileSync(join(ROOT, `text/${lang}.ftl`), "utf8")).body;
}

function variables(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((part) => variables(part, found));
  else if (typeof value === "object" && value !== null) {
    const part = value as Record<string, unknown>;
    if (part["type"] === "var") found.add(String(part["name"]));
    Object.values(part).forEach((inner) => variables(inner, found));
  }
  return found;
}

const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("art"));
const source = files.map((name) => readFileSync(join(ROOT, name), "utf8")).join("\n");
const english = messages("en");
const french = new Map(messages("fr").map((message) => [message.id, message]));

describe("texts", () => {
  it("have the same keys in both languages", () => {
    expect([...french.keys()].sort()).toEqual(english.map((message) => message.id).sort());
  });

  it.each(english)("$id takes the same values in French", (message) => {
    expect([...variables(french.get(message.id)?.value)].sort()).toEqual([...variables(message.value)].sort());
  });

  it("keep a French sign with its word at the end of a line", () => {
    const apart = readFileSync(join(ROOT, "text/fr.ftl"), "utf8").split("\n").filter((line) => !line.startsWith("#") && / [:;!?»]|« /.test(line));
    expect(apart).toEqual([]);
  });

  it("are all there that the page names", () => {
    const named = [...source.matchAll(/\bsay\("([\w-]+)"/g)].map((found) => found[1]);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((key) => !french.has(key ?? ""))).toEqual([]);
  });

  it("are all used, by name or by the beginning of a name", () => {
    const names = new Set([...source.matchAll(/["'`]([\w-]+)["'`]/g)].map((found) => found[1]));
    const beginnings = [...source.matchAll(/`([\w-]+-)\$\{/g)].map((found) => found[1] ?? "");
    const unused = english.map((message) => message.id).filter((id) => !names.has(id) && !beginnings.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
