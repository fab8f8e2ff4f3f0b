/** The places of the page by their names: where a card lies, or would. */

export interface Box { x: number; y: number; width: number; height: number }

export function zoneOf(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-zone="${CSS.escape(name)}"]`);
}

/** The card in its zone, or the zone itself. */
export function cardIn(name: string, card: string | null): HTMLElement | null {
  const zone = zoneOf(name);
  if (!zone || card === null) return zone;
  const inside = zone.querySelectorAll<HTMLElement>(`[data-card="${CSS.escape(card)}"]`);
  return inside[inside.length - 1] ?? zone;
}

export function boxOf(element: Element | null | undefined): Box | null {
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return width ? { x, y, width, height } : null;
}

/** A card's box in the middle of an area that is larger than a card. */
export function fitted(area: Box, like: Box): Box {
  if (area.width < like.width * 1.6) return area;
  return { x: area.x + (area.width - like.width) / 2, y: area.y, width: like.width, height: like.height };
}

export const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
