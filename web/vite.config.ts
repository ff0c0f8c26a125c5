import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The build lands in the Python package: `hinode serve` serves it, and a wheel carries it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: "/",
  build: { outDir: "../hinode/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 2048 },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".", "../hinode/automa/decks"] }, // the Automa's cards are read from the engine's files
  },
  // A busy machine is no failure.
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
}));
