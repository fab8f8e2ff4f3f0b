/** What never changes while one plays: games, cards and rules, fetched once for each language. */
import * as api from "./api/client";
import type { CardFace, GameInfo, Rule } from "./api/types";
import { settings } from "./settings.svelte";

type Faces = ReadonlyMap<string, CardFace>;

const kept: { games: Record<string, GameInfo[]>; faces: Record<string, Faces>; rules: Record<string, Rule[]> } =
  $state.raw({ games: {}, faces: {}, rules: {} });
const shelf = $state({ version: 0 });
const asked = new Map<string, Promise<unknown>>();

/** A replay that reads no server puts here what it brings along. */
export function stock(game: string, lang: string, faces: CardFace[], rules: Rule[]): void {
  kept.faces[`${game} ${lang}`] = new Map(faces.map((face) => [face.id, face]));
  kept.rules[`${game} ${lang}`] = rules;
  shelf.version++;
}

/** What did not come is asked for again, as long as somebody wants it. */
const RETRY_AFTER = 3_000;

function once(key: string, fetch: () => Promise<void>): void {
  if (asked.has(key)) return;
  const promise = fetch().then(
    () => { shelf.version++; },
    () => { setTimeout(() => { asked.delete(key); shelf.version++; }, RETRY_AFTER); },
  );
  asked.set(key, promise);
}

/** All games in the chosen language; empty until they have come. */
export function games(): GameInfo[] {
  void shelf.version;
  const lang = settings.lang;
  once(`games ${lang}`, async () => { kept.games[lang] = await api.games(); });
  return kept.games[lang] ?? Object.values(kept.games)[0] ?? [];
}

export function game(name: string): GameInfo | undefined {
  return games().find((one) => one.name === name);
}

const NO_FACES: Faces = new Map();

/** The cards of a game by id, in the chosen language; while that is on its way, in the other. */
export function faces(name: string): Faces {
  void shelf.version;
  const lang = settings.lang;
  const key = `${name} ${lang}`;
  if (!kept.faces[key]) {
    once(`faces ${key}`, async () => {
      const list = await api.cards(name, lang);
      kept.faces[key] = new Map(list.map((face) => [face.id, face]));
    });
  }
  return kept.faces[key] ?? kept.faces[`${name} ${lang === "en" ? "fr" : "en"}`] ?? NO_FACES;
}

export function rules(name: string): Rule[] {
  void shelf.version;
  const lang = settings.lang;
  const key = `${name} ${lang}`;
  if (!kept.rules[key]) once(`rules ${key}`, async () => { kept.rules[key] = await api.rules(name, lang); });
  return kept.rules[key] ?? [];
}

export const GAME_OF_PREFIX: Record<string, string> = {
  GX: "gosu-x",
  GT: "gosu-tactics",
  WS: "way-of-the-samurai",
};
