import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
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

const PAGES = ["index.html", "/reference/RulesPage.svelte", "/replay/ReplayPage.svelte"]; // readable without a connection
const LANGUAGE = /\/(?:languages\/(\w\w)\.ts|words\/(\w\w)\/[\w-]+\.ftl\?raw)$/;
const TEXTS = /\/(?:languages\/\w\w\.ts|words\/\w\w\/rules\.ftl\?raw)$/;

/** Tells the service worker which files make up those pages, and the texts of each language. */
const worker: Plugin = {
  name: "worker",
  apply: "build",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const named = (id: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(id));
    const needed = new Set<string>();
    const need = (name: string): void => {
      const chunk = chunks.find(({ fileName }) => fileName === name);
      if (!chunk || needed.has(name)) return;
      needed.add(name);
      for (const css of chunk.viteMetadata?.importedCss ?? []) needed.add(css);
      chunk.imports.forEach(need);
    };
    for (const id of PAGES) {
      const page = named(id)!;
      need(page.fileName);
      const later = page.dynamicImports.map((name) => chunks.find(({ fileName }) => fileName === name)!);
      if (id !== PAGES[0])
        later
          .filter(({ facadeModuleId }) => !LANGUAGE.test(facadeModuleId ?? ""))
          .forEach(({ fileName }) => need(fileName));
    }
    const texts: Record<string, string[]> = {};
    for (const { facadeModuleId, fileName } of chunks) {
      const [, one, other] = LANGUAGE.exec(facadeModuleId ?? "") ?? [];
      if (TEXTS.test(facadeModuleId ?? "")) (texts[(one ?? other)!] ??= []).push(`/${fileName}`);
    }
    const shell = [...needed].map((name) => `/${name}`).sort();
    const build = named("index.html")!.fileName; // its hash depends on every other file
    const sw = bundle["sw.js"] as Rolldown.OutputChunk;
    const lists = { __SHELL__: shell, __LANGUAGES__: texts, __BUILD__: build };
    for (const [name, list] of Object.entries(lists)) sw.code = sw.code.replaceAll(name, JSON.stringify(list));
  },
};

// The build lands in the Python package: `hinode serve` serves it, and a wheel carries it.
export default defineConfig(({ mode }) => ({
  plugins: [messages, worker, svelte({ compilerOptions: { runes: true } })],
  base: "/",
  build: {
    outDir: "../hinode/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: ["index.html", "src/worker/sw.ts"],
      // A worker speaks for the folder it lies in.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    // The texts and the Automa's cards are read from the Python package.
    fs: { allow: [".", "../hinode/words", "../hinode/engine/automa/cards/decks"] },
  },
  // A busy machine is no failure.
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 60_000 },
}));
