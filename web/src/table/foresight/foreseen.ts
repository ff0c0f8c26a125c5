// A preview in words: gains and losses, changes of Force, who would lead, what comes next.
import { pieceWords } from "../../board/words";
import { list, t } from "../../lib/text.svelte";
import type { Preview, View } from "../../lib/view";

type Change = [before: number, after: number];

export interface Gain {
  clan: string;
  what: string; // coins, ronin, vp, honor
  icon: string;
  change: Change;
  words: string; // for screen readers
}

export interface Ground {
  place: string;
  name: string;
  force: { clan: string; change: Change }[]; // strongest first, after the choice
  leader: string | null;
  verdict: string; // who would lead, and whether honor breaks a tie
  words: string;
}

export interface Foreseen {
  gains: Gain[];
  grounds: Ground[];
  lines: { icon: string; text: string }[];
  promises: boolean; // whether promises would be kept or broken; AtStake.svelte says which
}

const GOODS = { coins: "coin", ronin: "ronin", vp: "vp", honor: "honor" } as const;

/** The contents of a preview, the player's own side first. */
export function foreseen(preview: Preview, view: View): Foreseen {
  const clans = Object.keys(preview.players).sort((a, b) => Number(b === view.seat) - Number(a === view.seat));
  return {
    gains: clans.flatMap((clan) => gainsOf(clan, preview)),
    grounds: Object.entries(preview.places).map(([place, there]) => groundOf(place, there, view)),
    lines: linesOf(preview, view),
    promises: Object.keys(preview.promises ?? {}).length > 0,
  };
}

function gainsOf(clan: string, preview: Preview): Gain[] {
  return Object.entries(GOODS).flatMap(([what, icon]) => {
    const change = preview.players[clan]![what as keyof typeof GOODS];
    if (!change) return [];
    const words = t("foresee-change", { clan, what: t(`foresee-${what}`), before: change[0], after: change[1] });
    return [{ clan, what, icon, change, words }];
  });
}

function groundOf(place: string, there: Preview["places"][string], view: View): Ground {
  const force = Object.entries(there.force)
    .map(([clan, change]) => ({ clan, change }))
    .sort((a, b) => b.change[1] - a.change[1] || view.honor.indexOf(a.clan) - view.honor.indexOf(b.clan));
  const name = t(view.shrines.some(({ kami }) => kami === place) ? `kami-${place}` : `province-${place}`);
  const leader = there.leader[1];
  const verdict = leadWords(leader, there.tie[1], force.filter(({ change }) => change[1] > 0).length > 1);
  const told = force.map(({ clan, change }) => t("foresee-force", { clan, before: change[0], after: change[1] }));
  return { place, name, force, leader, verdict, words: [`${name}: ${list(told)}`, verdict].filter(Boolean).join(". ") };
}

/** Who leads in a place, as a sentence; '' if only one clan is there. */
export function leadWords(leader: string | null, tie: boolean, contested: boolean): string {
  if (!leader) return t("foresee-leads-nobody");
  if (tie) return t("foresee-leads-tie", { clan: leader });
  return contested ? t("foresee-leads", { clan: leader }) : "";
}

function linesOf(preview: Preview, view: View): Foreseen["lines"] {
  const lines: Foreseen["lines"] = [];
  if (preview.winner) lines.push({ icon: "crown", text: t("foresee-wins", { clan: preview.winner }) });
  for (const [clan, pieces] of Object.entries(preview.killed)) {
    lines.push({ icon: "war", text: t("foresee-killed", { clan, pieces: pieceWords(pieces) }) });
  }
  const next = nextWords(preview, view);
  if (next) lines.push({ icon: "clock", text: next });
  return lines;
}

/** What happens next, if it is another question to the same player or there is nothing else to say. */
function nextWords({ next, players, killed, places, winner }: Preview, view: View): string {
  if (!next || next.step === view.decision?.what.step) return "";
  if (next.actors.length === 1 && next.actors[0] === view.seat)
    return t("foresee-then", { what: t(`step-${next.step}`) });
  const moved = Object.values(places).some(({ force }) =>
    Object.values(force).some(([before, after]) => before !== after),
  );
  if (moved || winner || Object.keys(players).length > 0 || Object.keys(killed).length > 0) return "";
  return t("foresee-then", {
    what: t(`step-${next.step}-wait`, { name: list(next.actors.map((clan) => t(`clan-${clan}`))) }),
  });
}

/** Whether a preview is not empty. */
export const tells = ({ gains, grounds, lines, promises }: Foreseen): boolean =>
  gains.length + grounds.length + lines.length > 0 || promises;
