import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Milliseconds after its beginning, and after each answer, in which a connection's next request may be on its way. */
const ACTIVE_MS = 1_000;

export type Connections = {
  /** True once a part of an answer is sent that is not yet complete. */
  readonly isAnswering: (socket: Socket) => boolean;
  /** From now on every answer says `Connection: close`. */
  readonly announceClose: () => void;
  /** Ends connections on which nothing was asked for about a second. */
  readonly endIdle: () => void;
};

type Connection = {
  readonly open: Set<ServerResponse>;
  /** When it began or the last answer ended, in milliseconds. */
  activeMs: number;
  /** Bytes of the client at that time: more of them are a request on its way. */
  bytesRead: number;
};

/** Knows of each connection whether a request is under way. Node counts those without any request as busy. */
export function watchConnections(server: Server): Connections {
  const connections = new Map<Socket, Connection>();
  let isClosing = false;
  server.on("connection", (socket) => {
    connections.set(socket, {
      open: new Set(),
      activeMs: performance.now(),
      bytesRead: 0,
    });
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    if (isClosing) response.setHeader("connection", "close");
    const connection = connections.get(socket);
    connection?.open.add(response);
    response.once("close", () => {
      if (!connection) return;
      connection.open.delete(response);
      connection.activeMs = performance.now();
      connection.bytesRead = socket.bytesRead;
    });
  });
  return {
    isAnswering: (socket) =>
      [...(connections.get(socket)?.open ?? [])].some(
        ({ headersSent }) => headersSent,
      ),
    announceClose() {
      isClosing = true;
      for (const { open } of connections.values())
        for (const response of open)
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
  { open, activeMs, bytesRead }: Connection,
): boolean {
  if (open.size > 0 || socket.bytesRead > bytesRead) return false;
  return performance.now() - activeMs >= ACTIVE_MS;
}
