// The map, drawn by hand: eight provinces from Kyushu (lower left) to Hokkaido (upper right).
// Who touches whom is a fact of hinode/engine/board/board.toml; tests/board.test.ts holds this drawing to it.
// Coasts and borders are lines of points. A border belongs to two provinces, which is why they fit together.

export type Point = readonly [x: number, y: number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WIDTH = 1000;
export const HEIGHT = 860;

/** Lines of points, each drawn once and used by one province (a coast) or two (a border). */
// prettier-ignore
const LINES: Record<string, Point[]> = {
  // Honshu, the borders. Kyoto, Oshu and Edo meet in one point.
  nagato_kansai: [[322, 396], [334, 430], [358, 462], [362, 498], [384, 534], [380, 572], [398, 612]],
  kansai_kyoto: [[400, 350], [414, 384], [404, 424], [420, 462], [462, 484], [508, 484], [556, 502], [602, 520]],
  kyoto_oshu: [[606, 244], [622, 276], [648, 298], [650, 334], [668, 364], [672, 400]],
  kyoto_edo: [[672, 400], [664, 428], [676, 456], [668, 486], [682, 514], [678, 538]],
  oshu_edo: [[672, 400], [712, 412], [752, 400], [792, 410], [836, 402], [872, 412], [908, 400]],
  // Honshu, the northern coast from west to east.
  nagato_north: [
    [104, 540], [114, 512], [142, 498], [156, 470], [188, 456], [206, 430], [240, 426], [264, 404], [298, 408],
    [322, 396],
  ],
  kansai_north: [[322, 396], [340, 376], [362, 378], [378, 360], [400, 350]],
  kyoto_north: [
    [400, 350], [404, 320], [428, 302], [462, 300], [488, 284], [508, 258], [514, 228], [540, 216], [556, 228],
    [550, 254], [570, 264], [606, 244],
  ],
  oshu_north: [
    [606, 244], [618, 226], [644, 224], [656, 206], [684, 208], [702, 198], [716, 210], [722, 232], [744, 236],
    [756, 212], [780, 208], [800, 220],
  ],
  // Honshu, the eastern and southern coast back to the west.
  oshu_east: [
    [800, 220], [826, 226], [852, 250], [884, 262], [896, 292], [914, 318], [908, 350], [922, 376], [908, 400],
  ],
  edo_south: [
    [908, 400], [930, 430], [926, 464], [944, 498], [928, 534], [940, 566], [912, 594], [884, 598], [872, 570],
    [844, 566], [834, 596], [804, 614], [786, 594], [752, 598], [722, 582], [706, 558], [678, 538],
  ],
  kyoto_south: [[678, 538], [658, 528], [640, 536], [622, 516], [602, 520]],
  kansai_south: [
    [602, 520], [624, 550], [618, 586], [632, 618], [614, 652], [584, 684], [556, 694], [530, 676], [520, 648],
    [494, 640], [480, 658], [450, 654], [424, 632], [398, 612],
  ],
  nagato_south: [
    [398, 612], [366, 612], [346, 622], [316, 606], [288, 614], [256, 600], [228, 608], [196, 594], [164, 596],
    [134, 574], [104, 540],
  ],
  // The other islands.
  kyushu: [
    [84, 626], [112, 612], [128, 626], [158, 616], [190, 626], [216, 642], [222, 664], [250, 682], [246, 712],
    [262, 740], [246, 772], [240, 806], [222, 836], [196, 844], [186, 820], [164, 812], [150, 836], [116, 844],
    [96, 824], [62, 818], [58, 788], [34, 774], [40, 744], [20, 724], [24, 692], [46, 686], [44, 660], [66, 650],
  ],
  shikoku: [
    [290, 742], [312, 730], [332, 736], [352, 712], [390, 706], [420, 720], [450, 704], [480, 710], [506, 722],
    [540, 716], [566, 730], [574, 752], [556, 776], [550, 806], [526, 834], [508, 846], [494, 826], [462, 816],
    [426, 826], [400, 814], [370, 832], [342, 828], [318, 842], [302, 818], [310, 794], [288, 776],
  ],
  hokkaido: [
    [724, 172], [708, 154], [716, 132], [698, 112], [706, 84], [730, 78], [742, 54], [770, 50], [788, 26], [822, 18],
    [846, 32], [876, 24], [904, 38], [936, 36], [952, 58], [980, 72], [984, 98], [964, 114], [968, 140], [940, 158],
    [922, 152], [904, 172], [872, 168], [850, 186], [826, 174], [800, 182], [778, 170], [756, 186], [740, 182],
  ],
};

/** The outline of each province: its lines in order, "-" where one is followed backwards. */
const OUTLINES: Record<string, string[]> = {
  hokkaido: ["hokkaido"],
  oshu: ["oshu_north", "oshu_east", "-oshu_edo", "-kyoto_oshu"],
  edo: ["edo_south", "-kyoto_edo", "oshu_edo"],
  kyoto: ["kyoto_north", "kyoto_oshu", "kyoto_edo", "kyoto_south", "-kansai_kyoto"],
  kansai: ["kansai_north", "kansai_kyoto", "kansai_south", "-nagato_kansai"],
  nagato: ["nagato_north", "nagato_kansai", "nagato_south"],
  shikoku: ["shikoku"],
  kyushu: ["kyushu"],
};

export interface ProvinceShape {
  outline: string; // the path
  points: Point[]; // its corners
  name: Point; // the middle of the name's baseline
  reward: Point; // the middle of the harvest reward
  seal: Point; // the middle of the seal of war
  area: Box; // where figures stand
  rim: Box; // where a crowd too large for the area stands: over the coast, never over a neighbour
  land: number; // which tint of paper
}

const reversed = (id: string): Point[] => [...LINES[id]!].reverse();
const corners = (id: string): Point[] => (id.startsWith("-") ? reversed(id.slice(1)) : LINES[id]!);

/** A curve through all points of one line. The same line backwards is the same curve. */
function curve(points: Point[], closed: boolean): string {
  const n = points.length;
  const at = (i: number): Point => (closed ? points[(i + n) % n]! : points[Math.min(Math.max(i, 0), n - 1)]!);
  let path = "";
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const bend = 7; // the larger, the straighter: it should look cut with a knife
    const number = (v: number): number => Math.round(v * 10) / 10;
    path += `C${number(b[0] + (c[0] - a[0]) / bend)} ${number(b[1] + (c[1] - a[1]) / bend)} ${number(c[0] - (d[0] - b[0]) / bend)} ${number(c[1] - (d[1] - b[1]) / bend)} ${c[0]} ${c[1]}`;
  }
  return path;
}

