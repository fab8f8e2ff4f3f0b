/** What a view consists of, read from its plain data: cards that lie somewhere, cards that are counted, and facts. */
import type { Standing } from "../api/types";
import type { Faces } from "../games";
import { nameOf, words, type Names } from "./words";

export type Part =
  | { kind: "cards"; zone: string; name: string; cards: Standing[] }
  | { kind: "counts"; zone: string; name: string; counts: Record<string, number> }
  | { kind: "fact"; zone: string; text: string };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);
const isStanding = (value: unknown): value is Standing => isObject(value) && "card" in value;

/** The parts of the fields of a view or of a seat, but for those that are shown elsewhere. */
export function partsOf(data: object, faces: Faces, but: readonly string[], own: Names = {}, name = "", zone = ""): Part[] {
  return Object.entries(data)
    .filter(([field]) => !but.includes(field))
    .flatMap(([field, value]) => read(value, faces, own, `${name} ${nameOf(field, own)}`.trim(), zone ? `${zone}.${field}` : field));
}

function read(value: unknown, faces: Faces, own: Names, name: string, zone: string): Part[] {
  if (Array.isArray(value)) return list(value, faces, own, name, zone);
  if (isStanding(value)) return [{ kind: "cards", zone, name, cards: [value] }];
  if (isObject(value)) return group(value, faces, own, name, zone);
  if (typeof value === "string" && faces.has(value)) return [{ kind: "cards", zone, name, cards: [{ card: value }] }];
  return words({ [name]: value }).map((text) => ({ kind: "fact", zone, text }));
}

function list(values: unknown[], faces: Faces, own: Names, name: string, zone: string): Part[] {
  if (values.every((one) => one === null || (typeof one === "string" && faces.has(one)))) {
    return [{ kind: "cards", zone, name, cards: values.map((card) => ({ card: card as string | null })) }];
  }
  if (values.every(isStanding)) return [{ kind: "cards", zone, name, cards: values }];
  if (values.every((one) => typeof one !== "object")) return [{ kind: "fact", zone, text: `${name} ${values.join(", ")}` }];
  return values.flatMap((one, index) => read(one, faces, own, `${name} ${index + 1}`, `${zone}.${index + 1}`));
}

function group(fields: object, faces: Faces, own: Names, name: string, zone: string): Part[] {
  const entries = Object.entries(fields);
  const isCounted = entries.length > 0 && entries.every(([id, count]) => faces.has(id) && typeof count === "number");
  if (isCounted) return [{ kind: "counts", zone, name, counts: fields as Record<string, number> }];
  return partsOf(fields, faces, [], own, name, zone);
}
