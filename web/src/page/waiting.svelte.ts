// How many of this device's games wait for its player; shown in the title of the start page.
export const waiting = $state<{ games: number }>({ games: 0 });
