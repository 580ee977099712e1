import { expect, test } from "vitest";
import { askCanned as ask, sources } from "../testing/ask-canned.ts";
import { BODIES } from "../testing/bodies.ts";

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
  ["brave", { type: "ErrorResponse", error: { code: "RATE_LIMITED" } }],
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

test.each([
  ["secihti", "Las 10 becas de la convocatoria 2027", 1],
  ["secihti", "500 Becas completas OEA", 1],
  ["scholars4dev", "20 Scholarships in Germany", 0],
  ["scholars4dev", "500 Becas completas OEA", 1],
])("of %s, %j is shown so often: %i", async (key, title, count) => {
  const link = sources.find((one) => one.key === key)?.base;
  const post = { id: 1, link: `${link}/1/`, title: { rendered: title } };
  const { items } = await ask(key, Response.json([post]));
  expect(items).toHaveLength(count);
});
