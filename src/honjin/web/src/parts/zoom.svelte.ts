/** The card that is looked at closely: after a pause of the mouse, a long press, or the key z. */
import type { Attachment } from "svelte/attachments";

export interface Zoomed { card: string; game: string; x: number; y: number; width: number }

export const zoom: { at: Zoomed | null } = $state({ at: null });

const HOVER = 450;
const PRESS = 420;

export function show(element: Element, game: string, card: string): void {
  const { x, y, width } = element.getBoundingClientRect();
  zoom.at = { card, game, x, y, width };
}

/** Later: a card that leaves the page loses the focus while the page is being drawn. */
export function hide(): void {
  queueMicrotask(() => { zoom.at = null; });
}

/** Makes an element show its card closely. */
export function zooms(game: string, card: string | null): Attachment<HTMLElement> {
  return (element) => {
    if (card === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const stop = () => { clearTimeout(timer); hide(); };
    const handlers: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => {
        if ((event as PointerEvent).pointerType === "mouse") timer = setTimeout(() => show(element, game, card), HOVER);
      }],
      ["pointerleave", stop],
      ["pointercancel", stop],
      ["pointerdown", (event) => {
        clearTimeout(timer);
        pressed = false;
        if ((event as PointerEvent).pointerType === "mouse") { hide(); return; }
        timer = setTimeout(() => { pressed = true; show(element, game, card); }, PRESS);
      }],
      ["pointerup", () => { clearTimeout(timer); if (pressed) setTimeout(hide, 0); }],
      // A long press looks; it does not choose.
      ["click", (event) => { if (pressed) { event.preventDefault(); event.stopImmediatePropagation(); pressed = false; } }],
      ["contextmenu", (event) => event.preventDefault()],
      ["keydown", (event) => { if ((event as KeyboardEvent).key === "z") { if (zoom.at) hide(); else show(element, game, card); } }],
      ["blur", hide],
    ];
    for (const [name, handler] of handlers) element.addEventListener(name, handler, { capture: name === "click" });
    return () => {
      stop();
      for (const [name, handler] of handlers) element.removeEventListener(name, handler, { capture: name === "click" });
    };
  };
}
