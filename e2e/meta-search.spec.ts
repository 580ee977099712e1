import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import {
  answerSearches,
  INCOMPLETE_ANSWER,
  importRow,
  META_SEARCHER_ROUTE,
  type MetaSearchBody,
  NO_SOURCES,
} from "./meta-search.ts";
import { abortRequests, builtFile } from "./network.ts";
import { card, expectToast, toast, visit } from "./page.ts";

test.use({ routesRequests: true });

const QUERY = "/buscar?q=quimica";
const OURS = "Olimpiada Internacional de Química (IChO)";
const HOSTILE = "<script>alert(1)</script> Beca de química";
const LOADING = "Buscando en otras fuentes…";
const INCOMPLETE =
  "2 resultados de otros sitios. Algunas fuentes no respondieron: puede haber más resultados.";
const FAILED = "¡Ups! Algo salió mal";

const GRANT = {
  id: "grants_gov:9",
  source: "grants_gov",
  sourceName: "Grants.gov",
  title: "Chemistry research grant",
  description: "",
  link: "https://www.grants.gov/search-results-detail/9",
};

/** Response to a retry of one source: only Grants.gov has a new result. */
function answerFrom(source: string): MetaSearchBody {
  return {
    results:
      source === "grants_gov" ? [GRANT, ...INCOMPLETE_ANSWER.results] : [],
    error: null,
    sources: [{ key: source, name: source, status: "ok", ms: 9, count: 1 }],
  };
}

