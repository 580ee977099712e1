import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { productOn } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";

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
    const { headers, text } = await get(path);
    const policy = String(headers["content-security-policy"]);
    const scripts = contentsOf(
      text,
      /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
    );
    const styles = [
      ...contentsOf(text, /<style[^>]*>([\s\S]*?)<\/style>/g),
      ...contentsOf(text, /\sstyle="([^"]*)"/g),
    ];
    expect(scripts.length).toBeGreaterThan(2);
    expect(directive(policy, "script-src").toSorted()).toEqual(
      ["'self'", ...new Set(scripts.map(hashOf))].toSorted(),
    );
    expect(directive(policy, "style-src").toSorted()).toEqual(
      ["'self'", "'unsafe-hashes'", ...new Set(styles.map(hashOf))].toSorted(),
    );
    expect(directive(policy, "connect-src")).toEqual(["'self'"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("unsafe-eval");
    // An attribute with code would be blocked by that policy.
    expect(text).not.toMatch(/<[^>]+\son[a-z]+="/);
  },
);

test.each([
  "/",
  "/nada",
  "/favicon.svg",
  "/healthz",
  "/rest/v1/profiles",
  "/auth/v1/settings",
  "/sitemap.xml",
  "/becas.data",
  "/becas/indice.json",
  "/becas/chevening/calendario.ics",
  "/og/becas/chevening-es.png",
])(
  "%s carries the security headers and a request id of its own",
  async (path) => {
    const [one, other] = [await get(path), await get(path)];
    expect(one.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(one.headers["permissions-policy"]).toContain("geolocation=()");
    expect(one.headers["x-powered-by"]).toBeUndefined();
    expect(one.headers["x-request-id"]).toMatch(/^[\w-]{8,}$/);
    expect(other.headers["x-request-id"]).not.toBe(one.headers["x-request-id"]);
  },
);

test("what the backend answers rests in no cache and may load nothing", async () => {
  const { headers } = await get("/rest/v1/profiles?select=id", {
    headers: { apikey: product().publishableKey },
  });
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

function get(path: string, options: Parameters<typeof getRaw>[2] = {}) {
  return getRaw(product().url, path, options);
}

function contentsOf(text: string, pattern: RegExp): ReadonlyArray<string> {
  return [...text.matchAll(pattern)].map(([, content = ""]) => content);
}

function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** The sources that a policy allows for one kind. */
function directive(policy: string, name: string): ReadonlyArray<string> {
  const part = policy.split("; ").find((one) => one.startsWith(`${name} `));
  return part?.split(" ").slice(1) ?? [];
}
