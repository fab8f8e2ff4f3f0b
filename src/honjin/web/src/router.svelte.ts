/** Which page the address asks for; links inside the page change it without loading anything. */

export type PageName =
  | "home" | "play" | "table" | "replay" | "cards" | "rules" | "learn" | "lobby" | "games" | "stats" | "daily" | "about"
  | "carry" | "missing";

export interface Route {
  page: PageName;
  /** The one variable part of the path: a game, a table or a replay. */
  id: string;
  query: URLSearchParams;
  hash: string;
}

const PATTERNS: [RegExp, PageName][] = [
  [/^\/$/, "home"],
  [/^\/play\/([\w-]+)$/, "play"],
  [/^\/(?:t|watch)\/([\w-]+)$/, "table"],
  [/^\/replay(?:\/([\w-]+))?$/, "replay"],
  [/^\/cards\/([\w-]+)$/, "cards"],
  [/^\/rules\/([\w-]+)$/, "rules"],
  [/^\/learn\/([\w-]+)$/, "learn"],
  [/^\/lobby$/, "lobby"],
  [/^\/games$/, "games"],
  [/^\/stats$/, "stats"],
  [/^\/daily$/, "daily"],
  [/^\/about$/, "about"],
];

export function parse(path: string, search = "", hash = ""): Route {
  const query = new URLSearchParams(search);
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(path);
    if (!found) continue;
    // The link from another device leads to the first page of the site.
    return { page: page === "home" && query.has("carry") ? "carry" : page, id: found[1] ?? "", query, hash: hash.replace(/^#/, "") };
  }
  return { page: "missing", id: "", query, hash: "" };
}

function here(): Route {
  return parse(location.pathname, location.search, location.hash);
}

export const router: { route: Route } = $state({ route: here() });

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = router.route;
  router.route = here();
  if (before.page !== router.route.page || before.id !== router.route.id) scrollTo(0, 0);
}

/** Starts to listen; a plain click on a link to this host changes the route. */
export function startRouter(): void {
  addEventListener("popstate", () => (router.route = here()));
  document.addEventListener("click", (click) => {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey) return;
    const link = (click.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
