// Names of things that can be picked, for buttons and for the path of picks.
import { t } from "../../lib/text.svelte";
import type { View } from "../../lib/view";

const KINDS = ["bushi", "shinto", "daimyo", "stronghold"];

export function thingWords(key: string, view: View): string {
  const [kind = "", ...rest] = key.split(":");
  if (kind === "figure") return figureWords(rest, view);
  const name = rest[0] ?? "";
  if (kind === "tile") return tileWords(Number(name), view);
  if (kind === "shrine") return t("board-shrine", { kami: name });
  return t(`${kind === "player" ? "clan" : kind}-${name}`);
}

function figureWords([clan = "", piece = "", ...where]: string[], view: View): string {
  const place = where.at(-1) ?? "";
  const what = t(`piece-${piece}`);
  if (place === "reserve")
    return KINDS.includes(piece) ? t("at-table-thing-reserve", { piece: what, count: count(view, clan, piece) }) : what;
  const at = where[0] === "shrine" ? t(`kami-${place}`) : t(`province-${place}`);
  return t(clan === view.seat ? "at-table-thing-own" : "at-table-thing-figure", {
    clan: t(`clan-${clan}`),
    piece: what,
    place: at,
  });
}

const count = (view: View, clan: string, piece: string): number =>
  view.players.find(({ seat }) => seat === clan)?.reserve[piece] ?? 0;

function tileWords(number: number, view: View): string {
  const mandate = view.own_tiles.find(({ position }) => position === null)?.tiles[number - 1];
  return mandate ? t("at-table-thing-tile", { number, mandate: t(`mandate-${mandate}`) }) : String(number);
}
