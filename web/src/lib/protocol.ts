// The messages of the socket, as docs/protocol.md describes them.
export type * from "./made/protocol";
