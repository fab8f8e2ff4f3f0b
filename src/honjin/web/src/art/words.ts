/** What a card is called of which only the back is seen. */
import type { Lang } from "../api/types";
import { settings } from "../settings.svelte";

const WORDS: Record<string, Record<Lang, string>> = {
  "back-gosu-x": { en: "Hidden card of GOSU X", fr: "Carte cachée de GOSU X" },
  "back-gosu-tactics": { en: "Hidden card of GOSU Tactics", fr: "Carte cachée de GOSU Tactics" },
  "back-way-of-the-samurai": { en: "Hidden card of Way of the Samurai", fr: "Carte cachée de Way of the Samurai" },
};

export const backName = (game: string): string => WORDS[`back-${game}`]?.[settings.lang] ?? game;
