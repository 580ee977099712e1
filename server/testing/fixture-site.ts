import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** Sends the response of a page. */
export type PageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => unknown;

export type FixtureSite = {
  /** "http://127.0.0.1:41234" */
  readonly origin: string;
  /** "HEAD /page", in order of arrival. */
  readonly requests: ReadonlyArray<string>;
  readonly userAgents: ReadonlySet<string>;
  /** Maximum number of concurrent requests so far. */
  readonly mostAtOnce: () => number;
  readonly close: () => Promise<void>;
};

/** Serves these pages by path on 127.0.0.1, and 404 for others. */
export async function startFixtureSite(
  pages: Readonly<Record<string, PageHandler>>,
): Promise<FixtureSite> {
  const requests: Array<string> = [];
  const userAgents = new Set<string>();
  let atOnce = 0;
  let mostAtOnce = 0;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    userAgents.add(request.headers["user-agent"] ?? "");
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.once("close", () => {
      atOnce -= 1;
    });
    const path = new URL(request.url ?? "/", "http://site.test").pathname;
    const page = pages[path] ?? statusPage(404);
    page(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    userAgents,
    mostAtOnce: () => mostAtOnce,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export function text(body: string, type = "text/html"): PageHandler {
  return (_, response) =>
    response.writeHead(200, { "content-type": type }).end(body);
}

export function statusPage(
  code: number,
  headers: Readonly<Record<string, string>> = {},
): PageHandler {
  return (_, response) => response.writeHead(code, headers).end();
}

export function redirect(code: number, location: string): PageHandler {
  return statusPage(code, { location });
}
