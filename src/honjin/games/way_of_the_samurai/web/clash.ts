/** A blow as it is counted: what it took, what there was against it, and what was lost. */
import type { GameEvent, ViewOf } from "$page/api/types";
import type { Faces } from "$page/games";
import type { Gauges, View } from "./view";

export interface Measured {
  gauge: keyof Gauges;
  level: number;
  /** What is asked for; null: no level is enough. */
  asked: number | null;
}

export interface Loss {
  /** A seat; null: the enemy. */
  whose: number | null;
  what: "life" | "ki" | "wound";
  by: number;
}

export interface Clash {
  card: string;
  /** Whoever attacks strikes; otherwise the enemy strikes back. */
  isOwn: boolean;
  isThrough: boolean;
  measured: Measured[];
  losses: Loss[];
}

const HIGHEST = 4;
const LOSSES: Readonly<Record<string, [what: Loss["what"], isEnemy: boolean]>> = {
  "lost-life": ["life", false],
  "lost-ki": ["ki", false],
  "enemy-lost-life": ["life", true],
  "enemy-lost-ki": ["ki", true],
};

/** A weapon that makes Life cost Ki too. */
const LIFE_COSTS_KI = "WS-A4";

/** What is lost by the first of these events and its rule, up to the next thing that happens. */
export function losses([first, ...after]: readonly GameEvent[]): Loss[] {
  const found: Loss[] = [];
  for (const { kind, rule, player = 0, number = 0 } of after) {
    const loss = LOSSES[kind];
    if (loss && (rule === first?.rule || rule === LIFE_COSTS_KI)) found.push({ whose: loss[1] ? null : player, what: loss[0], by: number });
    else if (kind !== "enemy-gained-life") break;
  }
  return found;
}

export function clash(event: GameEvent, rest: readonly GameEvent[], view: ViewOf<View>, faces: Faces): Clash {
  const isOwn = event.kind === "pierced" || event.kind === "held";
  const seat = event.player ?? 0;
  const data = faces.get(event.card ?? "")?.data ?? {};
  const levels = view.seats[seat]?.gauges ?? { force: 0, technique: 0, guard: 0 };
  const asked = (gauge: keyof Gauges): Measured[] => {
    const wanted = data[gauge];
    if (data["hard"] === true) return [{ gauge, level: levels[gauge], asked: null }];
    return typeof wanted === "number" ? [{ gauge, level: levels[gauge], asked: wanted > HIGHEST ? null : wanted }] : [];
  };
  const cancelled: Measured[] = [{ gauge: "technique", level: levels.technique, asked: HIGHEST }];
  const isThrough = event.kind === "pierced" || event.kind === "hit";
  const wound = data["wound"];
  const lost = losses(rest);
  return {
    card: event.card ?? "",
    isOwn,
    isThrough,
    measured: isOwn ? [...asked("force"), ...asked("technique")] : event.kind === "cancelled" ? cancelled : asked("guard"),
    losses: event.kind === "hit" && typeof wound === "number" ? [...lost, { whose: seat, what: "wound", by: wound }] : lost,
  };
}
