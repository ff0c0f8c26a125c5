// All texts of this language in one module, so that the build makes one chunk of it. The rules come when they are looked up.
const texts: Record<string, string> = import.meta.glob(["./*.ftl", "!./rules.ftl"], { eager: true, query: "?raw", import: "default" });
export default texts;
