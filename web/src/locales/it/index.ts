// All texts of this language in one module, so that the build makes one chunk of it.
const texts: Record<string, string> = import.meta.glob("./*.ftl", { eager: true, query: "?raw", import: "default" });
export default texts;
