import { expect, test } from "vitest";
import { createHttp } from "../core/http.ts";
import { itemsOf } from "../core/item.ts";
import { readQuery } from "../core/query.ts";
import { createMemoryStore } from "../core/store.ts";
import { readSettings } from "../settings.ts";
import { BODIES } from "../testing/bodies.ts";

const VARIABLES: Readonly<Record<string, string>> = {
  SEARXNG_URL: "https://searxng.example",
  BRAVE_API_KEY: "the-key",
  ROR_CLIENT_ID: "the-client",
};
const ALL_ON = Object.fromEntries(
  Object.keys(BODIES).map((key) => [key, { on: true }]),
);
const { sources } = readSettings(
  { sources: ALL_ON },
  (name) => VARIABLES[name],
);

test("every source that is told of can be switched on, and all have an example", () => {
  expect(sources.map(({ key }) => key)).toEqual(Object.keys(BODIES));
});

/** What is asked of each for "becas curso México", as "METHOD address body". */
test.each([
  [
    "secihti",
    "GET https://secihti.mx/wp-json/wp/v2/convocatoria?search=becas+curso+M%C3%A9xico&per_page=10&orderby=relevance&_fields=id%2Cdate_gmt%2Clink%2Ctitle%2Cexcerpt%2Ccontent",
  ],
  [
    "opportunitiescircle",
    "GET https://www.opportunitiescircle.com/wp-json/wp/v2/posts?search=scholarship+course+mexico&per_page=10&orderby=relevance&_fields=id%2Cdate_gmt%2Clink%2Ctitle%2Cexcerpt&categories_exclude=2769%2C11901%2C1%2C13181",
  ],
  [
    "bdns",
    "GET https://www.infosubvenciones.es/bdnstrans/api/convocatorias/busqueda?vpd=GE&page=0&pageSize=10&descripcion=becas+curso+M%C3%A9xico&descripcionTipoBusqueda=1&order=numeroConvocatoria&direccion=desc&fechaDesde=21%2F11%2F2025",
  ],
  [
    "wikipedia_es",
    "GET https://es.wikipedia.org/w/api.php?action=query&list=search&format=json&formatversion=2&srsearch=becas+curso+M%C3%A9xico&srlimit=5&srwhat=text&srprop=snippet",
  ],
  [
    "grants_gov",
    'POST https://api.grants.gov/v1/api/search2 {"rows":5,"startRecordNum":0,"keyword":"scholarship course mexico","eligibilities":"21|25|99","oppStatuses":"forecasted|posted"}',
  ],
  [
    "ror",
    "GET https://api.ror.org/v2/organizations?query=becas+curso+M%C3%A9xico&filter=types%3Aeducation",
  ],
  [
    "coursera",
    "GET https://api.coursera.org/api/courses.v1?q=search&query=becas+curso+M%C3%A9xico&limit=10&start=0&fields=description",
  ],
  [
    "daad_programmes",
    "GET https://www2.daad.de/deutschland/studienangebote/international-programmes/api/solr/en/search.json?q=scholarship+course+mexico&limit=10&offset=0",
  ],
  [
    "hipolabs",
    "GET https://universities.hipolabs.com/search?name_contains=becas+curso+M%C3%A9xico&limit=10",
  ],
  [
    "searxng",
    "GET https://searxng.example/search?q=becas+curso+M%C3%A9xico&format=json&language=es&categories=general&safesearch=1",
  ],
  [
    "brave",
    "GET https://api.search.brave.com/res/v1/web/search?q=becas+curso+M%C3%A9xico&count=10&country=MX&search_lang=es&safesearch=strict&text_decorations=false&result_filter=web",
  ],
])("%s is asked as its documents say", async (key, request) => {
  const { asked } = await ask(key, Response.json(BODIES[key]));
  expect(asked).toEqual([request]);
});

