import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** For these milliseconds after a connect or a response the next request may be in flight. */
const ACTIVE_MS = 1_000;

export type Connections = {
  /** True while a response is partly sent. */
  readonly isAnswering: (socket: Socket) => boolean;
  /** Adds `Connection: close` to every response whose headers are not sent yet. */
  readonly announceClose: () => void;
  /** Closes connections that were idle for a second or longer. */
  readonly endIdle: () => void;
};

type Connection = {
  readonly unfinished: Set<ServerResponse>;
  /** Start, or end of the last response, in milliseconds. */
  activeMs: number;
  /** Bytes read from the client by then; more bytes mean a request in flight. */
  bytesRead: number;
};

/**
 * Tracks whether each connection has a request in flight. Node counts connections
 * without any request as busy.
 */
export function watchConnections(server: Server): Connections {
  const connections = new Map<Socket, Connection>();
  let isClosing = false;
  server.on("connection", (socket) => {
    connections.set(socket, {
      unfinished: new Set(),
      activeMs: performance.now(),
      bytesRead: 0,
    });
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    if (isClosing) response.setHeader("connection", "close");
    const connection = connections.get(socket);
    connection?.unfinished.add(response);
    response.once("close", () => {
      if (!connection) return;
      connection.unfinished.delete(response);
      connection.activeMs = performance.now();
      connection.bytesRead = socket.bytesRead;
    });
  });
  return {
    isAnswering: (socket) =>
      [...(connections.get(socket)?.unfinished ?? [])].some(
        ({ headersSent }) => headersSent,
      ),
    announceClose() {
      isClosing = true;
      for (const { unfinished } of connections.values())
        for (const response of unfinished)
          if (!response.headersSent) response.setHeader("connection", "close");
    },
    endIdle() {
      for (const [socket, connection] of connections)
        if (isIdle(socket, connection)) socket.destroy();
    },
  };
}

function isIdle(
  socket: Socket,
  { unfinished, activeMs, bytesRead }: Connection,
): boolean {
  if (unfinished.size > 0 || socket.bytesRead > bytesRead) return false;
  return performance.now() - activeMs >= ACTIVE_MS;
}
