// All texts of this language in one module, so that the build makes one chunk of it. The rules and the lesson come when they are looked for.
const texts: Record<string, string> = import.meta.glob(["./*.ftl", "!./{rules,lesson}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
export default texts;