test.each([
  [
    "secihti",
    [
      "41873",
      "Becas de Posgrado en el Extranjero 2026 – Ejemplo",
      "Dirigida a personas admitidas en maestría…",
      "https://secihti.mx/convocatoria/becas-de-ejemplo/convocatoria-2026/",
      null,
    ],
  ],
  [
    "opportunitiescircle",
    [
      "1",
      "Masters Scholarship in Germany & Austria",
      "For university students, a course …",
      "https://www.opportunitiescircle.com/una/",
      null,
    ],
  ],
  [
    "bdns",
    [
      "906115",
      "Convocatoria de becas de movilidad iberoamericana 2026-2027",
      "MINISTERIO DE EJEMPLO",
      "https://www.infosubvenciones.es/bdnstrans/GE/es/convocatoria/906115",
      null,
    ],
  ],
  [
    "wikipedia_es",
    [
      "123456",
      "Beca de estudios",
      'Una beca es un aporte "económico"',
      "https://es.wikipedia.org/wiki/Beca_de_estudios",
      null,
    ],
  ],
  [
    "grants_gov",
    [
      "355001",
      "Academic Exchange Program – Mexico",
      "U.S. Mission to Mexico · DOS-MEX-26-001",
      "https://www.grants.gov/search-results-detail/355001",
      null,
    ],
    [
      "355002",
      "University Course Grant",
      "Department of Education · ED-26-002",
      "https://www.grants.gov/search-results-detail/355002",
      "2026-12-31",
    ],
  ],
  [
    "ror",
    [
      "01tmp8f25",
      "Universidad Nacional Autónoma de México",
      "Mexico City · Mexico",
      "https://www.unam.mx/",
      null,
    ],
    ["02abcde12", "Example University", "", "https://ror.org/02abcde12", null],
  ],
  [
    "coursera",
    [
      "abc123",
      "Aprendizaje automático",
      "Curso…",
      "https://www.coursera.org/learn/machine-learning",
      null,
    ],
  ],
  [
    "daad_programmes",
    [
      "4012",
      "Example Engineering (MSc)",
      "TU Example · Berlin · Non-EU: 31 May",
      "https://www2.daad.de/deutschland/studienangebote/international-programmes/en/detail/4012/",
      null,
    ],
  ],
  [
    "hipolabs",
    [
      "udg.mx",
      "Universidad de Guadalajara",
      "Mexico",
      "http://www.udg.mx/",
      null,
    ],
  ],
  [
    "searxng",
    [
      "gob.mx/becas/ejemplo",
      "Becas – Ejemplo",
      "Texto…",
      "https://www.gob.mx/becas/ejemplo?utm_source=x",
      null,
    ],
  ],
  [
    "brave",
    [
      "ejemplo.edu.mx/becas",
      "Becas de ejemplo",
      "Para la universidad",
      "https://ejemplo.edu.mx/becas",
      null,
    ],
  ],
])("what %s answers is read", async (key, ...expected) => {
  const { items } = await ask(key, Response.json(BODIES[key]));
  expect(
    items?.map((item) => [
      item.id,
      item.title,
      item.description,
      item.link,
      item.closes,
    ]),
  ).toEqual(expected);
});

test.each([
  ["scholars4dev", { code: "rest_no_route", data: { status: 404 } }],
  ["bdns", { codigo: "ERR", error: "mal" }],
  ["bdns", {}],
  ["wikipedia_es", { error: { code: "ratelimited", info: "…" } }],
  ["grants_gov", { errorcode: 1, msg: "Failure", data: {} }],
  ["ror", { errors: ["query parameter 'x' is illegal"] }],
  ["coursera", {}],
  ["daad_programmes", []],
  ["hipolabs", { results: [] }],
  ["searxng", { error: "formats" }],
  ["brave", { web: {} }],
])("%s says with status 200 that it has failed: %j", async (key, body) => {
  const { failure } = await ask(key, Response.json(body));
  expect(failure?.reason).toBe("shape");
});

