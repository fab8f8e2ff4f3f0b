/** What a fight sounds like. */
import { BATTLE, BLOW, CARD, DICE, GOOD, PLAY, TOKEN, type Tone } from "$page/table/tones";

export const TONES: Record<string, Tone> = {
  drew: CARD, placed: PLAY, discarded: CARD, redrew: CARD, "shuffled-actions": CARD, "shuffled-adversaries": CARD,
  "revealed-defence": CARD, "revealed-counter": CARD, "revealed-wound": CARD, "gained-special": GOOD,
  held: BLOW, hit: BLOW, "lost-life": BLOW, beheaded: BLOW, "enemy-lost-life": BLOW, "beat-enemy": BLOW, "broke-weapon": BLOW,
  "lost-ki": TOKEN, "paid-ki": TOKEN, "enemy-lost-ki": TOKEN, "started-fight": BATTLE,
  rolled: DICE, "raised-die": DICE, "cashed-die": DICE,
  pierced: GOOD, parried: GOOD, cancelled: GOOD, dodged: GOOD, "made-combo": GOOD, "gained-life": TOKEN, "gained-ki": TOKEN,
};
