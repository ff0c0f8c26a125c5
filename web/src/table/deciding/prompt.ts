/** The first words of a prompt: what it asks for, without what it adds. */
export const firstWords = (text: string): string => /^.+?(?=[,.:;!?](\s|$))/.exec(text)?.[0] ?? text;
