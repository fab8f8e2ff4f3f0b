/** How wide things are shown: one observer for all of them. */
import type { Attachment } from "svelte/attachments";

const tellers = new WeakMap<Element, (width: number) => void>();
let observer: ResizeObserver | undefined;

function watch(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) tellers.get(target)?.(contentRect.width);
  });
  return observer;
}

/** Calls back with the width of the element, at first and whenever it changes. */
export function widths(tell: (width: number) => void): Attachment<Element> {
  return (element) => {
    tellers.set(element, tell);
    watch().observe(element);
    return () => watch().unobserve(element);
  };
}