test.each([
  ["scholars4dev", Response.json([])],
  ["bdns", new Response(null, { status: 204 })],
  ["bdns", Response.json({ content: [], last: true })],
  ["grants_gov", Response.json({ errorcode: 0, data: { oppHits: [] } })],
  ["brave", Response.json({ type: "search" })],
  [
    "searxng",
    Response.json({ results: [], unresponsive_engines: [["a", "b"]] }),
  ],
])("%s has found nothing, and that is no failure", async (key, response) => {
  expect((await ask(key, response)).items).toEqual([]);
});

test.each([
  [
    "scholars4dev",
    [null, 3, "x", {}, { id: 9, link: "https://www.scholars4dev.com/9/" }],
  ],
  [
    "scholars4dev",
    [{ id: 9, title: { rendered: "Mala" }, link: "https://other.example/" }],
  ],
  [
    "scholars4dev",
    [{ id: 9, title: { rendered: "Mala" }, link: "javascript:alert(1)" }],
  ],
  [
    "scholars4dev",
    [
      {
        id: 9,
        title: { rendered: "<b></b>" },
        link: "https://www.scholars4dev.com/9/",
      },
    ],
  ],
])("a row of %s that cannot be used is dropped alone: %j", async (key, bad) => {
  const good = BODIES.scholars4dev as ReadonlyArray<unknown>;
  const { items } = await ask(key, Response.json([...bad, ...good]));
  expect(items?.map(({ id }) => id)).toEqual(["4"]);
});

test("a flood of rows is not read to its end", async () => {
  const rows = Array.from({ length: 20_000 }, (_, id) => ({
    name: `Universidad ${id}`,
    web_pages: [`https://u${id}.example/`],
  }));
  const { items } = await ask("hipolabs", Response.json(rows));
  expect(items).toHaveLength(100);
});

test("a register of all public grants is asked for study only", async () => {
  const { asked } = await ask("bdns", Response.json(BODIES.bdns), "música");
  expect(asked[0]).toContain("descripcion=beca+m%C3%BAsica");
});

test("universities are looked up only where one may be meant, and courses where one is", () => {
  const suits = (key: string, text: string) =>
    sources.find((source) => source.key === key)?.suits?.(readQuery(text));
  expect(suits("ror", "Universidad de Chile")).toBe(true);
  expect(suits("ror", "UNAM")).toBe(true);
  expect(suits("ror", "beca de música")).toBe(false);
  expect(suits("coursera", "curso de música")).toBe(true);
  expect(suits("coursera", "beca de música")).toBe(false);
});

test("keys travel in headers, never in an address", async () => {
  const brave = await ask("brave", Response.json(BODIES.brave));
  expect(brave.headers?.get("x-subscription-token")).toBe("the-key");
  const ror = await ask("ror", Response.json(BODIES.ror));
  expect(ror.headers?.get("client-id")).toBe("the-client");
  expect([...brave.asked, ...ror.asked].join()).not.toContain("the-");
});

/** Asks one source over a canned answer. */
async function ask(
  key: string,
  response: Response,
  text = "becas curso México",
) {
  const source = sources.find((one) => one.key === key);
  if (!source) throw new Error(`no source ${key}`);
  const asked: Array<string> = [];
  let headers: Headers | undefined;
  const http = createHttp(
    {
      fetch: async (url, init) => {
        asked.push(
          [init?.method ?? "GET", String(url), init?.body]
            .filter(Boolean)
            .join(" "),
        );
        headers = new Headers(init?.headers);
        return response.clone();
      },
      store: createMemoryStore(100_000, () => 0),
      now: () => 0,
      userAgent: "test",
      isTest: false,
    },
    [new URL(source.base).host],
  );
  const reply = await source.search(readQuery(text), {
    base: source.base,
    limit: 10,
    locale: "es",
    today: "2026-11-21",
    http,
    signal: AbortSignal.timeout(5_000),
  });
  return {
    asked,
    headers,
    items: reply.ok ? itemsOf(reply.value, source.linkHosts) : null,
    failure: reply.ok ? null : reply.failure,
  };
}
