/** What is printed on a card: the lines of an Action, both halves of an Adversary and of a Wound. */
import type { CardFace } from "$page/api/types";
import type { CardFacts, Fact, Strip } from "$page/art/facts";
import { numberOf, signed } from "$page/art/fields";

const NEVER = "×";
const NEEDED = ["force", "technique"];
const HIGHEST = 4; // of a gauge (WS-C6): more Guard than that stops nothing

function linesOf(lines: unknown): Fact[] {
  if (typeof lines !== "object" || lines === null) return [];
  return Object.entries(lines).flatMap(([icon, by]) => (typeof by === "number" ? [{ icon, text: signed(by) }] : []));
}

/** One symbol, or the four of the Joker. */
function symbolsOf(face: CardFace): string[] {
  const { symbol } = face.data;
  if (typeof symbol === "string") return [symbol];
  return face.clan === "action" ? ["mountain", "moon", "gate", "blood"] : [];
}

function loss(life: unknown, ki: unknown): Fact[] {
  const [lost, spent] = [numberOf(life) ?? 0, numberOf(ki) ?? 0];
  return [...(lost ? [{ icon: "life", text: signed(-lost) }] : []), ...(spent ? [{ icon: "ki", text: signed(-spent) }] : [])];
}

function adversary(data: Record<string, unknown>): Strip[] {
  if (data["hard"] === true)
    return [
      { tone: "clan", facts: [{ icon: "guard", text: "∞" }] },
      { tone: "danger", facts: [{ icon: "adversary", text: "×2" }] },
    ];
  const needs = NEEDED.flatMap((icon) => {
    const least = numberOf(data[icon]);
    return least === undefined ? [] : [{ icon, text: String(least) }];
  });
  const guard = numberOf(data["guard"]) ?? 0;
  const wound = numberOf(data["wound"]);
  const blow = wound ? [{ icon: "wound", text: "I".repeat(wound) }] : loss(data["hit_life"], data["hit_ki"]);
  const [first, ...rest] = loss(data["life"], data["ki"]);
  const gain = first ? [first, ...(data["either"] === true ? [{ icon: "or" }] : []), ...rest] : [];
  return [
    { tone: "clan", facts: [...needs, { icon: "then" }, ...gain] },
    { tone: "danger", facts: [{ icon: "guard", text: guard > HIGHEST ? NEVER : `<${guard}` }, { icon: "then" }, ...blow] },
  ];
}

function wound(data: Record<string, unknown>): Strip[] {
  if (data["fatal"] === true)
    return [
      { tone: "paper", facts: [{ icon: "level", text: "I" }, { icon: "dodge" }] },
      { tone: "danger", facts: [{ icon: "level", text: "II" }, { icon: "skull" }] },
    ];
  const at = (level: string, key: string): Fact[] => {
    const [life, ki] = Array.isArray(data[key]) ? (data[key] as unknown[]) : [];
    return [{ icon: "level", text: level }, ...loss(life, ki)];
  };
  return [{ tone: "paper", facts: at("I", "light") }, { tone: "danger", facts: at("II", "grave") }];
}

const STRIPS: Record<string, (data: Record<string, unknown>) => Strip[]> = { adversary, wound };

export function facts(face: CardFace): Partial<CardFacts> {
  return {
    keywords: linesOf(face.data["lines"]),
    symbols: symbolsOf(face),
    strips: STRIPS[face.clan]?.(face.data) ?? [],
  };
}
