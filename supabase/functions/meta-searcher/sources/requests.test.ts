import { expect, test } from "vitest";
import { readQuery } from "../core/query.ts";
import { askCanned as ask, sources } from "../testing/ask-canned.ts";
import { BODIES } from "../testing/bodies.ts";

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

test("a register of all public grants is asked for study only", async () => {
  const { asked } = await ask("bdns", Response.json(BODIES.bdns), "música");
  expect(asked[0]).toContain("descripcion=beca+m%C3%BAsica");
});

test("the day of a year before is one that exists", async () => {
  const body = Response.json(BODIES.bdns);
  const { asked } = await ask("bdns", body, "beca", "2028-02-29");
  expect(asked[0]).toContain("fechaDesde=28%2F02%2F2027");
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

test("every site that has a search of its own is linked to, with the words where it takes them", () => {
  const links = sources.flatMap(({ key, searchLink }) => {
    const link = searchLink?.(readQuery("beca & música"));
    return link ? [[key, link]] : [];
  });
  const words = "beca+%26+m%C3%BAsica";
  const english = "scholarship+music";
  expect(Object.fromEntries(links)).toEqual({
    secihti: `https://secihti.mx/?s=${words}`,
    opportunitiescircle: `https://www.opportunitiescircle.com/?s=${english}`,
    opportunitydesk: `https://opportunitydesk.org/?s=${english}`,
    scholars4dev: `https://www.scholars4dev.com/?s=${english}`,
    opportunitiesforyouth: `https://opportunitiesforyouth.org/?s=${english}`,
    bdns: "https://www.infosubvenciones.es/bdnstrans/GE/es/convocatorias",
    wikipedia_es: `https://es.wikipedia.org/w/index.php?search=${words}`,
    grants_gov: `https://simpler.grants.gov/search?query=${english}`,
    ror: `https://ror.org/search?query=${words}`,
    coursera: `https://www.coursera.org/search?query=${words}`,
    daad_programmes: `https://www2.daad.de/deutschland/studienangebote/international-programmes/en/result/?q=${english}`,
    searxng: `https://searxng.example/search?q=${words}`,
    brave: `https://search.brave.com/search?q=${words}`,
  });
});

test("keys travel in headers, never in an address", async () => {
  const brave = await ask("brave", Response.json(BODIES.brave));
  expect(brave.headers?.get("x-subscription-token")).toBe("the-key");
  const ror = await ask("ror", Response.json(BODIES.ror));
  expect(ror.headers?.get("client-id")).toBe("the-client");
  expect([...brave.asked, ...ror.asked].join()).not.toContain("the-");
});
