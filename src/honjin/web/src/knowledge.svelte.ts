/** What never changes while one plays: games, cards, rules, lessons and examples, fetched once for each language. */
import * as api from "./api/client";
import type { CardFace, Example, GameInfo, Lesson, Rule } from "./api/types";
import type { Faces } from "./games";
import { settings } from "./settings.svelte";

const kept: {
  games: Record<string, GameInfo[]>; faces: Record<string, Faces>; rules: Record<string, Rule[]>; lessons: Record<string, Lesson[]>;
  examples: Record<string, Example[]>;
} = $state.raw({ games: {}, faces: {}, rules: {}, lessons: {}, examples: {} });
const shelf = $state({ version: 0 });
const asked = new Map<string, Promise<unknown>>();

/** A replay that reads no server puts here what it brings along. */
export function stock(game: string, lang: string, faces: CardFace[], rules: Rule[]): void {
  kept.faces[`${game} ${lang}`] = new Map(faces.map((face) => [face.id, face]));
  kept.rules[`${game} ${lang}`] = rules;
  asked.set(`games ${lang}`, Promise.resolve()); // there is nobody to ask
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

/** The course of a game; the words of the other language until those of the chosen one have come. */
export function lessons(name: string): Lesson[] {
  void shelf.version;
  const lang = settings.lang;
  const key = `${name} ${lang}`;
  if (!kept.lessons[key]) once(`lessons ${key}`, async () => { kept.lessons[key] = await api.lessons(name, lang); });
  return kept.lessons[key] ?? kept.lessons[`${name} ${lang === "en" ? "fr" : "en"}`] ?? [];
}

/** The examples of its rules. */
export function examples(name: string): Example[] {
  void shelf.version;
  const lang = settings.lang;
  const key = `${name} ${lang}`;
  if (!kept.examples[key]) once(`examples ${key}`, async () => { kept.examples[key] = await api.examples(name, lang); });
  return kept.examples[key] ?? [];
}
