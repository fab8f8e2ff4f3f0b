/** The table by keyboard: arrows go to the nearest lit thing, letters open what one needs. */

const LIT = ".card.lit, .ghost, .answers .button";
const ALL = ".card, .ghost, .pile, .answers .button";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

function middle(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** The nearest of them in that direction; what lies aside counts as twice as far. */
export function nearest(from: [number, number], way: [number, number], points: [number, number][]): number {
  let best = -1;
  let least = Infinity;
  points.forEach(([x, y], index) => {
    const ahead = (x - from[0]) * way[0] + (y - from[1]) * way[1];
    if (ahead <= 1) return;
    const aside = Math.abs((x - from[0]) * way[1]) + Math.abs((y - from[1]) * way[0]);
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

/** Moves the focus; true if the key was an arrow. With Shift also to what is not lit. */
export function arrow(event: KeyboardEvent, within: ParentNode): boolean {
  const way = WAYS[event.key];
  if (!way) return false;
  const found = [...within.querySelectorAll<HTMLElement>(event.shiftKey ? ALL : LIT)].filter((one) => one.offsetParent !== null);
  const here = document.activeElement;
  const others = found.filter((one) => one !== here);
  const isInside = here instanceof HTMLElement && found.includes(here);
  const target = isInside ? others[nearest(middle(here), way, others.map(middle))] : found[0];
  target?.focus();
  return true;
}

/** Where the keyboard was: when what had its focus is gone, it goes to the nearest thing that is lit, or to what is asked. */
export class LastFocus {
  private at: [number, number] = [0, 0];
  private isByKey = false;

  readonly note = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(".room")) this.at = middle(target);
  };
  readonly key = (): void => { this.isByKey = true; };
  readonly point = (): void => { this.isByKey = false; };

  /** Whoever uses a mouse looks for no focus. */
  restore(): void {
    const here = document.activeElement;
    const isLost = !here || here === document.body || here.matches(".prompt");
    if (!this.isByKey || !isLost || document.querySelector("dialog[open]")) return;
    const lit = [...document.querySelectorAll<HTMLElement>(LIT.split(", ").map((one) => `.room ${one}`).join(", "))].filter((one) => one.offsetParent !== null);
    const far = (one: Element) => Math.hypot(middle(one)[0] - this.at[0], middle(one)[1] - this.at[1]);
    const target = lit.sort((one, other) => far(one) - far(other))[0] ?? document.querySelector<HTMLElement>(".prompt");
    target?.focus({ preventScroll: target.matches(".prompt") });
  }
}

/** Whether the person is writing, so that letters are letters. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
}
