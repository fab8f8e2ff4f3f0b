/**
 * What stays in the browser when there is no line, and what is told when no page is open.
 *
 * Kept are the files of the page (SHELL, VERSION, put before this by the build) and the books: games, cards, rules,
 * lessons, examples. Never a state: everything else goes to the server, and nobody answers for it.
 */
const PAGES = `honjin-page-${VERSION}`;
const BOOKS = "honjin-books";
/** Open pages of the build before still ask for its files. */
const BUILDS_KEPT = 2;
const KEPT = ["rules", "cards", "examples", "lessons"];
const BOOK = /^\/api\/(?:games(?:\/[\w-]+\/(?:cards|rules|lessons|examples))?|rules\/[\w-]+|phrases)$/;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(PAGES);
    await Promise.all(SHELL.map(async (path) => {
      // The names of files change with what is in them: what an earlier build has brought need not come again.
      const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
      await (known ? cache.put(path, known) : cache.add(new Request(path, { cache: "no-cache" })));
    }));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const builds = (await caches.keys()).filter((name) => name.startsWith("honjin-page-") && name !== PAGES);
    await Promise.all(builds.slice(0, Math.max(0, builds.length - BUILDS_KEPT + 1)).map((name) => caches.delete(name)));
    await caches.delete(BOOKS); // another build may have other rules
    await self.clients.claim();
  })());
});

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The one page, as the server has it now; without a line, as it was. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const shell = await caches.match("/", { cacheName: PAGES });
    if (shell) return shell;
    throw failure;
  }
}

/** A book as it is now, and kept; without a line, as it was last read. */
async function book(request) {
  const cache = await caches.open(BOOKS);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (failure) {
    const known = await cache.match(request, { ignoreVary: true });
    if (known) return known;
    throw failure;
  }
}

/** All rules and cards in a language, as the page asks for them. */
async function keepBooks(lang) {
  const cache = await caches.open(BOOKS);
  const games = await (await book(new Request(`/api/games?lang=${lang}`))).json();
  for (const path of KEPT.flatMap((kind) => games.map(({ name }) => `/api/games/${name}/${kind}?lang=${lang}`))) {
    if (!(await cache.match(path, { ignoreVary: true }))) await book(new Request(path));
  }
}

self.addEventListener("message", (event) => {
  if (event.data.keep) event.waitUntil(keepBooks(event.data.keep).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (BOOK.test(pathname)) event.respondWith(book(request));
  else if (request.mode === "navigate" && !/^\/(?:api|docs)(?:\/|$)/.test(pathname)) event.respondWith(page(request));
});

self.addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  const options = { body, tag: url, data: { url }, icon: "/icon-192.png", badge: "/icon-badge.png" };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil((async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const here = open.find((client) => new URL(client.url).pathname === url) ?? open[0];
    if (!here) return self.clients.openWindow(url);
    if (new URL(here.url).pathname !== url) here.postMessage({ go: url });
    return here.focus();
  })());
});
