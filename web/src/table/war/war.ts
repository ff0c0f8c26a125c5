// What only a battle needs. It comes with the political phase, so that it is there when war begins.
export { default as Battle } from "./Battle.svelte";
export { default as Bid } from "./Bid.svelte";
export { default as Tale } from "../story/Tale.svelte";
