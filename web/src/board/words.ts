// Labels for screen readers: everything that can be seen in a place.
import { list, t } from "../lib/text.svelte";
import type { SeatInfo } from "../lib/protocol";
import { isAutoma } from "../lib/view";
import type { PlayerView, ProvinceView, Standing, View } from "../lib/view";

const KINDS = ["bushi", "shinto", "daimyo", "stronghold"];

/** "2 Bushi, 1 Daimyo and Komainu" */
export function pieceWords(pieces: Record<string, number>): string {
  return list(
    Object.entries(pieces)
      .filter(([, n]) => n > 0)
      .map(([piece, n]) => (KINDS.includes(piece) ? t(`piece-${piece}-count`, { count: n }) : t(`piece-${piece}`))),
  );
}

const standing = (clans: Record<string, Standing>): string[] =>
  Object.entries(clans).map(([clan, { pieces, force }]) =>
    t("board-standing", { clan: t(`clan-${clan}`), force, pieces: pieceWords(pieces) }),
  );

export function rewardWords(harvest: ProvinceView["harvest"]): string {
  const parts = (["vp", "coins", "ronin"] as const).filter((what) => harvest[what] > 0);
  return list(parts.map((what) => t(`amount-${what}`, { count: harvest[what] })));
}

export function provinceWords(view: View, province: ProvinceView): string {
  const war = view.war.indexOf(province.province);
  return [
    t(`province-${province.province}`),
    t("board-harvest", { reward: rewardWords(province.harvest) }),
    ...(war < 0 ? [] : [warWords(view, war)]),
    ...standing(province.clans),
  ].join(". ");
}

export function warWords(view: View, war: number): string {
  if (view.battle?.province === view.war[war]) return t("board-battle-here");
  return t(war < view.fought ? "board-war-fought" : "board-war-number", { number: war + 1 });
}

export function shrineWords(kami: string, clans: Record<string, Standing>): string {
  const all = standing(clans);
  return [
    t("board-shrine", { kami }),
    t(`kami-${kami}-text`),
    ...(all.length > 0 ? all : [t("board-shrine-empty")]),
  ].join(". ");
}

export function stackWords(clan: string, piece: string, count: number, place: string): string {
  return t("board-figures", { clan: t(`clan-${clan}`), pieces: pieceWords({ [piece]: count }), place });
}

/** Everything about a clan in one label: rank, points, goods, ally, hostages. */
export function clanWords(view: View, player: PlayerView, rank: number, seat: SeatInfo | undefined): string {
  const held = view.hostages.filter(({ captor }) => captor === player.seat);
  return [
    t("board-honor", { rank }),
    t(`clan-${player.seat}`),
    ...(isAutoma(view, player.seat) ? [t("automa")] : seat?.name ? [seat.name] : []),
    ...(view.decision?.actors.includes(player.seat)
      ? [t(view.seat === player.seat ? "board-your-turn" : "board-their-turn")]
      : []),
    ...(seat && !seat.bot && !seat.connected ? [t("board-away")] : []),
    list([
      t("amount-vp", { count: player.vp }),
      ...(isAutoma(view, player.seat)
        ? []
        : [t("amount-coins", { count: player.coins }), t("amount-ronin", { count: player.ronin })]),
    ]),
    ...(player.ally ? [t("board-ally", { clan: player.ally })] : []),
    ...(player.cards.length > 0
      ? [t("board-owns", { cards: list(player.cards.map((card) => t(`card-${card}`))) })]
      : []),
    ...(player.tokens.length > 0 ? [`${t("board-tokens")}: ${list(player.tokens.map(tokenWords))}`] : []),
    ...held.map(({ owner, piece }) => t("board-hostage", { clan: owner, piece: t(`piece-${piece}`) })),
    ...(Object.keys(player.reserve).length > 0
      ? [`${t("board-reserve", { clan: player.seat })}: ${pieceWords(player.reserve)}`]
      : []),
  ].join(". ");
}

/** "spring:kyoto" -> "Kyoto, Spring" */
export function tokenWords(token: string): string {
  const [season, province] = token.split(":");
  return t("board-token", { province: t(`province-${province}`), season: t(`season-${season}`) });
}
