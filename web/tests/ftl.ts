// What a test wants to know about the message files: ids, variables, forms, and the words a player reads.
import { parse, Visitor } from "@fluent/syntax";
import type {
  Attribute,
  FunctionReference,
  Message,
  MessageReference,
  TextElement,
  VariableReference,
} from "@fluent/syntax";

const sources: Record<string, string> = import.meta.glob("../../hinode/words/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** language -> file -> text */
export const files: Record<string, Record<string, string>> = {};
for (const [path, text] of Object.entries(sources)) {
  const [language, file] = path.split("/").slice(-2) as [string, string];
  (files[language] ??= {})[file] = text;
}

export interface Parsed {
  messages: Map<string, Message>;
  twice: string[];
  junk: string[];
}

/** The messages of a file, or of several that are read together. */
export function parsed(...texts: string[]): Parsed {
  const found: Parsed = { messages: new Map(), twice: [], junk: [] };
  for (const entry of texts.flatMap((text) => parse(text, {}).body)) {
    if (entry.type === "Junk") found.junk.push((entry as unknown as { content: string }).content);
    if (entry.type !== "Message") continue;
    if (found.messages.has(entry.id.name)) found.twice.push(entry.id.name);
    found.messages.set(entry.id.name, entry);
  }
  return found;
}

class Collector extends Visitor {
  variables = new Set<string>();
  forms = new Set<string>(); // "CLAN:gen"
  references = new Set<string>();
  words: string[] = [];
  override visitMessageReference(node: MessageReference): void {
    this.references.add(node.id.name);
  }
  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }
  override visitFunctionReference(node: FunctionReference): void {
    for (const { name, value } of node.arguments.named) {
      if (name.name === "form") this.forms.add(`${node.id.name}:${"value" in value ? value.value : ""}`);
    }
    this.genericVisit(node);
  }
  override visitTextElement(node: TextElement): void {
    this.words.push(node.value);
  }
}

/** What is in a message's value: attributes are forms of a name and may differ from language to language. */
export function contents(message: Message): Collector {
  const collector = new Collector();
  if (message.value) collector.visit(message.value);
  return collector;
}

/** The variables of a message, and of the messages it is made of. */
export function variables(message: Message, all: Map<string, Message>): Set<string> {
  const own = contents(message);
  const others = [...own.references].flatMap((id) => (all.has(id) ? [...variables(all.get(id)!, all)] : []));
  return new Set([...own.variables, ...others]);
}

/** The names of a message's forms. */
export function formsOf(message: Message | undefined): string[] {
  return (message?.attributes ?? []).map((attribute: Attribute) => attribute.id.name);
}

/** All text of a message, forms included. */
export function words(message: Message): string[] {
  const collector = new Collector();
  collector.visit(message);
  return collector.words;
}
