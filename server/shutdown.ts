import { Server as NetServer } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { HttpServer } from "./http/http-server.ts";
import type { Log } from "./log.ts";

/** Milliseconds that requests in flight may take before they are cut. */
export const GRACE_MS = 5_000;
const IDLE_CHECK_MS = 50;

export type ShutDownParts = {
  readonly closeBackend: () => Promise<void>;
  readonly graceMs: number;
  readonly log: Log;
};

/**
 * Shuts down gracefully: refuses new connections, lets requests in flight finish for up to
 * `graceMs`, then closes the backend.
 */
export async function shutDown(
  { server, connections }: HttpServer,
  { closeBackend, graceMs, log }: ShutDownParts,
): Promise<void> {
  log.info("stopping: requests in flight are finished first");
  // Accepts waiting connections, which closing the port would reset.
  await setImmediate();
  const closed = stopListening(server);
  // After the port has closed: clients that receive `connection: close` reconnect at once.
  connections.announceClose();
  // `setImmediate` waits until requests that arrived while the process was busy are read.
  const check = setInterval(
    () => globalThis.setImmediate(connections.endIdle),
    IDLE_CHECK_MS,
  );
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(check);
  clearTimeout(cut);
  await closeBackend();
  log.info("stopped");
}

/**
 * Resolves when the last connection has ended. The HTTP server's own `close` would also
 * cut connections between two requests, and so reset a request that is on its way.
 */
function stopListening(server: NetServer): Promise<void> {
  return new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
}
