// The own links of the seats this browser holds.
import type { Session } from "../lib/session.svelte";
import { seatLinks } from "../page/memory";

export interface OwnLink {
  seat: number;
  name: string;
  link: string;
}

export function ownLinks(session: Session): OwnLink[] {
  const links = seatLinks(session.name);
  return session.holds.flatMap((seat) => {
    const name = session.table?.seats.find((one) => one.seat === seat)?.name ?? "";
    return links[seat] ? [{ seat, name, link: links[seat] }] : [];
  });
}