test("other sources' results do not move ours, show markup as text and have a filter and status", async ({
  page,
  site,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const searches = await answerSearches(page, INCOMPLETE_ANSWER);
  await page.route(META_SEARCHER_ROUTE, async (route) => {
    expect(route.request().headers().apikey).toBe(site.publishableKey);
    await released;
    return route.fallback();
  });
  await visit(page, QUERY);
  await expect(status(page)).toHaveText(LOADING);
  const before = await measurePosition(card(page, OURS));
  release();
  await expect(status(page)).toHaveText(INCOMPLETE);
  expect(await measurePosition(card(page, OURS))).toEqual(before);
  expect(searches).toEqual([{ query: "quimica", locale: "es" }]);
  await expectPlainText(page);
  await expect(
    part(page).getByText(
      "Página conocida de Opportunity Desk, que publica convocatorias de otros",
    ),
  ).toBeVisible();
  await part(page).getByText("A quién preguntamos", { exact: true }).click();
  await expect(
    page
      .getByRole("list", { name: "A quién preguntamos" })
      .getByRole("listitem"),
  ).toHaveText([
    "Opportunity Desk: 8 en 0,9 s",
    "Wikipedia: 1, copia de hace 6 h",
    /^Grants\.gov: no respondió/,
    "ROR: falló hace poco, no le preguntamos",
    "BDNS: sin resultados",
  ]);
  await expect(
    part(page).getByRole("link", {
      name: /^Buscar en su sitio.*: Grants\.gov /,
    }),
  ).toHaveAttribute("href", "https://www.grants.gov/search-grants");
  await expectAccessible(page);
  await filterBySource(page);
});

test("an incomplete search is marked; results of a retry come last and move nothing", async ({
  page,
}) => {
  const searches = await answerSearches(page, ({ source }) =>
    source ? answerFrom(source) : INCOMPLETE_ANSWER,
  );
  await visit(page, QUERY);
  await expect(status(page)).toHaveText(INCOMPLETE);
  const before = await measurePosition(card(page, HOSTILE));
  await retry(page).press("Enter");
  await expect(status(page)).toHaveText("3 resultados de otros sitios.");
  await expect(status(page)).toBeFocused();
  expect(searches.flatMap(({ source }) => source ?? [])).toEqual([
    "grants_gov",
    "ror",
  ]);
  await expect(titles(page)).toHaveText([
    HOSTILE,
    "Química orgánica",
    GRANT.title,
  ]);
  expect(await measurePosition(card(page, HOSTILE))).toEqual(before);
  await expect(retry(page)).toHaveCount(0);
});

test("imported results show at once; live ones follow without duplicates, and move nothing", async ({
  page,
  site,
}) => {
  const link = "https://copia.example/xilofono";
  await importRow(site, { title: "Beca de xilófono", link });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const live = { ...GRANT, title: "En vivo" };
  await answerSearches(page, {
    ...NO_SOURCES,
    results: [
      live,
      {
        ...GRANT,
        link: "http://www.copia.example/xilofono/?utm_source=x",
      },
    ],
  });
  await page.route(META_SEARCHER_ROUTE, async (route) => {
    await released;
    return route.fallback();
  });
  await visit(page, "/buscar?q=xilofono");
  await expect(status(page)).toHaveText(LOADING);
  await expect(titles(page)).toHaveText(["Beca de xilófono"]);
  const rules = part(page).getByRole("complementary", {
    name: "Antes de pagar o enviar datos",
  });
  await expect(rules.getByRole("listitem")).toHaveCount(3);
  const before = await measurePosition(card(page, "Beca de xilófono"));
  release();
  await expect(status(page)).toHaveText("2 resultados de otros sitios.");
  await expect(titles(page)).toHaveText(["Beca de xilófono", "En vivo"]);
  expect(await measurePosition(card(page, "Beca de xilófono"))).toEqual(before);
});

test("a failed search shows toast and text, keeps imported results, and can be retried", async ({
  page,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/^POST \/functions\/v1\/meta-searcher answered 500$/);
  browserErrors.expect(/^POST \/functions\/v1\/meta-searcher answered 429$/);
  browserErrors.expect(/^POST \/functions\/v1\/meta-searcher failed/);
  await importRow(site, {
    title: "Beca para timbaleros",
    link: "https://copia.example/timbal",
  });
  const imported = card(page, "Beca para timbaleros");
  await page.route(META_SEARCHER_ROUTE, (route) => route.abort());
  await visit(page, "/buscar?q=timbaleros");
  const unreachable = "Ocurrió un error al contactar con el servidor.";
  await expectFailure(page, unreachable);
  await expect(imported).toBeVisible();
  await expectAccessible(page);

  for (const [code, body, text] of [
    [
      500,
      '{"results":[],"error":"Las fuentes descansan."}',
      "Las fuentes descansan.",
    ],
    [
      429,
      '{"message":"Too many requests"}',
      "Hiciste muchas búsquedas seguidas. Espera unos minutos.",
    ],
    // A truncated body.
    [200, '{"results":[{"id":"1","title":"Be', unreachable],
  ] as const) {
    await page.route(META_SEARCHER_ROUTE, (route) =>
      route.fulfill({ status: code, contentType: "application/json", body }),
    );
    await retry(page).click();
    await expectFailure(page, text);
    await expect(imported).toBeVisible();
  }
  await answerSearches(page, answerFrom("grants_gov"));
  await retry(page).click();
  await expect(status(page)).toHaveText("4 resultados de otros sitios.");
  await expect(page.getByText(FAILED)).toHaveCount(0);
});

test("sources without results and sources that fail show different messages", async ({
  page,
}) => {
  await answerSearches(page, withSources("empty", "ok"));
  await visit(page, QUERY);
  await expect(heading(page, "No se encontraron resultados")).toBeVisible();
  await expect(part(page).getByRole("article")).toHaveCount(0);
  await expect(retry(page)).toHaveCount(0);
  await answerSearches(page, withSources("timeout", "error"));
  await visit(page, QUERY);
  await expect(
    heading(page, "Ahora no pudimos preguntar en otros sitios"),
  ).toBeVisible();
  await expect(retry(page)).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test("a live search without its wording shows an error beside our own results", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/assets\/meta-search-\S+ failed/);
  const restoreRequests = await abortRequests(page, builtFile("meta-search"));
  await answerSearches(page, INCOMPLETE_ANSWER);
  await visit(page, QUERY);
  await expect(page.getByRole("main").getByText(FAILED)).toBeVisible();
  await expect(card(page, OURS)).toBeVisible();
  restoreRequests();
  await search(page, "química");
  await expect(status(page)).toHaveText(INCOMPLETE);
});

test("without a query no request is sent; a newer search replaces the older", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const searches = await answerSearches(page, ({ query }) =>
    query === "alemania" ? NO_SOURCES : INCOMPLETE_ANSWER,
  );
  await page.route(META_SEARCHER_ROUTE, async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (query === "alemania") await released;
    // The page may have aborted the request by then.
    await route.fallback().catch(() => {});
  });
  await visit(page, "/buscar?nivel=posgrado");
  await visit(page, "/buscar?q=%3F%3F");
  await expect(part(page)).toHaveCount(0);
  expect(searches).toEqual([]);

  await search(page, "alemania");
  await expect(status(page)).toHaveText(LOADING);
  await search(page, "quimica");
  await expect(status(page)).toHaveText(INCOMPLETE);
  release();
  await expect(status(page)).toHaveText(INCOMPLETE);

  // A filter of our own catalogue sends no request.
  const before = searches.length;
  await page.getByRole("button", { name: /^Filtros/ }).click();
  await page.getByLabel("Nivel").selectOption("Posgrado");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/nivel=posgrado/);
  await expect(card(page, "Química orgánica")).toBeVisible();
  expect(searches).toHaveLength(before);
  // An aborted request is not a failure.
  await expect(toast(page)).toHaveCount(0);
});

