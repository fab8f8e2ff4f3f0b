/** The replay alone, as one script and one style sheet with its fonts inside, for files that need no server. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
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
