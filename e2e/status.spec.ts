import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";
import { inLanguage } from "./screens.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const BACKEND = "**/rest/v1/profiles?select=id&limit=1";
const REPORT = "**/status.json";
const UP_SINCE = "2026-11-20T12:00:00.000Z";

const SPANISH = {
  language: "es",
  title: "Estado del sistema | Trampolín",
  heading: "Estado del sistema",
  parts: [
    "Servidor y base de datos",
    "Páginas",
    "Funciones",
    "Búsqueda en otras fuentes",
    "Revisión de enlaces",
    "Otras integraciones",
  ],
  loading: "Verificando...",
  well: [
    "Operacional",
    "Operacional",
    "Operacional",
    "Operacional (Beta)",
    "Operacional",
    "Planeado",
  ],
  hour: "1200 búsquedas en la última hora. Las fuentes respondieron al 96 % de las consultas.",
  run: /^Última revisión: .*2026.* Enlaces revisados: 1204; sin página: 3; no se pudieron revisar: 56\. Otros sitios leídos: 5 de 6; convocatorias nuevas: 12\.$/,
  time: /^Verificado a las \d{1,2}:\d\d:\d\d$/,
  summary: "Todo lo tuyo funciona: páginas, cuenta y favoritos.",
  again: "Volver a verificar",
} as const;

const ENGLISH = {
  language: "en",
  title: "System status | Trampolín",
  heading: "System status",
  parts: [
    "Server and database",
    "Pages",
    "Functions",
    "Search in other sources",
    "Link checks",
    "Other integrations",
  ],
  loading: "Checking...",
  well: [
    "Operational",
    "Operational",
    "Operational",
    "Operational (Beta)",
    "Operational",
    "Planned",
  ],
  hour: "1200 searches in the last hour. The sources answered 96% of the questions.",
  run: /^Last check: .*2026.* Links checked: 1,204; without a page: 3; could not be checked: 56\. Other sites read: 5 of 6; new calls: 12\.$/,
  time: /^Checked at \d{1,2}:\d\d:\d\d [AP]M$/,
  summary: "Everything of yours works: pages, account and favourites.",
  again: "Check again",
} as const;

const WELL = {
  checkedAt: "2026-11-21T12:00:00.000Z",
  backend: "operational",
  functions: "operational",
  metaSearch: { searches: 1200, asked: 100, answered: 96 },
  scraper: withRun("2026-11-21T06:00:00.000Z"),
};

