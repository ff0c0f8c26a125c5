// Facts about a thing on the table, each with its rule. All of them come from the view.
import { pieceWords, rewardWords, tokenWords, warWords } from "../board/words";
import facts from "../lib/made/cards.json";
import { list, t } from "../lib/text.svelte";
import { isAutoma } from "../lib/view";
import type { PlayerView, Standing, View } from "../lib/view";
import { RULES_OF } from "./numbers";

export interface Fact {
  text: string;
  rule: string;
}

type Telling = (name: string, view: View, rest: string[]) => Fact[];

const standing = (clans: Record<string, Standing>, rule: string): Fact[] =>
  Object.entries(clans).map(([clan, { force, pieces }]) => ({
    text: t("board-standing", { clan: t(`clan-${clan}`), force, pieces: pieceWords(pieces) }),
    rule,
  }));

/** Honor breaks ties where several clans have Force. */
function tie(clans: Record<string, Standing>, view: View): Fact[] {
  const strong = view.honor.filter((clan) => (clans[clan]?.force ?? 0) > 0);
  return strong.length < 2
    ? []
    : [{ text: t("explain-tie", { clans: strong.map((clan) => t(`clan-${clan}`)).join(" › ") }), rule: "R2.3" }];
}

const province: Telling = (name, view) => {
  const found = view.provinces.find((one) => one.province === name);
  if (!found) return [];
  const war = view.war.indexOf(name);
  return [
    { text: t("board-harvest", { reward: rewardWords(found.harvest) }), rule: "R6.11" },
    ...(war < 0 ? [] : [{ text: warWords(view, war), rule: "R8.2" }]),
    ...standing(found.clans, "R1.3"),
    ...tie(found.clans, view),
  ];
};

const shrine: Telling = (name, view) => {
  const clans = view.shrines.find(({ kami }) => kami === name)?.clans ?? {};
  const here = standing(clans, "R7.1");
  return [
    { text: t(`kami-${name}-text`), rule: "R7.2" },
    ...(here.length > 0 ? here : [{ text: t("board-shrine-empty"), rule: "R6.7" }]),
    ...tie(clans, view),
  ];
};

const player: Telling = (name, view) => {
  const one = view.players.find(({ seat }) => seat === name);
  return one ? [...goods(one, view), ...holdings(one, view)] : [];
};

const goods = (one: PlayerView, view: View): Fact[] => [
  isAutoma(view, one.seat)
    ? { text: t("automa-leads"), rule: "A1.2" }
    : { text: t(`clan-${one.seat}-text`), rule: RULES_OF.clan[one.seat] ?? "R1.1" },
  { text: t("board-honor", { rank: view.honor.indexOf(one.seat) + 1 }), rule: "R2.1" },
  { text: t("amount-vp", { count: one.vp }), rule: "R9.3" },
  ...(isAutoma(view, one.seat)
    ? []
    : [
        {
          text: list([t("amount-coins", { count: one.coins }), t("amount-ronin", { count: one.ronin })]),
          rule: "R1.4",
        },
      ]),
];

const holdings = (one: PlayerView, view: View): Fact[] => [
  ...(one.ally ? [{ text: t("board-ally", { clan: t(`clan-${one.ally}`) }), rule: "R5.2" }] : []),
  ...(view.holder === one.seat ? [{ text: t("board-holder"), rule: "R6.2" }] : []),
  ...(one.tokens.length > 0
    ? [{ text: `${t("board-tokens")}: ${list(one.tokens.map(tokenWords))}`, rule: "R9.1" }]
    : []),
  ...view.hostages
    .filter(({ captor }) => captor === one.seat)
    .map(({ owner, piece }) => ({
      text: t("board-hostage", { clan: t(`clan-${owner}`), piece: t(`piece-${piece}`) }),
      rule: "R4.4",
    })),
];

const card: Telling = (slug) => {
  const fact = (facts as Record<string, { kind: string; cost: number }>)[slug];
  return [
    {
      text: t(`card-${slug}-text`),
      rule: fact?.kind === "monster" ? "R6.10" : fact?.kind === "winter" ? "R9.1" : "R1.10",
    },
    ...(fact
      ? [
          {
            text: `${t(`kind-${fact.kind}`)}, ${t("amount-coins", { count: fact.cost })}. ${t("explain-prices")}`,
            rule: "R6.9",
          },
        ]
      : []),
  ];
};

const mandate = (kind: string): Fact[] => [
  { text: t(`mandate-${kind}-text`), rule: RULES_OF.mandate[kind] ?? "R6.4" },
  { text: t(`mandate-${kind}-bonus`), rule: "R6.5" },
];

const tile: Telling = (name, view) => {
  const drawn = view.own_tiles.find(({ position }) => position === null)?.tiles[Number(name) - 1];
  return drawn ? mandate(drawn) : [];
};

// A figure: where it stands, or whose reserve it is in.
const figure: Telling = (clan, view, [, ...where]) => {
  const place = where.at(-1) ?? "";
  if (where[0] === "shrine") return shrine(place, view, []);
  if (place !== "reserve") return province(place, view, []);
  const reserve = view.players.find(({ seat }) => seat === clan)?.reserve ?? {};
  return [{ text: `${t("board-reserve", { clan: t(`clan-${clan}`) })}: ${pieceWords(reserve)}`, rule: "R1.1" }];
};

const TELLING: Record<string, Telling> = { province, shrine, player, card, tile, figure, mandate };

/** All facts about a thing. */
export function factsOf(key: string, view: View): Fact[] {
  const [kind = "", name = "", ...rest] = key.split(":");
  return TELLING[kind]?.(name, view, rest) ?? [];
}
