import type { Server } from "node:http";
import type { Log } from "./log.ts";

/** How long requests in flight may take before they are cut. */
const GRACE_MS = 10_000;

/** Takes no new connections, lets requests in flight finish, then closes what the server stood on. */
export async function shutDown(
  server: Server,
  closeBackend: () => Promise<void>,
  log: Log,
): Promise<void> {
  log.info("stopping: requests in flight are finished first");
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cut);
  await closeBackend();
  log.info("stopped");
}
