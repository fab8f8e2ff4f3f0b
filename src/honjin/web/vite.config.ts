/** How the page is built: one folder of files, no inline code, nothing fetched from elsewhere. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { allow, resolve } from "./vite.shared.ts";

const server = process.env["HONJIN_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "dist",
    target: "es2022",
    // A data: URL would need its own leave in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow },
    proxy: { "/api": { target: server, ws: true } },
  },
  resolve: process.env["VITEST"] ? { ...resolve, conditions: ["browser"] } : resolve,
  test: {
    environment: "happy-dom",
    include: ["test/**/*.test.ts", "../{armies,games/*}/web/**/*.test.ts"],
    isolate: false, // a browser for each file would take most of the time
  },
});
