// What the panel makes of a review: names of swings, who gained most, and the decisions worth a look.
import type { Decision, Review, Swing } from "../../lib/made/rest";
import { t } from "../../lib/text.svelte";

export const percent = (chance: number): number => Math.round(100 * chance);

/** "+12 %", "−3 %" */
export const signed = (chance: number): string =>
  `${chance < 0 ? "−" : "+"}${t("review-percent", { percent: Math.abs(percent(chance)) })}`;

/** The part of the game in which the chances changed. */
export function partName({ part, clan, what }: Swing): string {
  if (part === "battle") return t("at-table-battle", { place: what });
  if (part === "tea" || part === "war") return t(`phase-${part}`);
  return part === "mandate" && clan !== "" ? t("review-mandate", { clan, what }) : t("review-kami");
}

/** The clans whose chance changed most, at most two, the greatest change first. */
export function movers({ clans }: Pick<Review, "clans">, { gains }: Swing): { clan: string; gain: number }[] {
  return clans
    .map((clan, i) => ({ clan, gain: gains[i] ?? 0 }))
    .filter(({ gain }) => percent(Math.abs(gain)) > 0)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, 2);
}

/** How many decisions a clan made, and those with something clearly better, the greatest gain first. */
export function decisionsOf(review: Pick<Review, "decisions">, clan: string): { total: number; better: Decision[] } {
  const own = review.decisions.filter((one) => one.clan === clan);
  const better = own.filter(({ clear }) => clear).sort((a, b) => b.points - a.points);
  return { total: own.length, better };
}

/** By how much the bot thinks its action is better. */
export function gainOf({ points, chance }: Decision): string {
  const shown = { points: points.toFixed(1) };
  const more = percent(chance ?? 0);
  return more < 1 ? t("review-points", shown) : t("review-points-chance", { ...shown, percent: more });
}

/** The positions of the table that stands for the plot: the start, the seasons, the swings, the end. */
export function rowsOf(
  review: Pick<Review, "chances" | "swings">,
  seasons: readonly { season: string; at: number }[],
): { at: number; name: string }[] {
  const last = (review.chances[0]?.length ?? 1) - 1;
  const rows = new Map<number, string>();
  for (const { season, at } of seasons) rows.set(at, t(`season-${season}`));
  for (const swing of review.swings) rows.set(swing.end, partName(swing));
  rows.set(last, t("phase-over"));
  return [...rows].map(([at, name]) => ({ at, name })).sort((a, b) => a.at - b.at);
}
