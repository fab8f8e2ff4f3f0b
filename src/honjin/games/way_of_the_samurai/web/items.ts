/** What lies beside the cards: weapons, enemies, places, climates, campaigns. */
import type { CardFace } from "$page/api/types";
import type { Faces } from "$page/games";
import type { BoardModel } from "$page/table/model";
import { personName } from "$page/table/people";
import type { View } from "./view";

type Family = "weapon" | "enemy" | "location" | "climate" | "campaign";

export const itemId = (family: Family, id: string) => `${family}-${id}`;

export function item(faces: Faces, family: Family, id: string): CardFace | undefined {
  return faces.get(itemId(family, id));
}

/** The id that a name has. */
export const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** An opponent of a campaign, as its card has it; without Life, the die decides. */
export interface Opponent { name: string; life?: number; ki?: number }

const opponentsOf = ({ data }: CardFace) => (Array.isArray(data["opponents"]) ? (data["opponents"] as Opponent[]) : []);

export function opponent(faces: Faces, id: string): Opponent | undefined {
  return [...faces.values()].flatMap(opponentsOf).find(({ name }) => slug(name) === id);
}

export interface Station extends Opponent { id: string; state: "beaten" | "now" | "waiting"; isMaster: boolean }

/** The opponents of the campaign that is fought, in the order of its card. */
export function road(faces: Faces, view: View): Station[] {
  const known = view.waiting[0] ?? view.enemy?.name;
  const campaign = [...faces.values()].find((face) => opponentsOf(face).some(({ name }) => slug(name) === known));
  if (!campaign) return [];
  const all = opponentsOf(campaign);
  return all.map((one, index) => {
    const id = slug(one.name);
    const isNow = id === view.enemy?.name && view.enemy.life > 0;
    return { ...one, id, state: isNow ? "now" : view.waiting.includes(id) ? "waiting" : "beaten", isMaster: campaign.data["master"] === true && index === all.length - 1 };
  });
}

/** An enemy of a single fight has a card; an opponent of a campaign is named on the campaign's. */
export function enemyName(faces: Faces, id: string): string {
  return item(faces, "enemy", id)?.name ?? opponent(faces, id)?.name ?? id;
}

/** What a side is called: a seat by its person, the enemy by name. */
export function nameOf(table: BoardModel, view: View, faces: Faces, whose: number | null): string {
  return whose === null ? enemyName(faces, view.enemy?.name ?? "clan") : personName(table.people[whose]);
}
