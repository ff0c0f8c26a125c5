// Which part of the table, hidden at first, holds something that can be chosen now.
const KINDS: Record<string, RegExp> = { clans: /^player:/, shrines: /^(shrine:|figure:.*:(reserve|shrine:.*)$)/ };

export const holds = (part: string, lit: ReadonlySet<string>): boolean =>
  [...lit].some((key) => KINDS[part]?.test(key) ?? false);
