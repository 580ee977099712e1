import { expect, test } from "vitest";
import { readQuery } from "../query.ts";
import { readSettings } from "../settings.ts";
import { BODIES } from "../testing/bodies.ts";
import { apis, buildRequest, readItems } from "./api.fixture.ts";
import { searxng } from "./searxng.ts";

test("every live API has an example response body, and no other API has one", () => {
  expect(apis.map(({ key }) => key)).toEqual(Object.keys(BODIES));
});

/** The request for "becas curso México", as "URL body". */
test.each([
  [
    "bdns",
    "https://www.infosubvenciones.es/bdnstrans/api/convocatorias/busqueda?vpd=GE&page=0&pageSize=10&descripcion=becas+curso+M%C3%A9xico&descripcionTipoBusqueda=1&order=numeroConvocatoria&direccion=desc&fechaDesde=21%2F11%2F2025",
  ],
  [
    "wikipedia_es",
    "https://es.wikipedia.org/w/api.php?action=query&list=search&format=json&formatversion=2&srsearch=becas+curso+M%C3%A9xico&srlimit=5&srwhat=text&srprop=snippet",
  ],
  [
    "grants_gov",
    'https://api.grants.gov/v1/api/search2 {"rows":5,"startRecordNum":0,"keyword":"scholarship course mexico","eligibilities":"21|25|99","oppStatuses":"forecasted|posted"}',
  ],
  [
    "ror",
    "https://api.ror.org/v2/organizations?query=becas+curso+M%C3%A9xico&filter=types%3Aeducation",
  ],
  [
    "searxng",
    "https://searxng.example/search?q=becas+curso+M%C3%A9xico&format=json&language=es&categories=general&safesearch=1",
  ],
  [
    "brave",
    "https://api.search.brave.com/res/v1/web/search?q=becas+curso+M%C3%A9xico&count=10&country=MX&search_lang=es&safesearch=strict&text_decorations=false&result_filter=web",
  ],
])("a request to %s has the expected URL and body", (key, expected) => {
  const { url, body } = buildRequest(key);
  expect(body ? `${url} ${JSON.stringify(body)}` : url.href).toBe(expected);
});

test.each([
  ["descripcion", "música", "2026-11-21", "beca música"],
  // The year before a leap year has no 29 February.
  ["fechaDesde", "beca", "2028-02-29", "28/02/2027"],
])("the %s of the BDNS for %j on %s is %j", (name, text, today, expected) => {
  const { url } = buildRequest("bdns", text, today);
  expect(url.searchParams.get(name)).toBe(expected);
});

test.each([
  ["bdns", {}, 1, 10],
  ["ror", {}, 300, 50],
  ["ror", { ROR_CLIENT_ID: "the-client" }, 300, 2_000],
])(
  "the quota of %s with %j allows, in any %i s, at most the API's limit of %i requests and over half of it",
  (key, variables, spanSeconds, limit) => {
    const { quota } =
      readSettings(
        {},
        (name) => (variables as Readonly<Record<string, string>>)[name],
      ).apis.find((api) => api.key === key) ?? {};
    const { requests = 0, seconds = 1 } = quota ?? {};
    const windows = Math.ceil(spanSeconds / seconds) + 1;
    expect(windows * requests).toBeGreaterThan(limit / 2);
    expect(windows * requests).toBeLessThanOrEqual(limit);
  },
);

test.each([
  ["Universidad de Chile", true],
  ["UNAM", true],
  ["beca de música", false],
])("ROR suits the query %j: %s", (text, expected) => {
  const ror = apis.find(({ key }) => key === "ror");
  expect(ror?.suits?.(readQuery(text))).toBe(expected);
});

test("each API links to its own search page, with the words where possible", () => {
  const links = apis.flatMap(({ key, searchLink }) => {
    const link = searchLink?.(readQuery("beca & música"));
    return link ? [[key, link]] : [];
  });
  const words = "beca+%26+m%C3%BAsica";
  expect(Object.fromEntries(links)).toEqual({
    bdns: "https://www.infosubvenciones.es/bdnstrans/GE/es/convocatorias",
    wikipedia_es: `https://es.wikipedia.org/w/index.php?search=${words}`,
    grants_gov: "https://simpler.grants.gov/search?query=scholarship+music",
    ror: `https://ror.org/search?query=${words}`,
    searxng: `https://searxng.example/search?q=${words}`,
    brave: `https://search.brave.com/search?q=${words}`,
  });
});

