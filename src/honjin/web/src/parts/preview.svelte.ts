/** The card that is looked at: in its place beside the board, or on a sheet from below where there is none. */
import type { Attachment } from "svelte/attachments";
import type { Option, Standing } from "../api/types";

export interface Looked {
  game: string;
  card: string;
  on: Standing | undefined;
  /** Of a card of a board: where it stands. */
  slot?: string | undefined;
}

/** Until the mouse rests: what it only passes over is not shown. */
const HOVER = 90;
const PRESS = 420;
/** On a narrower page there is nothing that it could float beside. */
const WIDE = 720;

/** Whether a place for it is in sight; under a window only the window's own counts. */
function hasPlace(): boolean {
  const within: ParentNode = document.querySelector("dialog[open]") ?? document;
  return [...within.querySelectorAll<HTMLElement>("[data-preview]")].some((place) => place.offsetParent !== null);
}

class Preview {
  /** What the place beside the board shows, until another card is looked at. */
  shown = $state.raw<Looked | null>(null);
  /** The sheet is open. */
  isOpen = $state(false);
  /** The mouse rests on a card and there is no place beside the board: on which side of the page it floats. */
  floats = $state<"left" | "right" | null>(null);
  /** What the one who looks may choose now: what of it is about the card is told beside it. */
  offered = $state.raw<readonly Option[]>([]);
  private isHeld = false;

  /** Somebody wants to see this card. */
  look(game: string, card: string, on?: Standing, slot?: string): void {
    this.shown = { game, card, on, slot };
    this.floats = null;
    this.isOpen = !hasPlace();
  }

  /** Something happens with this card: it is shown beside the board, unless somebody looks at another. */
  show(game: string, card: string, on?: Standing): void {
    if (!this.isHeld && !this.isOpen) this.shown = { game, card, on };
  }

  /** The mouse rests on this card, so far from the left. */
  hover(game: string, card: string, on: Standing | undefined, slot: string | undefined, x: number): void {
    if (this.isOpen) return;
    this.isHeld = true;
    this.shown = { game, card, on, slot };
    this.floats = innerWidth < WIDE || hasPlace() ? null : x < innerWidth / 2 ? "right" : "left";
  }

  /** It rests no longer; what it showed stays. */
  leave(): void {
    this.isHeld = false;
    this.floats = null;
  }

  close(): void {
    this.isOpen = false;
  }

  clear(): void {
    this.shown = null;
    this.isOpen = false;
    this.leave();
  }
}

export const preview = new Preview();

/** What can be done with a card now, one label for each kind: there the game says what it costs and what its X is. */
export function waysOf({ card, slot }: Looked, offered: readonly Option[]): string[] {
  const own = offered.filter((option) => (slot === undefined ? option.card === card : option.card === null && option.slot === slot));
  return [...new Map(own.toReversed().map(({ kind, label }) => [kind, label])).values()].toReversed();
}

/** The unlit card that was touched last: touched again, it is looked at. */
let touched: Element | null = null;

/** How the zones of places are called. */
const SLOT = "slot:";

interface Looks { game: string; card: string | null; on?: Standing | undefined; lit?: boolean; isIdle?: boolean }

/** Makes an element show its card, the one that it has by then: by resting on it, by a long press, by a second touch where it
 * is not lit (by the first where it is idle: a touch would do nothing else), by the key z. */
export function previews(now: () => Looks): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let kind = "";
    let pressed = false;
    const slot = () => element.closest<HTMLElement>(`[data-zone^="${SLOT}"]`)?.dataset["zone"]?.slice(SLOT.length);
    const look = () => { const { game, card, on } = now(); if (card !== null) preview.look(game, card, on, slot()); };
    const hover = (x: number) => { const { game, card, on } = now(); if (card !== null) preview.hover(game, card, on, slot(), x); };
    const leave = () => { clearTimeout(timer); preview.leave(); };
    const handlers: Partial<{ [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void }> = {
      pointerenter: ({ pointerType, clientX }) => { if (pointerType === "mouse") timer = setTimeout(() => hover(clientX), HOVER); },
      pointerleave: leave,
      pointercancel: leave,
      pointerdown: (event) => {
        kind = event.pointerType;
        pressed = false;
        if (kind !== "mouse" && now().card !== null) timer = setTimeout(() => { pressed = true; look(); }, PRESS);
      },
      pointerup: () => { if (kind !== "mouse") clearTimeout(timer); },
      click: (event) => {
        const { card, lit, isIdle } = now();
        if (card === null) return;
        const isTouch = kind === "touch" || kind === "pen";
        const isSecond = isTouch && !lit && touched === element;
        touched = lit ? null : element;
        if (!pressed && (isSecond || (isIdle && isTouch))) look();
        else if (!pressed) return;
        // To look is not to choose.
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      contextmenu: (event) => { if (kind !== "mouse" && now().card !== null) event.preventDefault(); },
      keydown: (event) => {
        if (event.key !== "z" || now().card === null) return;
        event.preventDefault();
        look();
      },
      focus: () => {
        const { game, card, on } = now();
        if (card !== null && element.matches(":focus-visible")) preview.show(game, card, on);
      },
    };
    const entries = Object.entries(handlers) as [string, EventListener][];
    for (const [name, handler] of entries) element.addEventListener(name, handler, { capture: name === "click" });
    return () => {
      leave();
      for (const [name, handler] of entries) element.removeEventListener(name, handler, { capture: name === "click" });
    };
  };
}
