import type { HttpBindings } from "@hono/node-server";

/** Bindings of every route, set by the listener. */
export type AppBindings = HttpBindings & {
  /** Network address that limits count by. */
  readonly clientAddress: string;
  /** Address of the connection itself, which may be a proxy's. */
  readonly peerAddress: string | null;
};
