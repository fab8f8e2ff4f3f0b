/** What events can sound like. */

export type Tone = "card" | "play" | "blow" | "chain" | "dice" | "good" | "token" | "turn" | "battle" | "victory" | "defeat";

export const CARD: Tone = "card";
export const PLAY: Tone = "play";
export const BLOW: Tone = "blow";
export const CHAIN: Tone = "chain";
export const GOOD: Tone = "good";
export const DICE: Tone = "dice";
export const TOKEN: Tone = "token";
export const BATTLE: Tone = "battle";
