// Parts of the table that are loaded later: the first decision does not need them.
export const war = () => import("./war/war");
export const end = () => import("./end/End.svelte");
export const toasts = () => import("../panels/talk/Toasts.svelte");
export const coach = () => import("../learn/Coach.svelte");
