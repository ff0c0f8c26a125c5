// The parts of the table that are not needed for the first decision.
export const war = () => import("./war/war");
export const end = () => import("./end/End.svelte");
export const coach = () => import("../learn/Coach.svelte");
