/** How large things are shown: one observer for all of them. */
import type { Attachment } from "svelte/attachments";

type Tell = (width: number, height: number) => void;

const tellers = new WeakMap<Element, Tell>();
let observer: ResizeObserver | undefined;

function watch(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) tellers.get(target)?.(contentRect.width, contentRect.height);
  });
  return observer;
}

/** Calls back with the measures of the element, at first and whenever they change. */
export function measures(tell: Tell): Attachment<Element> {
  return (element) => {
    tellers.set(element, tell);
    watch().observe(element);
    return () => watch().unobserve(element);
  };
}