function outline(id: string): string {
  const ids = OUTLINES[id]!;
  const closed = ids.length === 1;
  const first = corners(ids[0]!)[0]!;
  return `M${first[0]} ${first[1]}${ids.map((one) => curve(corners(one), closed)).join("")}Z`;
}

function province(
  id: string,
  land: number,
  name: Point,
  reward: Point,
  seal: Point,
  area: Box,
  rim: Box,
): ProvinceShape {
  return {
    outline: outline(id),
    points: OUTLINES[id]!.flatMap((one) => corners(one)),
    name,
    reward,
    seal,
    area,
    rim,
    land,
  };
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const PROVINCES: Record<string, ProvinceShape> = {
  hokkaido: province("hokkaido", 1, [816, 62], [938, 56], [726, 106], box(718, 70, 252, 106), box(706, 68, 284, 118)),
  oshu: province("oshu", 2, [764, 264], [850, 258], [678, 240], box(668, 270, 240, 126), box(664, 268, 292, 130)),
  edo: province("edo", 3, [752, 442], [860, 436], [692, 432], box(692, 452, 236, 120), box(686, 450, 284, 134)),
  kyoto: province("kyoto", 4, [524, 316], [619, 308], [444, 324], box(430, 326, 232, 146), box(422, 322, 244, 158)),
  kansai: province("kansai", 5, [500, 528], [584, 682], [381, 428], box(402, 534, 218, 122), box(400, 532, 244, 128)),
  nagato: province("nagato", 6, [277, 452], [250, 606], [190, 474], box(140, 460, 222, 128), box(104, 458, 262, 134)),
  shikoku: province("shikoku", 7, [434, 742], [560, 734], [329, 757], box(302, 750, 262, 76), box(288, 748, 344, 96)),
  kyushu: province("kyushu", 8, [162, 654], [152, 834], [72, 667], box(42, 660, 208, 148), box(14, 658, 252, 160)),
};

export interface Route {
  ends: readonly [string, string];
  path: string;
  boat: Point;
}

/** Shipping routes, as curves over the water. */
export const ROUTES: Route[] = [
  { ends: ["hokkaido", "oshu"], path: "M762 184C770 196 742 206 744 234", boat: [757, 202] },
  { ends: ["hokkaido", "kansai"], path: "M704 124C560 96 392 160 352 378", boat: [450, 177] },
  { ends: ["hokkaido", "kyushu"], path: "M700 98C400 0 76 170 88 624", boat: [203, 204] },
  { ends: ["kansai", "kyushu"], path: "M452 654C408 694 300 640 220 660", boat: [322, 662] },
  { ends: ["kansai", "shikoku"], path: "M500 642C494 670 486 690 484 712", boat: [492, 680] },
  { ends: ["kyushu", "shikoku"], path: "M254 752C266 772 276 766 290 758", boat: [272, 770] },
];

/** The borders between provinces. */
export const BORDERS: { ends: readonly [string, string]; path: string }[] = Object.keys(LINES)
  .filter((id) => Object.values(OUTLINES).filter((ids) => ids.includes(id) || ids.includes(`-${id}`)).length === 2)
  .map((id) => {
    const [first] = LINES[id]!;
    return { ends: id.split("_") as [string, string], path: `M${first![0]} ${first![1]}${curve(LINES[id]!, false)}` };
  });
