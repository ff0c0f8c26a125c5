// What this server offers, requested once.
import { api } from "../lib/api";

export const server = $state<{ bots: string[]; characters: string[]; asked: boolean; lost: boolean }>({
  bots: ["random"],
  characters: [],
  asked: false,
  lost: false,
});

export async function askServer(): Promise<void> {
  if (server.asked) return;
  server.asked = true;
  try {
    const about = await api.about();
    server.bots = about.bots;
    server.characters = about.characters;
    server.lost = false;
  } catch {
    server.asked = false;
    server.lost = true;
  }
}
