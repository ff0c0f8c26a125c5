// What bots say, in the reader's language: the server sends a reason and the bot's manner, never a sentence.
import type { TalkLine } from "../../lib/protocol";
import { has, t } from "../../lib/text.svelte";
import { hears } from "./rooms";

/** A line of talk as text: what a person wrote, or a bot's words. */
export function lineText({ text, spoken }: TalkLine): string {
  if (!spoken) return text;
  const id = `said-${spoken.reason}`;
  return has(id) ? t(id, { ...spoken.about, manner: spoken.manner }) : t("said-something"); // the server may be newer than this page
}

/** What bots told a seat about a deal. */
export function wordsAbout(lines: readonly TalkLine[], deal: number, me: number | null): TalkLine[] {
  return lines.filter((line) => line.spoken?.deal === deal && hears(line, me));
}
