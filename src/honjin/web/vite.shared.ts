/** What both builds need to know of the folders beside this one, which bring the pages of the games. */
import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const resolve = {
  alias: { $page: here("src"), $armies: here("../armies/web"), $test: here("test") },
  // Those folders have no packages of their own.
  dedupe: ["svelte", "vitest"],
};

export const allow = [here("."), here("../armies/web"), here("../games")];
