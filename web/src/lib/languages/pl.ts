// All texts of this language, built into one chunk. The rules, the lesson and the terminal's texts are not among them.
const folder = import.meta.glob<string>(
  ["../../../../hinode/words/pl/*.ftl", "!../../../../hinode/words/pl/{rules,lesson,terminal,preview}.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
export default Object.values(folder);
