// What this server can do, asked once.
import { api } from "../lib/api";

export const server = $state<{ bots: string[]; asked: boolean; lost: boolean }>({ bots: ["random"], asked: false, lost: false });

export async function askServer(): Promise<void> {
  if (server.asked) return;
  server.asked = true;
  try {
    server.bots = (await api.about()).bots;
    server.lost = false;
  } catch {
    server.asked = false;
    server.lost = true;
  }
}
