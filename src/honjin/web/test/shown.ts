/** A card as it is drawn. */
import { flushSync, mount, unmount } from "svelte";
import Card from "$page/art/Card.svelte";

export function shown(props: Record<string, unknown>): Element {
  const target = document.createElement("div");
  const made = mount(Card as never, { target, props: props as never });
  flushSync();
  const svg = target.querySelector("svg")?.cloneNode(true) as Element;
  void unmount(made);
  return svg;
}
