import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { scholarships } from "#catalogue/scholarships.ts";
import { scholarshipItems as english } from "#locales/en/content/scholarship-items.ts";
import { scholarshipItems as spanish } from "#locales/es/content/scholarship-items.ts";
import { makeGround } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";
import { type Product, startProduct } from "./testing/product.ts";

let product: Product;

beforeAll(async () => {
  const { settings, remove } = await makeGround("embedded");
  product = await startProduct(settings);
  return remove;
});

afterAll(async () => {
  expect(await product.stop()).toBe(0);
});

test("every scholarship can be read without scripts, in Spanish unless asked otherwise", async () => {
  const { status, text, headers } = await get("/becas");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-language"]).toBe("es");
  expect(text).toContain('<html lang="es"');
  const titles = scholarships.map(({ id }) => titleIn(spanish, id));
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter((title) => !text.includes(title))).toEqual([]);
});

test.each([
  ["?lng=en", {}],
  ["", { cookie: "a=b; i18next=en" }],
  ["", { "accept-language": "fr;q=0.9, en-GB;q=0.8, es;q=0.1" }],
])("%s with %o is answered in English", async (query, headers) => {
  const answer = await get(`/becas${query}`, { headers });
  expect(answer.headers["content-language"]).toBe("en");
  expect(answer.text).toContain('<html lang="en"');
  const titles = scholarships.map(({ id }) => titleIn(english, id));
  expect(titles.filter((title) => !answer.text.includes(title))).toEqual([]);
});

test("an address with a language goes before the cookie and is remembered", async () => {
  const { headers } = await get("/?lng=es", {
    headers: { cookie: "i18next=en" },
  });
  expect(headers["content-language"]).toBe("es");
  expect(headers["set-cookie"]?.[0]).toMatch(
    /^i18next=es; Path=\/; Max-Age=31536000; SameSite=Lax/,
  );
});

test("how the parts are is told in JSON, and rests in no cache", async () => {
  const { status, text, headers } = await get("/status.json");
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
  expect(JSON.parse(text)).toMatchObject({
    backend: "operational",
    functions: "operational",
    metaSearch: null,
    scraper: { everyHours: 0, runs: { last: null, openSince: null } },
  });
});

test("a page that the reader has is not sent again, in any encoding", async () => {
  const { etag, ...first } = (await get("/becas")).headers;
  expect(first["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(first.vary).toBe("Accept-Encoding, Accept-Language, Cookie");
  for (const encoding of ["identity", "gzip", "br"]) {
    const again = await get("/becas", {
      headers: { "if-none-match": String(etag), "accept-encoding": encoding },
    });
    expect(again.status).toBe(304);
    expect(again.text).toBe("");
    expect(again.headers.etag).toBe(etag);
  }
  const other = await get("/becas?lng=en", {
    headers: { "if-none-match": String(etag) },
  });
  expect(other.status).toBe(200);
});

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["identity", undefined, (body: Buffer) => body],
])(
  "who accepts %s gets it, with the same words",
  async (accepted, encoding, unpack) => {
    const plain = await get("/becas");
    const { headers, body } = await get("/becas", {
      headers: { "accept-encoding": accepted },
    });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(unpack(body).toString()).toBe(plain.text);
  },
);

test("HEAD says what GET would, without the page", async () => {
  const { headers, status } = await get("/becas");
  const head = await get("/becas", { method: "HEAD" });
  expect(head.status).toBe(status);
  expect(head.body.length).toBe(0);
  expect(head.headers.etag).toBe(headers.etag);
  expect(head.headers["content-length"]).toBe(headers["content-length"]);
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "%s to a page is refused, and what is allowed is said",
  async (method) => {
    const { status, headers } = await get("/becas", { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  },
);

test.each([
  "/nada",
  "/%E0%A4%A",
  "/assets/nada.js",
  "/_ui",
  "/becas/nada",
  // An item of one screen is no item of another.
  "/universidades/chevening",
  "/becas/Chevening",
  "/becas/chevening/nada",
  "/buscar/indice.json",
  "/og/becas/nada-es.png",
])("%s is not found, in words and with a way back", async (path) => {
  const { status, text } = await get(path);
  expect(status).toBe(404);
  expect(text).toContain("¡Ups! Página no encontrada.");
  expect(text).toContain('href="/becas"');
});

test("a path with a slash too many leads to the page", async () => {
  const { status, headers } = await get("/becas/?lista=publicas");
  expect(status).toBe(308);
  expect(headers.location).toBe("/becas?lista=publicas");
});

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
    headers: { apikey: product.publishableKey },
  });
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
});

test("files with a hash in their name are kept for a year, others for an hour", async () => {
  const { text } = await get("/becas");
  const files = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|woff2)/g))];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { status, headers } = await get(file);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
  }
  const { headers } = await get("/favicon.svg");
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect(headers["content-type"]).toBe("image/svg+xml");
});

test.each([
  "/assets/../../package.json",
  "/..%2f..%2fpackage.json",
  "/assets/%2e%2e/%2e%2e/server/main.ts",
  "/.data/keys.json",
  "//etc/passwd",
])("%s reaches no file outside the build", async (path) => {
  const { status, text } = await get(path);
  expect(status).toBe(404);
  expect(text).not.toContain('trampolin"');
});

test("the process says that it lives, and that its backend answers", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([200, "ok"]);
  }
});

test("the sitemap names public screens and items in both languages, and none of a member's", async () => {
  const { text, headers } = await get("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const addresses = contentsOf(text, /<loc>([^<]+)<\/loc>/g);
  for (const path of [
    "/?lng=es",
    "/becas?lng=es",
    "/becas?lng=en",
    "/becas/chevening?lng=en",
  ])
    expect(addresses).toContain(product.url + path);
  for (const path of ["/perfil", "/completar-perfil", "/recomendaciones"])
    expect(text).not.toContain(`${path}?`);
  expect((await get("/robots.txt")).text).toContain(
    `Sitemap: ${product.url}/sitemap.xml`,
  );
});

function get(path: string, options: Parameters<typeof getRaw>[2] = {}) {
  return getRaw(product.url, path, options);
}

/** As it stands in HTML. */
function titleIn(items: typeof spanish | typeof english, id: string): string {
  const { title } = items[id as keyof typeof items];
  return title
    .replace(/&/g, "&amp;")
    .replace(/'/g, "&#x27;")
    .replace(/"/g, "&quot;");
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
