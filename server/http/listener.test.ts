import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../log.ts";
import { aRequest, aResponse } from "./exchange.fixture.ts";
import { createListener, type ListenerParts } from "./listener.ts";

test("a DELETE without a content length passes the body limit", async () => {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 10 }));
  app.delete("/rest/v1/user_favorites", (c) => c.body(null, 204));
  const server = createServer(createListener(someParts({ app })));
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/rest/v1/user_favorites`;
  expect((await fetch(url, { method: "DELETE" })).status).toBe(204);
});

test.each(["/becas", "/healthz"])(
  "a request for %s without a host gets 400 and a request id",
  async (url) => {
    const request = Object.assign(aRequest({ url }), {
      headers: {},
      httpVersion: "1.1",
    });
    const { response, answer } = aResponse(request);
    createListener(someParts({}))(request, response);
    const { status, headers } = await answer();
    expect(status).toBe(400);
    expect(headers["x-request-id"]).toBe("id-1");
  },
);

test("a request logs one line, whose `path` has no query", async () => {
  const lines: Array<string> = [];
  const log = createLog("info", {
    write: (line: string) => {
      lines.push(line);
    },
  });
  const request = aRequest({ url: "/becas?token=secret" });
  const { response, answer } = aResponse(request);
  createListener(someParts({ log }))(request, response);
  await answer();
  response.emit("close");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    id: expect.any(String),
    method: "GET",
    path: "/becas",
    status: 200,
    ms: expect.any(Number),
  });
});

function someParts(parts: Partial<ListenerParts>): ListenerParts {
  return {
    sendCached: () => false,
    app: new Hono().get("*", (c) => c.text("a page")),
    trustedProxies: 0,
    headers: { "x-content-type-options": "nosniff" },
    nextId: () => "id-1",
    log: createLog("silent"),
    ...parts,
  };
}
