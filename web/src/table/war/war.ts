// Components needed only in battles. Loaded in the political phase, before war begins.
export { default as Battle } from "./Battle.svelte";
export { default as Bid } from "./Bid.svelte";
export { default as Tale } from "../story/Tale.svelte";
