// Bots by name: a level, perhaps with a character (`normal-loyal`), or one of the host's own (`mybot:MyBot`).
import { has, t } from "./text.svelte";

export function parts(bot: string): { level: string; character: string } {
  const [level = "", character = ""] = bot.split("-");
  return { level, character };
}

const isOwn = (bot: string): boolean => bot.includes(":");

export const hasCharacter = (level: string): boolean => level !== "random" && !isOwn(level);

export function botOf(level: string, character: string): string {
  return character && hasCharacter(level) ? `${level}-${character}` : level;
}

/** The server may have bots this page has no words for. */
const named = (id: string, fallback: string): string => (has(id) ? t(id) : fallback.replaceAll("_", " "));

export const levelWords = (level: string): string => (isOwn(level) ? level : named(`bot-${level}`, level));

export function botWords(bot: string): string {
  const { level, character } = parts(bot);
  return character
    ? t("bot-with-character", { level: levelWords(level), character: named(`character-${character}`, character) })
    : levelWords(level);
}

/** The preferred bot if the server has it; otherwise a normal one, or the strongest available. */
export function known(bot: string, levels: string[]): string {
  if (levels.includes(parts(bot).level)) return bot;
  return levels.includes("normal") ? "normal" : (levels.at(-1) ?? "random");
}
