import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { vi } from "vitest";
import { createEtag } from "./etag.ts";
import type { StoredResponse } from "./stored-response.ts";

type RequestParts = {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
};

/** A Node request without a connection. Header names in lower case. */
export function aRequest(parts: RequestParts = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", {
    value: parts.remoteAddress,
  });
  const { method = "GET", url = "/", headers = {} } = parts;
  return Object.assign(new IncomingMessage(socket), {
    method,
    url,
    headers: { host: "site.example", ...headers },
    rawHeaders: Object.entries({ host: "site.example", ...headers }).flat(),
  });
}

/** A Node response; `answer` resolves once it has ended. */
export function aResponse(request: IncomingMessage) {
  const response = new ServerResponse(request);
  const writeHead = vi.spyOn(response, "writeHead");
  const write = vi.spyOn(response, "write");
  const end = vi.spyOn(response, "end");
  async function answer() {
    await vi.waitUntil(() => end.mock.calls.length > 0, { timeout: 20_000 });
    const [status, headers] = writeHead.mock.calls[0] ?? [];
    const chunks = [...write.mock.calls, ...end.mock.calls]
      .map(([chunk]: ReadonlyArray<unknown>) => chunk)
      .filter((chunk) => chunk !== undefined);
    return {
      status,
      headers: { ...response.getHeaders(), ...toRecord(headers) },
      body:
        chunks.length === 0
          ? null
          : Buffer.concat(chunks.map((chunk) => Buffer.from(chunk as Buffer))),
    };
  }
  return { response, answer };
}

/** Headers by name, from an object or from a flat list without duplicate names. */
function toRecord(headers: unknown): Readonly<Record<string, string>> {
  if (!Array.isArray(headers)) return { ...(headers as object) };
  const names = headers.filter((_, index) => index % 2 === 0);
  if (new Set(names).size < names.length)
    throw new Error(`Duplicate header: ${names.join(", ")}`);
  return Object.fromEntries(
    names.map((name, index) => [name, headers[index * 2 + 1]]),
  );
}

/** A small stored page. */
export function aStoredResponse(
  parts: Partial<StoredResponse> = {},
): StoredResponse {
  const body = Buffer.from("<p>page</p>");
  return {
    status: 200,
    etag: createEtag(body),
    headers: { "content-type": "text/html; charset=utf-8" },
    body,
    ...parts,
  };
}
