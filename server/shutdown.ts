import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Log } from "./log.ts";

/** How long requests in flight may take before they are cut. */
const GRACE_MS = 10_000;

/** Connections on which nothing was asked yet. Browsers open some in advance, and Node does not count them as idle. */
export function watchSilentConnections(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }) => void silent.delete(socket));
  return silent;
}

/** Takes no new connections, lets requests in flight finish, then closes what the server stood on. */
export async function shutDown(
  server: Server,
  silent: ReadonlySet<Socket>,
  closeBackend: () => Promise<void>,
  log: Log,
): Promise<void> {
  log.info("stopping: requests in flight are finished first");
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    for (const socket of silent) socket.destroy();
  });
  clearTimeout(cut);
  await closeBackend();
  log.info("stopped");
}
