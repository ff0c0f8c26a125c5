import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** A player needs what a message file says, not what it tells translators. */
const messages = {
  name: "messages",
  transform(code: string, id: string): string | null {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = JSON.parse(code.replace(/^export default /, "")) as string;
    const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    return `export default ${JSON.stringify(lines.join("\n"))}`;
  },
};

// The build lands in the Python package: `hinode serve` serves it, and a wheel carries it.
export default defineConfig(({ mode }) => ({
  plugins: [messages, svelte({ compilerOptions: { runes: true } })],
  base: "/",
  build: { outDir: "../hinode/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 2048 },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    // The texts and the Automa's cards are read from the Python package.
    fs: { allow: [".", "../hinode/words", "../hinode/engine/automa/cards/decks"] },
  },
  // A busy machine is no failure.
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 60_000 },
}));
