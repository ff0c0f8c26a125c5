// All texts of this language, built into one chunk. Parts that come later, and what only the server
// and the terminal say, are not among them.
const folder = import.meta.glob<string>(
  ["../../../../hinode/words/fr/*.ftl", "!../../../../hinode/words/fr/{rules,lesson,terminal,notices,ui-notices}.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
export default Object.values(folder);
