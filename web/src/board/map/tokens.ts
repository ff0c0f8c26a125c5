// Which token is which. The view only counts pieces, but the player should see a piece move.
// So every piece gets an id and keeps it from one view to the next.
import type { View } from "../../lib/view";

export interface Token {
  id: string; // "koi:bushi:3"
  clan: string;
  piece: string;
  place: string; // a province, "shrine:fujin", "reserve", "held:lotus" or "aside"
}

/** All pieces of a view by where they are: "koi:bushi" -> place -> how many. */
function whereabouts(view: View): Map<string, Map<string, number>> {
  const all = new Map<string, Map<string, number>>();
  const put = (clan: string, piece: string, place: string, n: number): void => {
    const key = `${clan}:${piece}`;
    const places = all.get(key) ?? new Map<string, number>();
    places.set(place, (places.get(place) ?? 0) + n);
    all.set(key, places);
  };
  for (const { province, clans } of view.provinces)
    for (const [clan, { pieces }] of Object.entries(clans))
      for (const [piece, n] of Object.entries(pieces)) put(clan, piece, province, n);
  for (const { kami, clans } of view.shrines)
    for (const [clan, { pieces }] of Object.entries(clans))
      for (const [piece, n] of Object.entries(pieces)) put(clan, piece, `shrine:${kami}`, n);
  for (const { seat, reserve, aside } of view.players) {
    for (const [piece, n] of Object.entries(reserve)) put(seat, piece, "reserve", n);
    for (const piece of aside) put(seat, piece, "aside", 1);
  }
  for (const { captor, owner, piece } of view.hostages) put(owner, piece, `held:${captor}`, 1);
  return all;
}

/** The tokens of a view, given the previous ones: those that can stay do; the others fill the vacant places. */
export function track(before: readonly Token[], view: View): Token[] {
  const tokens: Token[] = [];
  for (const [key, wanted] of whereabouts(view)) {
    const [clan, piece] = key.split(":") as [string, string];
    const own = before.filter((token) => token.clan === clan && token.piece === piece);
    const left = new Map(wanted);
    const take = (place: string): boolean => {
      const n = left.get(place) ?? 0;
      if (n > 0) left.set(place, n - 1);
      return n > 0;
    };
    const stays = new Map(own.map((token) => [token.id, take(token.place)]));
    const free = [...left].flatMap(([place, n]) => Array<string>(n).fill(place));
    for (const token of own) {
      if (stays.get(token.id)) tokens.push(token);
      else {
        const place = free.shift();
        if (place !== undefined) tokens.push({ ...token, place });
      }
    }
    const last = own.reduce((most, token) => Math.max(most, Number(token.id.split(":")[2])), 0);
    free.forEach((place, i) => tokens.push({ id: `${key}:${last + i + 1}`, clan, piece, place }));
  }
  // Always in the same order, so that elements never have to be reordered.
  return tokens.sort((a, b) => (a.id < b.id ? -1 : 1));
}
