import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { NOTHING_POLICY, securityHeaders } from "./http/security-headers.ts";
import { createTestDatabase, productOn } from "./testing/backends.ts";
import { freePort } from "./testing/free-port.ts";
import { getRaw } from "./testing/get-raw.ts";
import { startProduct } from "./testing/product.ts";

const product = productOn("embedded");

test.each([
  "/",
  "/becas?lng=en",
  "/becas/chevening",
  "/recursos?q=ingles",
  "/login",
  "/perfil",
  "/privacidad",
  "/nada",
])(
  "the policy of %s allows its own inline code and nothing else",
  async (path) => {
    const { headers, text: html } = await get(path);
    const policy = String(headers["content-security-policy"]);
    const scripts = findContents(
      html,
      /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g,
    );
    const styles = [
      ...findContents(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
      ...findContents(html, /\sstyle="([^"]*)"/g),
    ];
    expect(scripts.length).toBeGreaterThan(2);
    expect(directive(policy, "script-src").toSorted()).toEqual(
      ["'self'", ...new Set(scripts.map(cspHash))].toSorted(),
    );
    expect(directive(policy, "style-src").toSorted()).toEqual(
      ["'self'", "'unsafe-hashes'", ...new Set(styles.map(cspHash))].toSorted(),
    );
    expect(directive(policy, "connect-src")).toEqual(["'self'"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("unsafe-eval");
    expect(html).not.toContain("nonce=");
    // The policy would block inline event handlers.
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/);
  },
);

test.each([
  ["GET", "/", 200],
  ["GET", "/nada", 404],
])(
  "the page %s %s carries the security headers",
  async (method, path, status) => {
    const answer = await get(path, { method });
    expect(answer.status).toBe(status);
    expectSecurityHeaders(answer.headers);
  },
);

test.each([
  ["GET", "/favicon.svg", 200],
  ["GET", "/og/becas/chevening-es.png", 200],
  ["GET", "/healthz", 200],
  ["GET", "/readyz", 200],
  ["GET", "/robots.txt", 200],
  ["GET", "/sitemap.xml", 200],
  ["GET", "/status.json", 200],
  ["GET", "/becas.data", 200],
  ["GET", "/becas/indice.json", 200],
  ["GET", "/becas/chevening/calendario.ics", 200],
  ["GET", "/calendario/nada.ics", 404],
  ["GET", "/becas/", 308],
  ["POST", "/becas", 303],
  ["PUT", "/becas", 405],
  ["LOCK", "/favicon.svg", 405],
  ["TRACE", "/rest/v1/profiles", 405],
  ["PURGE", "/auth/v1/settings", 405],
  ["LOCK", "/healthz", 405],
  ["OPTIONS", "/rest/v1/profiles", 204],
  ["GET", "/rest/v1/profiles", 401],
  ["GET", "/rest/v1/%70rofiles", 400],
  ["GET", "/auth/v1/user", 401],
  ["GET", "/functions/v1/nada", 404],
  ["POST", "/functions/v1/meta-searcher", 400],
])(
  "the response to %s %s has status %i and a content policy that allows nothing",
  async (method, path, status) => {
    const answer = await get(path, { method });
    expect(answer.status).toBe(status);
    expectSecurityHeaders(answer.headers);
    expect(answer.headers["content-security-policy"]).toBe(NOTHING_POLICY);
  },
);

test("a 304 carries the security headers too", async () => {
  const { headers } = await get("/becas");
  const answer = await get("/becas", {
    headers: { "if-none-match": String(headers.etag) },
  });
  expect(answer.status).toBe(304);
  expectSecurityHeaders(answer.headers);
});

test.each([
  [400, "nonsense\r\n\r\n"],
  [400, "GET /becas HTTP/1.1\r\nconnection: close\r\n\r\n"],
  [400, "GET /healthz HTTP/1.1\r\nhost: [\r\nconnection: close\r\n\r\n"],
  [431, `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(40_000)}\r\n\r\n`],
])(
  "a malformed or too large request gets %i with the security headers",
  async (status, sent) => {
    const { hostname, port } = new URL(product().url);
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    const [head = ""] = (await text(socket)).split("\r\n\r\n");
    const [line, ...fields] = head.split("\r\n");
    expect(line).toContain(` ${status} `);
    const headers = Object.fromEntries(
      fields.map((field) => {
        const [name = "", ...value] = field.split(": ");
        return [name.toLowerCase(), value.join(": ")];
      }),
    );
    expectSecurityHeaders(headers);
    expect(headers["content-security-policy"]).toBe(NOTHING_POLICY);
  },
);

test("a response during the start carries the security headers", async () => {
  const { settings, remove } = await createTestDatabase("embedded");
  onTestFinished(remove);
  const port = await freePort();
  const starting = startProduct({ ...settings, PORT: String(port) });
  const first = await vi.waitUntil(
    () => getRaw(`http://127.0.0.1:${port}`, "/becas").catch(() => null),
    { interval: 10, timeout: 20_000 },
  );
  expect(first.status).toBe(503);
  expectSecurityHeaders(first.headers);
  expect(first.headers["content-security-policy"]).toBe(NOTHING_POLICY);
  await (await starting).stop();
});

test("two requests for one path have different request ids", async () => {
  for (const path of ["/becas", "/favicon.svg", "/healthz", "/becas/"]) {
    const [one, other] = [await get(path), await get(path)];
    expect(other.headers["x-request-id"]).not.toBe(one.headers["x-request-id"]);
  }
});

test("a backend response is not cacheable, and its policy has `default-src 'none'`", async () => {
  const { headers } = await get("/rest/v1/profiles?select=id", {
    headers: { apikey: product().publishableKey },
  });
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

function expectSecurityHeaders(headers: IncomingHttpHeaders) {
  expect(headers).toMatchObject(securityHeaders({ isSecure: false }));
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["x-request-id"]).toMatch(/^[\w-]{8,}$/);
}

function get(path: string, options: Parameters<typeof getRaw>[2] = {}) {
  return getRaw(product().url, path, options);
}

function findContents(text: string, pattern: RegExp): ReadonlyArray<string> {
  return [...text.matchAll(pattern)].map(([, content = ""]) => content);
}

function cspHash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** The sources of one directive. */
function directive(policy: string, name: string): ReadonlyArray<string> {
  const part = policy.split("; ").find((one) => one.startsWith(`${name} `));
  return part?.split(" ").slice(1) ?? [];
}
