/** The replay alone, as one script and one style sheet with its fonts inside, for files that need no server. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { resolve } from "./vite.shared.ts";

/** In one script there is nothing to fetch later: what would be, is imported as the rest, which takes less room. */
const atOnce: Plugin = {
  name: "at-once",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/index.ts")) return null;
    const found = /import\("(.+)"\)/.exec(code);
    return found ? `import * as later from "${found[1]}";\n${code.replace(found[0], "Promise.resolve(later)")}` : null;
  },
};

export default defineConfig({
  plugins: [atOnce, svelte()],
  resolve,
  publicDir: false,
  build: {
    outDir: "dist/offline",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: {
      input: "src/offline.ts",
      output: { format: "iife", entryFileNames: "offline.js", assetFileNames: "offline.[ext]" },
    },
  },
});
