// The settings of another table, to open one like it.
import type { Settings } from "../../lib/protocol";

export const copied = $state<{ settings: Settings | null }>({ settings: null });
