// All texts of this language, built into one chunk. The rules and the lesson are loaded when somebody opens them.
const texts: Record<string, string> = import.meta.glob(["./*.ftl", "!./{rules,lesson}.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
export default texts;