test("a SearXNG at a private host has no search link", () => {
  expect(searxng("http://search.internal:8080").searchLink).toBeUndefined();
});

test("the keys of Brave and ROR are sent in headers, not in the URL", () => {
  const [brave, ror] = [buildRequest("brave"), buildRequest("ror")];
  expect(brave.headers).toEqual({ "x-subscription-token": "the-key" });
  expect(ror.headers).toEqual({ "client-id": "the-client" });
  expect(`${brave.url} ${ror.url}`).not.toContain("the-");
});

test.each([
  [
    "bdns",
    [
      "Convocatoria de becas de movilidad iberoamericana 2026-2027",
      "MINISTERIO DE EJEMPLO",
      "https://www.infosubvenciones.es/bdnstrans/GE/es/convocatoria/906115",
      null,
      "2026-01-15",
    ],
  ],
  [
    "wikipedia_es",
    [
      "Beca de estudios",
      'Una beca es un aporte "económico"',
      "https://es.wikipedia.org/wiki/Beca_de_estudios",
      null,
      null,
    ],
  ],
  [
    "grants_gov",
    [
      "Academic Exchange Program – Mexico",
      "U.S. Mission to Mexico · DOS-MEX-26-001",
      "https://www.grants.gov/search-results-detail/355001",
      null,
      "2026-10-11",
    ],
    [
      "University Course Grant",
      "Department of Education · ED-26-002",
      "https://www.grants.gov/search-results-detail/355002",
      "2026-12-31",
      "2026-09-01",
    ],
  ],
  [
    "ror",
    [
      "Universidad Nacional Autónoma de México",
      "Mexico City · Mexico",
      "https://www.unam.mx/",
      null,
      null,
    ],
    ["Example University", "", "https://ror.org/02abcde12", null, null],
  ],
  [
    "searxng",
    [
      "Becas – Ejemplo",
      "Texto…",
      "https://www.gob.mx/becas/ejemplo?utm_source=x",
      null,
      null,
    ],
  ],
  [
    "brave",
    [
      "Becas de ejemplo",
      "Para la universidad",
      "https://ejemplo.edu.mx/becas",
      null,
      "2026-05-01",
    ],
  ],
])(
  "rows of %s become items with plain text, link and dates",
  (key, ...expected) => {
    const items = readItems(key, BODIES[key]);
    expect(items).toMatchObject(
      expected.map(([title, description, link, closes, publishedAt]) => ({
        title,
        description,
        link,
        closes,
        publishedAt,
      })),
    );
  },
);

test.each([
  ["bdns", { codigo: "ERR", error: "mal" }],
  ["bdns", {}],
  ["wikipedia_es", { error: { code: "ratelimited", info: "…" } }],
  ["grants_gov", { errorcode: 1, msg: "Failure", data: {} }],
  ["ror", { errors: ["query parameter 'x' is illegal"] }],
  ["searxng", { error: "formats" }],
  ["brave", { web: {} }],
  ["brave", { type: "ErrorResponse", error: { code: "RATE_LIMITED" } }],
])(
  "an error or incomplete body of %s has the reason `shape`: %j",
  (key, body) => {
    expect(readItems(key, body)).toMatchObject({ reason: "shape" });
  },
);

test.each([
  ["bdns", null],
  ["bdns", { content: [], last: true }],
  ["grants_gov", { errorcode: 0, data: { oppHits: [] } }],
  ["brave", { type: "search" }],
  ["searxng", { results: [], unresponsive_engines: [["a", "b"]] }],
])(
  "a body of %s without results is an empty list, not a failure: %j",
  (key, body) => {
    expect(readItems(key, body)).toEqual([]);
  },
);

test("rows after the first hundred are dropped", () => {
  const results = Array.from({ length: 20_000 }, (_, at) => ({
    title: `Universidad ${at}`,
    url: `https://u${at}.example/`,
  }));
  expect(readItems("searxng", { results })).toHaveLength(100);
});
