/** What lies beside the cards of Way of the Samurai: weapons, enemies, places, climates, campaigns. */
import type { CardFace } from "../api/types";

type Faces = ReadonlyMap<string, CardFace>;
type Family = "weapon" | "enemy" | "location" | "climate" | "campaign";

export const itemId = (family: Family, id: string) => `${family}-${id}`;

export function item(faces: Faces, family: Family, id: string): CardFace | undefined {
  return faces.get(itemId(family, id));
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** An enemy of a single fight has a card; an opponent of a campaign is named on the campaign's. */
export function enemyName(faces: Faces, id: string): string {
  const face = item(faces, "enemy", id);
  if (face) return face.name;
  for (const campaign of faces.values()) {
    const opponents = campaign.data["opponents"];
    if (!Array.isArray(opponents)) continue;
    const found = (opponents as { name: string }[]).find((opponent) => slug(opponent.name) === id);
    if (found) return found.name;
  }
  return id;
}
