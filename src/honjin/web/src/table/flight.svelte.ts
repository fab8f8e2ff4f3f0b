/** Cards on their way: measured before the page changes, shown above it while it settles. */
import { tick } from "svelte";
import type { GameEvent, View } from "../api/types";
import { flightTime } from "../settings.svelte";
import { moves, touched, type Move } from "./zones";

interface Box { x: number; y: number; width: number; height: number }

export interface Sprite { id: number; card: string | null; from: Box; to: Box; delay: number; time: number }

const MOST_AT_ONCE = 14;

export const flights: { sprites: Sprite[] } = $state({ sprites: [] });
let count = 0;

function element(zone: string, card: string | null): HTMLElement | null {
  const area = document.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`);
  if (!area || card === null) return area;
  const inside = area.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(card)}"]`);
  return inside[inside.length - 1] ?? area;
}

function box(found: HTMLElement | null): Box | null {
  if (!found) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return width ? { x, y, width, height } : null;
}

/** A card's box in the middle of an area that is larger than a card. */
function cardIn(area: Box, like: Box): Box {
  if (area.width < like.width * 1.6) return area;
  return { x: area.x + (area.width - like.width) / 2, y: area.y, width: like.width, height: like.height };
}

const sleep = (time: number) => new Promise<void>((done) => setTimeout(done, time));

/** Shows the next state by `show`, with the cards that its events move; resolves when all have landed. */
export async function fly(events: GameEvent[], view: View, show: () => void): Promise<void> {
  const time = flightTime();
  if (!time || document.hidden) {
    show();
    return;
  }
  const all = events.flatMap((event) => moves(event, view));
  const some: Move[] = all.slice(-MOST_AT_ONCE);
  const starts = some.map((move) => box(element(move.from, move.card)));
  show();
  await tick();
  const landing: HTMLElement[] = [];
  let delay = 0;
  const sprites: Sprite[] = [];
  some.forEach((move, index) => {
    const target = element(move.to, move.card);
    const to = box(target);
    const from = starts[index];
    if (!from || !to || !target) return;
    const like = to.width < from.width ? to : from;
    sprites.push({ id: ++count, card: move.card, from: cardIn(from, like), to: cardIn(to, like), delay, time });
    const isDraw = some[index + 1]?.from === move.from;
    delay += time * (isDraw ? 0.22 : 0.6);
    if (target.dataset["card"]) {
      target.classList.add("landing");
      landing.push(target);
    }
  });
  for (const event of events) for (const zone of touched(event)) glow(zone, time);
  if (!sprites.length) {
    if (events.length) await sleep(time * 0.4);
    return;
  }
  flights.sprites = sprites;
  await sleep(delay + time);
  flights.sprites = [];
  for (const target of landing) target.classList.remove("landing");
}

function glow(zone: string, time: number): void {
  element(zone, null)?.animate(
    [{ filter: "brightness(1.0)" }, { filter: "brightness(1.45)" }, { filter: "brightness(1.0)" }],
    { duration: time * 1.6 },
  );
}
