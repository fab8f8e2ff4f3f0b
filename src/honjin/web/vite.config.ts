/** How the page is built: one folder of files, no inline code, nothing fetched from elsewhere. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { allow, resolve } from "./vite.shared.ts";

const server = process.env["HONJIN_SERVER"] ?? "http://127.0.0.1:8000";

/** The service worker, with the list of all files of this build; another build is another version. */
function worker(): Plugin {
  return {
    name: "honjin-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const script = readFileSync(new URL("worker/sw.js", import.meta.url), "utf8");
        const made = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const shell = ["/", ...readdirSync(new URL("public", import.meta.url)), ...made].map((name) => (name.startsWith("/") ? name : `/${name}`));
        const version = createHash("sha256").update(script + shell.join()).digest("hex").slice(0, 12);
        const source = `const VERSION = ${JSON.stringify(version)};\nconst SHELL = ${JSON.stringify(shell)};\n${script}`;
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker()],
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
