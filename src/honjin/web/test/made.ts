/** Things that tests are made of. */
import type { CardFace, GameEvent, Option } from "$page/api/types";

export const face = (id: string, clan: string, level: number, data: Record<string, unknown> = {}): CardFace => ({
  id, clan, level, data, kind: "card", name: id, copies: 1, certainty: "confirmed", certainty_text: "confirmed", headline: id, text: "", notes: [],
});

export const option = (notation: string, card: string | null = null, slot: string | null = null): Option =>
  ({ notation, kind: notation.split(" ")[0] ?? "", card, slot, label: notation });

export const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({ kind, rule: "", turn: 1, player: 1, ...more });

/** Path data as pictures are made of. */
export const SOUND = /^(?:[MLCQ](?:-?[\d.]+ -?[\d.]+ ?)+|Z)+$/;
