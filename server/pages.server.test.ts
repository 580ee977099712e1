import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { scholarships } from "#catalogue/scholarships/index.ts";
import { productOn } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";

const product = productOn("embedded");

test("the HTML has every scholarship's title, in Spanish by default", async () => {
  const { status, text, headers } = await get("/becas");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["content-language"]).toBe("es");
  expect(text).toContain('<html lang="es"');
  const titles = scholarships.map(({ texts }) => titleIn(texts.es));
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter((title) => !text.includes(title))).toEqual([]);
});

test.each([
  ["?lng=en", {}],
  ["", { cookie: "a=b; i18next=en" }],
  ["", { "accept-language": "fr;q=0.9, en-GB;q=0.8, es;q=0.1" }],
])(
  "a request with %j and the headers %j gets the page in English",
  async (query, headers) => {
    const response = await get(`/becas${query}`, { headers });
    expect(response.headers["content-language"]).toBe("en");
    expect(response.text).toContain('<html lang="en"');
    const titles = scholarships.map(({ texts }) => titleIn(texts.en));
    expect(titles.filter((title) => !response.text.includes(title))).toEqual(
      [],
    );
  },
);

test("a language in the address overrides the cookie and is stored", async () => {
  const { headers } = await get("/?lng=es", {
    headers: { cookie: "i18next=en" },
  });
  expect(headers["content-language"]).toBe("es");
  expect(headers["set-cookie"]?.[0]).toMatch(
    /^i18next=es; Path=\/; Max-Age=31536000; SameSite=Lax/,
  );
});

test("a matching ETag gets 304 in each encoding, and 200 in another language", async () => {
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
  "a client that accepts %j gets the encoding %j, with the same content",
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

test("HEAD sends the status, ETag and length of GET, without the body", async () => {
  const { headers, status } = await get("/becas");
  const head = await get("/becas", { method: "HEAD" });
  expect(head.status).toBe(status);
  expect(head.body.length).toBe(0);
  expect(head.headers.etag).toBe(headers.etag);
  expect(head.headers["content-length"]).toBe(headers["content-length"]);
});

test("a form sent without scripts leads back to its page, with its query", async () => {
  const { status, headers } = await get("/login?lng=en", { method: "POST" });
  expect(status).toBe(303);
  expect(headers.location).toBe("/login?lng=en");
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])(
  "%s to a page is 405 with the allowed methods",
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
  // An item of one screen is not an item of another.
  "/universidades/chevening",
  "/becas/chevening/nada",
  "/buscar/indice.json",
  "/og/becas/nada-es.png",
])("%s is a 404 page with a link to the scholarships", async (path) => {
  const { status, text } = await get(path);
  expect(status).toBe(404);
  expect(text).toContain("¡Ups! Página no encontrada.");
  expect(text).toContain('href="/becas"');
});

test.each([
  ["/becas/?lista=publicas", "/becas?lista=publicas"],
  ["/BECAS?lista=publicas", "/becas?lista=publicas"],
  ["/becas/Chevening", "/becas/chevening"],
  ["/Becas/indice.json/", "/becas/indice.json"],
])("%s redirects to %s", async (path, location) => {
  const { status, headers } = await get(path);
  expect(status).toBe(308);
  expect(headers.location).toBe(location);
});

test('`/healthz` and `/readyz` answer 200 with "ok"', async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([200, "ok"]);
  }
});

function get(path: string, options: Parameters<typeof getRaw>[2] = {}) {
  return getRaw(product().url, path, options);
}

/** The title as escaped in HTML. */
function titleIn({ title }: Readonly<Record<string, unknown>>): string {
  return String(title)
    .replace(/&/g, "&amp;")
    .replace(/'/g, "&#x27;")
    .replace(/"/g, "&quot;");
}
