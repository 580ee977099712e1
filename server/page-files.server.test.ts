import { expect, test } from "vitest";
import { productOn } from "./testing/backends.ts";
import { getRaw } from "./testing/get-raw.ts";

const product = productOn("embedded");

test.each(["/becas/opportunity-desk", "/becas/nada"])(
  "the calendar file of an item without months, or of no item, gets 404: %s",
  async (path) => {
    const { status, text } = await get(`${path}/calendario.ics`);
    expect([status, text]).toEqual([404, ""]);
  },
);

test.each([
  ["/becas/chevening/calendario.ics", "text/calendar; charset=utf-8"],
  ["/becas/indice.json", "application/json"],
  ["/becas/por-pais.json", "application/json"],
  ["/es-oficial/paginas.json", "application/json"],
])("%s has its content type, and its ETag gets 304", async (path, type) => {
  for (const language of ["es", "en"]) {
    const { status, headers } = await get(`${path}?lng=${language}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": type,
      "content-language": language,
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "Accept-Encoding, Accept-Language, Cookie",
    });
    const again = await get(`${path}?lng=${language}`, {
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  }
});

test("a calendar file is in the user's language and links to the page", async () => {
  for (const [language, summary] of [
    ["es", "SUMMARY:Fechas estimadas: Becas Chevening"],
    ["en", "SUMMARY:Estimated dates: Chevening Scholarships"],
  ] as const) {
    const { text } = await get(
      `/becas/chevening/calendario.ics?lng=${language}`,
    );
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(text).toContain(summary);
    expect(text).toContain(`${product().url}/becas/chevening?lng=${language}`);
  }
});

test.each([
  "becas",
  "oportunidades",
  "mentoria",
  "universidades",
  "competencias",
  "recursos",
])("the index of %s lists exactly its screen's items", async (screen) => {
  const { text } = await get(`/${screen}/indice.json`);
  const page = await get(`/${screen}`);
  const byCountry = await get(`/${screen}/por-pais.json`);
  const documents = JSON.parse(text) as ReadonlyArray<{ id: string }>;
  const cards = page.text.matchAll(/<h3[^>]*><a[^>]* href="([^"]+)"/g);
  expect(documents.map(({ id }) => id).toSorted()).toEqual(
    [
      ...new Set([
        ...[...cards].map(([, href]) => href),
        ...Object.values(
          JSON.parse(byCountry.text) as Record<string, Array<{ path: string }>>,
        )
          .flat()
          .map(({ path }) => path),
      ]),
    ].toSorted(),
  );
});

test("hashed files are cached for a year, the favicon for an hour", async () => {
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
  ["/assets/../../package.json", '"name": "trampolin"'],
  ["/..%2f..%2fpackage.json", '"name": "trampolin"'],
  ["/assets/%2e%2e/%2e%2e/server/main.ts", "startServer"],
  ["/.data/keys.json", "jwtSecret"],
  ["//etc/passwd", "root:x:"],
])("%s reaches no file outside the build", async (path, content) => {
  const { status, text } = await get(path);
  expect(status).toBe(404);
  expect(text).not.toContain(content);
});

test("the sitemap lists public screens and items in both languages, no members' screens", async () => {
  const { text, headers } = await get("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  for (const path of [
    "/?lng=es",
    "/becas?lng=es",
    "/becas?lng=en",
    "/becas/chevening?lng=en",
  ])
    expect(addresses).toContain(product().url + path);
  for (const path of ["/perfil", "/completar-perfil", "/recomendaciones"])
    expect(text).not.toContain(`${path}?`);
  expect((await get("/robots.txt")).text).toContain(
    `Sitemap: ${product().url}/sitemap.xml`,
  );
});

function get(path: string, options: Parameters<typeof getRaw>[2] = {}) {
  return getRaw(product().url, path, options);
}
