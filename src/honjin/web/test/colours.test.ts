/** Colours can be read, those of the games too. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

describe("colours", () => {
  const files = Object.keys(import.meta.glob(["../src/art/tokens.css", "../../games/*/web/*.css"]));
  const css = files.map((path) => readFileSync(join(import.meta.dirname, path), "utf8")).join("\n");
  const tokens = new Map([...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [name as string, [light as string, dark as string] as const]));

  function luminance(colour: string): number {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function contrast(one: string, other: string, light: 0 | 1): number {
    const [a, b] = [luminance(tokens.get(one)?.[light] ?? ""), luminance(tokens.get(other)?.[light] ?? "")];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  const clans = [...tokens.keys()].filter((name) => /^(?:clan|gauge)-/.test(name));
  const pairs = [
    ...["paper", "paper-raised"].flatMap((ground) => ["ink", "ink-soft", "accent", "danger", "good", ...clans].map((name) => [name, ground])),
    ...clans.map((name) => ["on-clan", name]),
    ["on-accent", "accent"], ["on-clan", "danger"],
  ] as [string, string][];

  it.each(pairs)("%s can be read on %s by day and by night", (name, ground) => {
    expect(contrast(name, ground, 0)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(name, ground, 1)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["paper", "paper-raised"])("lines and lights are seen on %s", (ground) => {
    for (const name of ["lit", "line-strong"]) for (const light of [0, 1] as const) expect(contrast(name, ground, light)).toBeGreaterThanOrEqual(3);
  });
});
