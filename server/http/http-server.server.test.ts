import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate, setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../log.ts";
import { shutDown } from "../shutdown.ts";
import { createHttpServer, TIMEOUTS, type Timeouts } from "./http-server.ts";

const LONG_MS = 60_000;
const SHORT_MS = 200;
const LONG_TIMEOUTS: Timeouts = {
  keepAlive: LONG_MS,
  headers: LONG_MS,
  request: LONG_MS,
  silence: LONG_MS,
  check: 50,
};
const REQUEST = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";
const OWN_HEADERS = /\r\nx-own: yes\r\n[\s\S]*x-request-id: id-\d+\r\n/;

test.each([
  ["headers", "", ""],
  ["silence", "", ""],
  ["headers", "GET / HT", "408"],
  [
    "request",
    "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\na",
    "408",
  ],
  ["keepAlive", REQUEST, "200"],
] as const)(
  "the timeout for %s closes a connection on which %j was sent",
  async (name, sent, status) => {
    const { open } = await aServer(readBody, {
      [name]: SHORT_MS,
      // Node rejects a header timeout above the request timeout.
      ...(name === "request" && { headers: SHORT_MS }),
    });
    const socket = await open();
    if (sent) socket.write(sent);
    const answer = await text(socket);
    expect(answer).toMatch(status ? new RegExp(`^HTTP/1.1 ${status} `) : /^$/);
    if (status === "408") expect(answer).toMatch(OWN_HEADERS);
  },
);

test("a connection that cannot be accepted does not end the process", async () => {
  const { server, open } = await aServer((_request, response) =>
    response.end("still here"),
  );
  server.emit("error", new Error("accept EMFILE"));
  const socket = await open();
  socket.end(REQUEST);
  expect(await text(socket)).toMatch(/still here$/);
});

test("every timeout of the product is positive and at most two minutes", () => {
  for (const ms of Object.values(TIMEOUTS)) {
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThanOrEqual(120_000);
  }
});

test.each([
  ["400", "nonsense\r\n\r\n"],
  ["400", "GET / HTTP/1.1\r\nhost: x\r\nno colon\r\n\r\n"],
  ["431", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(40_000)}\r\n\r\n`],
  [
    "417",
    "GET / HTTP/1.1\r\nhost: x\r\nexpect: x\r\nconnection: close\r\n\r\n",
  ],
])(
  "a %s that does not reach the request listener has the given headers and an id",
  async (status, sent) => {
    const { open } = await aServer(readBody);
    const socket = await open();
    socket.write(sent);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(OWN_HEADERS);
  },
);

test("a malformed second request adds no response to an unfinished first one", async () => {
  const { open } = await aServer((_request, response) => {
    response.write("first");
  });
  const socket = await open();
  socket.write(REQUEST);
  await once(socket, "data");
  socket.write("nonsense\r\n\r\n");
  expect(await text(socket)).not.toContain("HTTP/1.1 400");
});

test("at shutdown an active connection gets one last response with `Connection: close`", async () => {
  const { open, stop } = await aServer((_request, response) => {
    response.end("answer");
  });
  const active = await open();
  active.write(REQUEST);
  expect(String(await once(active, "data"))).toContain("keep-alive");
  const stopped = stop();
  active.write(REQUEST);
  const last = await text(active);
  expect(last).toContain("HTTP/1.1 200");
  expect(last.toLowerCase()).toContain("connection: close");
  await stopped;
});

test("at shutdown a request in flight is answered with `Connection: close`", async () => {
  const received = Promise.withResolvers<() => void>();
  const { open, stop } = await aServer((_request, response) =>
    received.resolve(() => response.end("answer")),
  );
  const socket = await open();
  socket.write(REQUEST);
  const answer = await received.promise;
  const stopped = stop();
  // `shutDown` first accepts waiting connections.
  await setImmediate();
  answer();
  expect((await text(socket)).toLowerCase()).toContain("connection: close");
  await stopped;
});

test("at shutdown idle connections end within a second, a partly sent request is answered", async () => {
  const { open, stop } = await aServer((_request, response) => {
    response.end("answer");
  });
  const idle = await open();
  const used = await open();
  used.write(REQUEST);
  await once(used, "data");
  const unfinished = await open();
  unfinished.write(REQUEST.slice(0, 10));
  await setTimeout(1_100);
  const started = performance.now();
  const stopped = stop();
  await Promise.all([text(idle), text(used)]);
  expect(performance.now() - started).toBeLessThan(1_000);
  unfinished.write(REQUEST.slice(10));
  expect(await text(unfinished)).toContain("HTTP/1.1 200");
  await stopped;
});

test("at shutdown an incomplete request is cut after the grace time", async () => {
  const received = Promise.withResolvers<void>();
  const { open, stop } = await aServer(() => received.resolve());
  const socket = await open();
  socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\na");
  await received.promise;
  const started = performance.now();
  await stop(SHORT_MS);
  // Timers may fire a millisecond early.
  expect(performance.now() - started).toBeGreaterThan(SHORT_MS - 10);
  expect(await text(socket)).toBe("");
});

const readBody: RequestListener = (request, response) => {
  request.resume().on("end", () => response.end("answer"));
};

/** A server on a free port with long timeouts, except the given ones. */
async function aServer(
  listener: RequestListener,
  times: Partial<Timeouts> = {},
) {
  let count = 0;
  const httpServer = createHttpServer({
    timeouts: { ...LONG_TIMEOUTS, ...times },
    headers: { "x-own": "yes" },
    nextId: () => `id-${count++}`,
    log: createLog("silent"),
  });
  const { server } = httpServer;
  server.on("request", listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    server,
    async open(): Promise<Socket> {
      const { port } = server.address() as AddressInfo;
      const socket = connect(port, "127.0.0.1");
      // A server that closes while the client writes resets the connection.
      socket.on("error", () => {});
      await once(socket, "connect");
      return socket;
    },
    stop: (graceMs = LONG_MS) =>
      shutDown(httpServer, {
        closeBackend: async () => {},
        graceMs,
        log: createLog("silent"),
      }),
  };
}
