// Why something is not lit. The page knows no rules: it makes the action that pointing there would mean out of one that
// is possible, and asks the server what is wrong with it.
import { narrow } from "../lib/decide";
import type { Choice } from "../lib/decide";
import { write } from "../lib/verbs";

const kindOf = (key: string): string => {
  const [kind = ""] = key.split(":");
  if (kind === "figure" && key.endsWith(":reserve")) return "reserve";
  return kind === "shrine" ? "province" : kind; // both are places
};

/** An action with a thing in it that none of the choices has; the thing is at `from` or after. */
function lineWith(choices: readonly Choice[], key: string, from: number): string | null {
  for (const { verb, things } of choices) {
    const at = things.findIndex((thing, i) => i >= from && kindOf(thing) === kindOf(key));
    const line =
      at < 0
        ? null
        : write(
            verb,
            things.map((thing, i) => (i === at ? key : thing)),
          );
    if (line) return line;
  }
  return null;
}

export type Question = { kind: "later" } | { kind: "line"; line: string } | { kind: "nothing" };

/** What to ask about a thing that is not lit: whether it only comes later, or what is wrong with which action. */
export function questionOf(choices: readonly Choice[], picks: readonly string[], key: string): Question {
  const { path, remaining } = narrow(choices, picks);
  const open = remaining.filter(({ things }) => things.length > 0);
  const [kind, name] = key.split(":");
  // Later in the action; or what can be chosen stands in the place that was pressed.
  const near = (thing: string): boolean =>
    thing === key || (kind === "province" && thing.startsWith("figure:") && thing.endsWith(`:${name}`));
  if (open.some(({ things }) => things.some(near))) return { kind: "later" };
  const line = lineWith(open, key, path.length) ?? lineWith(choices, key, 0);
  return line ? { kind: "line", line } : { kind: "nothing" };
}
