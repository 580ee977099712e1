import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { BODIES, IMPORTED } from "./bodies.ts";

/** Answers a request to a source. */
export type Behaviour = (
  response: ServerResponse,
  request: IncomingMessage,
) => void;

/** The live APIs on this machine: "/bdns/…" is the BDNS, and "/rest/…" the database. */
export type SourceServer = {
  readonly origin: string;
  /** Settings that point every live API at this server. */
  readonly config: {
    readonly privateHosts: ReadonlyArray<string>;
    readonly sources: Readonly<Record<string, { readonly base: string }>>;
  };
  readonly behave: (key: string, behaviour: Behaviour) => void;
  readonly requestsTo: (key: string) => ReadonlyArray<IncomingMessage>;
  /** Resets behaviours and requests. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
};

export async function startSourceServer(): Promise<SourceServer> {
  const behaviours = new Map<string, Behaviour>();
  const requests: Array<{ key: string; request: IncomingMessage }> = [];
  const bodies: Readonly<Record<string, unknown>> = {
    ...BODIES,
    rest: [{ ...IMPORTED, last_seen: new Date().toISOString() }],
  };
  const server = createServer((request, response) => {
    const [, key = ""] = (request.url ?? "").split("/");
    requests.push({ key, request });
    const behaviour = behaviours.get(key) ?? json(bodies[key]);
    behaviour(response, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    config: {
      privateHosts: ["127.0.0.1"],
      sources: Object.fromEntries(
        Object.keys(BODIES).map((key) => [key, { base: `${origin}/${key}` }]),
      ),
    },
    behave: (key, behaviour) => void behaviours.set(key, behaviour),
    requestsTo: (key) =>
      requests.filter((one) => one.key === key).map(({ request }) => request),
    reset: () => {
      behaviours.clear();
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function json(body: unknown) {
  return raw(JSON.stringify(body), "application/json");
}

export function raw(
  body: string | Uint8Array,
  type: string,
  headers: OutgoingHttpHeaders = {},
): Behaviour {
  return (response) => {
    response.writeHead(200, { "content-type": type, ...headers });
    response.end(body);
  };
}

export function refusing(
  status: number,
  headers: OutgoingHttpHeaders = {},
): Behaviour {
  return (response) => {
    response.writeHead(status, headers);
    response.end();
  };
}

/** Never answers a request. */
export const silent: Behaviour = () => {};

/** Never ends a body. */
export const stalling: Behaviour = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('[{"id":');
};

export const breaking: Behaviour = (response) => {
  response.destroy();
};

/** Uses each behaviour once, then the last one for all further requests. */
export function inTurn(...behaviours: ReadonlyArray<Behaviour>): Behaviour {
  let at = 0;
  return (response, request) => {
    const behaviour = behaviours[Math.min(at, behaviours.length - 1)];
    at += 1;
    behaviour?.(response, request);
  };
}
