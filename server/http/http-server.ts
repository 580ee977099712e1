import { createServer, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Log } from "../log.ts";
import { type Connections, watchConnections } from "./connections.ts";
import { REQUEST_ID } from "./request-ids.ts";
import { sendText } from "./send-text.ts";

/** Timeouts of a connection, in milliseconds. */
export type Timeouts = {
  /** Between a response and the next request. */
  readonly keepAlive: number;
  /** From a new connection, or the first byte of a request, to the end of its headers. */
  readonly headers: number;
  /** From the same moment to the end of the body. */
  readonly request: number;
  /** Without a byte in either direction. */
  readonly silence: number;
  /** Between two checks of the header and request timeouts. */
  readonly check: number;
};

export const TIMEOUTS: Timeouts = {
  keepAlive: 5_000,
  headers: 30_000,
  request: 120_000,
  silence: 60_000,
  check: 5_000,
};

export type HttpServerParts = {
  readonly timeouts: Timeouts;
  /** Security headers of responses that bypass the request listener. */
  readonly headers: Readonly<Record<string, string>>;
  readonly nextId: () => string;
  readonly log: Log;
};

export type HttpServer = {
  readonly server: Server;
  readonly connections: Connections;
};

/**
 * Limit of the request line and headers. Without scripts the form of a list requests an
 * address with 20 notes, up to 29 KiB, and the server redirects to a shorter address.
 */
const MAX_HEADER_BYTES = 32 * 1024;

/**
 * A server without a request listener: it closes silent connections, and answers requests
 * that are malformed, too large or too slow, or have an unknown `Expect` header.
 */
export function createHttpServer(parts: HttpServerParts): HttpServer {
  const { timeouts, headers, nextId, log } = parts;
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    keepAliveTimeout: timeouts.keepAlive,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    connectionsCheckingInterval: timeouts.check,
    // Node's own 400 would lack the headers: the listener rejects instead.
    requireHostHeader: false,
  });
  server.setTimeout(timeouts.silence);
  server.on("checkExpectation", (_request, response) =>
    sendText(response, {
      status: 417,
      text: "Expectation failed",
      headers: { ...headers, [REQUEST_ID]: nextId() },
    }),
  );
  // Without a listener, one connection that cannot be accepted would end the process.
  server.once("listening", () =>
    server.on("error", (err) =>
      log.error({ err }, "a connection could not be accepted"),
    ),
  );
  const connections = watchConnections(server);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const id = nextId();
    log.debug({ id, code: error.code }, "a request could not be read");
    const isUnanswered =
      socket.bytesRead > 0 && !connections.isAnswering(socket);
    if (socket.writable && isUnanswered)
      socket.write(rawResponse(error.code, { ...headers, [REQUEST_ID]: id }));
    // Like Node: does not wait for a client that keeps sending.
    socket.destroy(error);
  });
  return { server, connections };
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function rawResponse(
  code: string | undefined,
  headers: Readonly<Record<string, string>>,
): string {
  const status = STATUS_BY_CODE[code ?? ""] ?? 400;
  const lines = Object.entries({
    ...headers,
    connection: "close",
    "content-length": "0",
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "\r\n"].join(
    "\r\n",
  );
}
