import { expect, type Page, type Route } from "@playwright/test";
import { requestBackend } from "./backend.ts";
import type { Site } from "./sites.ts";

export const META_SEARCHER_ROUTE = "**/functions/v1/meta-searcher";

/** Response of the function `meta-searcher`: results and the status of each source. */
export type MetaSearchBody = {
  readonly results: ReadonlyArray<Readonly<Record<string, unknown>>>;
  readonly error: string | null;
  readonly sources: ReadonlyArray<Readonly<Record<string, unknown>>>;
};

type SentQuery = { query: string; locale: string; source?: string };

/** A response without results, and without sources besides our own catalogue. */
export const NO_SOURCES: MetaSearchBody = {
  results: [],
  error: null,
  sources: [
    { key: "catalogo", name: "Catálogo", status: "ok", ms: 2, count: 3 },
  ],
};

/**
 * An incomplete response: our catalogue, and five other sources that are ok, stale, timed
 * out, suspended and empty. One result has hostile markup, and one a hostile link.
 */
export const INCOMPLETE_ANSWER: MetaSearchBody = {
  error: null,
  results: [
    {
      id: "catalogo:icho",
      source: "catalogo",
      title: "De nuestro catálogo",
      description: "",
      link: "https://trampolin.example/competencias/icho",
    },
    {
      id: "opportunitydesk:1",
      source: "opportunitydesk",
      sourceName: "Opportunity Desk",
      title: "<script>alert(1)</script> Beca de química",
      description:
        "<img src=x onerror=alert(2)> Para quien termina la escuela.",
      link: "https://www.opportunitydesk.org/beca-de-quimica/",
    },
    {
      id: "opportunitydesk:2",
      source: "opportunitydesk",
      sourceName: "Opportunity Desk",
      title: "Enlace que no es un sitio",
      description: "",
      link: "javascript:alert(3)",
    },
    {
      id: "wikipedia_es:3",
      source: "wikipedia_es",
      sourceName: "Wikipedia",
      title: "Química orgánica",
      description: "Rama de la química.",
      link: "https://es.wikipedia.org/wiki/Quimica_organica",
    },
  ],
  sources: [
    { key: "catalogo", name: "Catálogo", status: "ok", ms: 2, count: 1 },
    {
      key: "opportunitydesk",
      name: "Opportunity Desk",
      status: "ok",
      ms: 912,
      count: 8,
    },
    {
      key: "wikipedia_es",
      name: "Wikipedia",
      status: "stale",
      ms: 3,
      count: 1,
      ageHours: 6,
    },
    {
      key: "grants_gov",
      name: "Grants.gov",
      status: "timeout",
      ms: 4000,
      count: 0,
      searchLink: "https://www.grants.gov/search-grants",
    },
    { key: "ror", name: "ROR", status: "suspended", ms: 0, count: 0 },
    { key: "bdns", name: "BDNS", status: "empty", ms: 300, count: 0 },
  ],
};

/** Stubs the function `meta-searcher`; the returned list grows with each request. */
export async function answerSearches(
  page: Page,
  answer: MetaSearchBody | ((query: SentQuery) => MetaSearchBody),
): Promise<ReadonlyArray<SentQuery>> {
  const queries: Array<SentQuery> = [];
  await page.route(META_SEARCHER_ROUTE, (route: Route) => {
    const query = route.request().postDataJSON() as SentQuery;
    queries.push(query);
    return route.fulfill({
      json: typeof answer === "function" ? answer(query) : answer,
    });
  });
  return queries;
}

/** Inserts a row, like the scraper. Tests share the database, so each needs its own title. */
export async function importRow(
  site: Site,
  { title, link }: { title: string; link: string },
): Promise<void> {
  const now = new Date().toISOString();
  const response = await requestBackend(
    { ...site, publishableKey: site.secretKey },
    "/rest/v1/external_opportunities",
    {
      body: {
        source: "secihti",
        native_id: link,
        title,
        language: "es",
        link,
        canonical_link: link.replace("https://", ""),
        first_seen: now,
        last_seen: now,
        changed_at: now,
      },
    },
  );
  expect(response.status).toBe(201);
}
