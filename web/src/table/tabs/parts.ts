// The words for a source of Force.
import { t } from "../../lib/text.svelte";
import type { ForcePart } from "../../lib/view";

/** "2 Bushi", "River Dragon", "Path of the Lion", "Hired ronin" */
export function partWords({ kind, name, count }: ForcePart): string {
  switch (kind) {
    case "figures":
      return t(`piece-${name}-count`, { count });
    case "monster":
      return t(`piece-${name}`);
    case "clan":
      return t("force-from-clan", { clan: name });
    case "card":
      return count > 1 ? `${count} × ${t(`card-${name}`)}` : t(`card-${name}`);
    case "ronin":
      return t("force-from-ronin");
  }
}

export const sum = (parts: readonly ForcePart[]): number => parts.reduce((all, { force }) => all + force, 0);
