/** What is printed on a card beside its name and text: signs with numbers, read from the fields of the card file. */
import type { CardFace } from "./face";

/** A sign, perhaps with a number. */
export interface Fact {
  icon: string;
  text?: string;
}

/** A line of facts. */
export interface Strip {
  tone: "paper" | "clan" | "danger";
  facts: Fact[];
}

const VALUES = [0, 2, 3, 5];
const NEVER = "×";
const NEEDED = ["force", "technique"];
const HIGHEST = 4; // of a gauge (WS-C6): more Guard than that stops nothing

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((word) => typeof word === "string") : []);
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The keywords of a card, as icon names. */
export function keywordsOf(game: string, face: CardFace): Fact[] {
  const { data } = face;
  if (game === "gosu-x") return wordsOf(data["keywords"]).map((icon) => ({ icon }));
  if (game === "gosu-tactics")
    return [
      ...(data["zombie"] === true ? [{ icon: "zombie" }] : []),
      ...(data["arrival"] ? [{ icon: "arrival" }] : []),
      ...(data["link"] ? [{ icon: "link" }] : []),
      ...(data["on_mutation"] ? [{ icon: "mutation" }] : []),
    ];
  return linesOf(data["lines"]);
}

function linesOf(lines: unknown): Fact[] {
  if (typeof lines !== "object" || lines === null) return [];
  return Object.entries(lines).flatMap(([icon, by]) => (typeof by === "number" ? [{ icon, text: signed(by) }] : []));
}

/** The sides that a link looks at. */
export function sidesOf(face: CardFace): string[] {
  return wordsOf(face.data["sides"]);
}

export function symbolsOf(face: CardFace): string[] {
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
      { tone: "danger", facts: [{ icon: "level", text: "II" }, { icon: "zombie" }] },
    ];
  const at = (level: string, key: string): Fact[] => {
    const [life, ki] = Array.isArray(data[key]) ? (data[key] as unknown[]) : [];
    return [{ icon: "level", text: level }, ...loss(life, ki)];
  };
  return [{ tone: "paper", facts: at("I", "light") }, { tone: "danger", facts: at("II", "grave") }];
}

/** The lines at the foot of a card, if its kind has any. */
export function stripsOf(game: string, face: CardFace): Strip[] {
  const { data, level } = face;
  if (game === "gosu-x" && level) {
    const shift = numberOf(data["shift"]);
    const icons = numberOf(data["icons"]) ?? 0;
    const facts: Fact[] = [{ icon: "value", text: String(VALUES[level] ?? 0) }];
    if (icons) facts.push({ icon: "activation", text: String(icons) });
    facts.push({ icon: "shift", text: shift === undefined ? NEVER : String(shift) });
    return [{ tone: "paper", facts }];
  }
  if (game === "gosu-tactics" && level) {
    const mutation = numberOf(data["mutation"]);
    const cost = mutation === undefined ? NEVER : String(mutation);
    return [{ tone: "paper", facts: [{ icon: "value", text: String(VALUES[level] ?? 0) }, { icon: "mutation", text: cost }] }];
  }
  if (face.clan === "adversary") return adversary(data);
  if (face.clan === "wound") return wound(data);
  return [];
}
