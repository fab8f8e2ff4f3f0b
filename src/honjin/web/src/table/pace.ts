/** How long a scene stands. */
import { isCalm, settings } from "../settings.svelte";

const PACE = { off: 1, slow: 1.6, normal: 1, fast: 0.6 };
/** Nothing moves: it is read at once. */
const STILL_MAX = 1.2;

/** Milliseconds for what takes so many seconds at normal speed. */
export const paced = (seconds: number): number => (isCalm() ? Math.min(seconds, STILL_MAX) : seconds * PACE[settings.speed]) * 1000;