/** Fails unless markup shows as text and the result with an invalid link is dropped. */
async function expectPlainText(page: Page) {
  const articles = part(page).getByRole("article");
  await expect(articles).toHaveCount(2);
  const hostile = card(page, HOSTILE);
  await expect(hostile).toContainText("Opportunity Desk");
  await expect(hostile).toContainText("<img src=x onerror=alert(2)>");
  await expect(hostile).toContainText("opportunitydesk.org");
  expect(await articles.locator("script, img").count()).toBe(0);
  const open = hostile.getByRole("link", {
    name: /^Ver Oportunidad.*\(se abre en una pestaña nueva\)$/,
  });
  await expect(open).toHaveAttribute(
    "href",
    "https://www.opportunitydesk.org/beca-de-quimica/",
  );
  await expect(open).toHaveAttribute("target", "_blank");
  await expect(open).toHaveAttribute("rel", "noopener noreferrer nofollow");
  expect(await page.locator('main a[href^="javascript:"]').count()).toBe(0);
}

/** Turns the filter on and off by keyboard. */
async function filterBySource(page: Page) {
  const articles = part(page).getByRole("article");
  const chip = page
    .getByRole("group", { name: "Ver solo una fuente" })
    .getByRole("button", { name: "Opportunity Desk (1)" });
  await chip.press("Enter");
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(articles).toHaveCount(1);
  await chip.press("Space");
  await expect(chip).toBeFocused();
  await expect(articles).toHaveCount(2);
}

async function expectFailure(page: Page, text: string) {
  await expectToast(page, "Error en la búsqueda", text);
  await expect(heading(page, FAILED)).toBeVisible();
  await expect(part(page)).toContainText(
    "No se pudieron obtener los resultados. Por favor, inténtalo de nuevo más tarde.",
  );
}

function withSources(...statuses: ReadonlyArray<string>) {
  const sources = statuses.map((each, index) => ({
    key: `source-${index}`,
    name: `Fuente ${index}`,
    status: each,
    ms: 10,
    count: 0,
  }));
  return { results: [], error: null, sources };
}

/** Position in the document, independent of scrolling. */
function measurePosition(element: Locator) {
  return element.evaluate((each) => {
    const { top, left, height } = each.getBoundingClientRect();
    return { top: top + scrollY, left, height };
  });
}

async function search(page: Page, typed: string) {
  const form = page.getByRole("main").getByRole("search");
  await form.getByRole("searchbox").fill(typed);
  await form.getByRole("button", { name: "Buscar", exact: true }).click();
}

/** The section of other sources. */
function part(page: Page): Locator {
  return page.getByRole("region", { name: "En otras fuentes", exact: true });
}

function status(page: Page): Locator {
  return part(page).getByRole("status");
}

function titles(page: Page): Locator {
  return part(page).getByRole("article").getByRole("heading");
}

function retry(page: Page): Locator {
  return part(page).getByRole("button", { name: "Reintentar" });
}

function heading(page: Page, name: string): Locator {
  return page.getByRole("heading", { level: 3, name });
}