for (const words of [SPANISH, ENGLISH])
  test(`each part is checked from the browser, and again when asked (${words.language})`, async ({
    page,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(BACKEND, async (route) => {
      await held;
      return route.continue();
    });
    await page.route(REPORT, async (route) => {
      await held;
      return route.fulfill({ json: WELL });
    });
    // The page gives up after ten seconds, and what is looked at meanwhile may take longer.
    await page.addInitScript(() => {
      AbortController.prototype.abort = () => {};
    });
    await visit(page, inLanguage("/estado", words.language));
    await expect(page).toHaveTitle(words.title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words.heading,
    );
    await expect(page.getByRole("heading", { level: 2 })).toContainText([
      ...words.parts,
    ]);
    for (const place of [0, 2, 3, 4])
      await expect(part(page, words.parts[place])).toContainText(words.loading);
    await expect(part(page, words.parts[1])).toContainText(words.well[1]);
    await expectAccessible(page);
    release();

    await expect(summary(page)).toHaveText(words.summary);
    await expectBadges(page, words.parts, words.well);
    await expect(part(page, words.parts[3])).toContainText(words.hour);
    await expect(part(page, words.parts[4]).getByText(words.run)).toBeVisible();
    await expect(page.getByText(words.time)).toHaveCount(5);
    await expectAccessible(page);

    const { promise: again, resolve: answer } = Promise.withResolvers<void>();
    await page.route(REPORT, async (route) => {
      await again;
      return route.fulfill({ json: { ...WELL, metaSearch: null } });
    });
    const button = page.getByRole("button", { name: words.again });
    await button.press("Enter");
    await expect(part(page, words.parts[3])).toContainText(words.loading);
    await expect(button).toBeFocused();
    answer();
    await expect(summary(page)).toHaveText(words.summary);
    await expect(part(page, words.parts[3])).not.toContainText(words.hour);
  });

test("parts that fail, or answer poorly, are said to, and nothing else is", async ({
  page,
  complaints,
}) => {
  complaints.expect(/^GET \/rest\/v1\/profiles\S* answered 500$/);
  complaints.expect(/^GET \/status\.json failed/);
  await page.route(BACKEND, (route) => route.fulfill({ status: 500 }));
  await page.route(REPORT, (route) => route.abort());
  await visit(page, "/estado");
  await expectBadges(page, SPANISH.parts, [
    "Error",
    "Operacional",
    "Error",
    "Error",
    "Error",
    "Planeado",
  ]);
  await expect(summary(page)).toHaveText(
    "Algo tuyo no responde ahora: páginas, cuentas o favoritos. Inténtalo más tarde.",
  );
  await expectAccessible(page);

  await page.unroute(BACKEND);
  await page.route(REPORT, (route) =>
    route.fulfill({
      json: {
        ...WELL,
        metaSearch: { searches: 2, asked: 20, answered: 4 },
        scraper: withRun("2026-11-18T06:00:00.000Z"),
      },
    }),
  );
  await page.getByRole("button", { name: SPANISH.again }).click();
  await expectBadges(page, SPANISH.parts, [
    "Operacional",
    "Operacional",
    "Operacional",
    "Degradado",
    "Degradado",
    "Planeado",
  ]);

  await page.route(REPORT, (route) =>
    route.fulfill({ json: { ...WELL, functions: "error" } }),
  );
  await page.getByRole("button", { name: SPANISH.again }).click();
  await expectBadges(page, SPANISH.parts, [
    "Operacional",
    "Operacional",
    "Error",
    "Error",
    "Operacional",
    "Planeado",
  ]);

  const scraper = withRun("never");
  await page.route(REPORT, (route) =>
    route.fulfill({ json: { ...WELL, scraper } }),
  );
  await page.getByRole("button", { name: SPANISH.again }).click();
  await expectBadges(page, SPANISH.parts, [
    "Operacional",
    "Operacional",
    "Error",
    "Error",
    "Error",
    "Planeado",
  ]);
});

test("what the server cannot know is said in words, and is no trouble", async ({
  page,
}) => {
  const tell = (scraper: object) =>
    page.route(REPORT, (route) =>
      route.fulfill({ json: { ...WELL, metaSearch: "unknown", scraper } }),
    );
  const card = part(page, SPANISH.parts[4]);
  await tell({ everyHours: 0, upSince: UP_SINCE, runs: "unknown" });
  await visit(page, "/estado");
  await expect(card).toContainText(
    "Este servidor no puede leer cuándo fue la última revisión.",
  );
  await expect(card).toContainText("Verificando...");
  await expect(part(page, SPANISH.parts[3])).toContainText(
    "Este servidor no cuenta las búsquedas: las atiende otro.",
  );
  await expect(card.getByText(SPANISH.time)).toHaveCount(0);
  await expect(summary(page)).toHaveText(SPANISH.summary);

  const runs = { last: null, openSince: null };
  await tell({ everyHours: 0, upSince: UP_SINCE, runs });
  await page.getByRole("button", { name: SPANISH.again }).click();
  await expect(card).toContainText(
    "Este servidor no hace revisiones por su cuenta. Aún no hay una revisión terminada.",
  );
  await expect(card.getByText("Planeado", { exact: true })).toBeVisible();
  await expect(summary(page)).toHaveText(SPANISH.summary);
});

test("a run that could look at nothing is told as that, and not as health", async ({
  page,
}) => {
  const scraper = withRun("2026-11-21T06:00:00.000Z", {
    checked: 0,
    notCheckable: 270,
    gone: 0,
    failedSources: 6,
    found: 0,
  });
  await page.route(REPORT, (route) =>
    route.fulfill({ json: { ...WELL, scraper } }),
  );
  await visit(page, "/estado");
  const card = part(page, SPANISH.parts[4]);
  await expect(card).toContainText(
    "Enlaces revisados: 0; sin página: 0; no se pudieron revisar: 270. Otros sitios leídos: 0 de 6; convocatorias nuevas: 0.",
  );
  await expect(card.getByText("Degradado", { exact: true })).toBeVisible();
  await expect(summary(page)).toHaveText(
    "Todo lo tuyo funciona: páginas, cuenta y favoritos. Algo de lo que consultamos fuera responde mal; puede que veas menos resultados de otros sitios.",
  );
});

/** A daily scraper whose last run ended then. */
function withRun(finishedAt: string, parts: object = {}) {
  const last = {
    finishedAt,
    checked: 1204,
    notCheckable: 56,
    gone: 3,
    sources: 6,
    failedSources: 1,
    found: 12,
    ...parts,
  };
  const runs = { last, openSince: null };
  return { everyHours: 24, upSince: UP_SINCE, runs };
}

async function expectBadges(
  page: Page,
  parts: ReadonlyArray<string>,
  badges: ReadonlyArray<string>,
) {
  for (const [place, name] of parts.entries())
    await expect(
      part(page, name).getByText(badges[place] ?? "", { exact: true }),
    ).toBeVisible();
}

function part(page: Page, name: string | undefined): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({
      has: page.getByRole("heading", { level: 2, name, exact: true }),
    });
}

function summary(page: Page): Locator {
  return page.getByRole("main").getByRole("status");
}
