import { tooWide } from "./fit.ts";
import { expect, test } from "./journey.ts";
import { answerSearches, type MetaSearchBody } from "./meta-search.ts";
import { card, visit } from "./page.ts";
import { inLanguage } from "./screens.ts";

test.use({ routesRequests: true });

const LONG_WORD = "Elektrizitätswirtschaftsorganisationsgesetznovelle";
const ARABIC = "منحة دراسية ممولة بالكامل";

const HOSTILE_ANSWER: MetaSearchBody = {
  error: null,
  results: [
    aResult("endless", LONG_WORD, LONG_WORD.repeat(3)),
    aResult("arabic", "منصة المنح", ARABIC),
    aResult("searxng", "SearXNG", "Beca guardada"),
  ],
  sources: [
    aReport("endless", LONG_WORD, { status: "timeout", count: 0 }),
    aReport("arabic", "منصة المنح", { status: "stale", ageHours: 150 }),
    aReport("searxng", "SearXNG", { ms: 12 }),
  ],
};

const WORDS = {
  es: {
    resultCount: /^\d+ resultados$/,
    skipLink: "Ver otras fuentes",
    heading: "En otras fuentes",
    unchecked:
      "Nadie de Trampolín los revisó: mira quién publica antes de dar tus datos.",
    report: "A quién preguntamos",
    staleLine: "منصة المنح: 1, copia de hace 6 días",
    quickLine: "SearXNG: 1 en 0,01 s",
    chip: "SearXNG (1)",
  },
  en: {
    resultCount: /^\d+ results$/,
    skipLink: "See other sources",
    heading: "In other sources",
    unchecked:
      "Nobody at Trampolín has checked them: see who publishes them before you give your details.",
    report: "Who we asked",
    staleLine: "منصة المنح: 1, copy from 6 days ago",
    quickLine: "SearXNG: 1 in 0.01 s",
    chip: "SearXNG: 1",
  },
} as const;

for (const language of ["es", "en"] as const) {
  const words = WORDS[language];

  test(`long and Arabic external text fits, with labels in the user's language (${language})`, async ({
    page,
  }) => {
    await answerSearches(page, HOSTILE_ANSWER);
    await visit(page, inLanguage("/buscar?q=quimica", language));
    await expect(page.getByText(words.unchecked)).toBeVisible();
    await expect(page.getByRole("button", { name: words.chip })).toBeVisible();
    await page.getByText(words.report, { exact: true }).click();
    const report = page.getByRole("list", { name: words.report });
    for (const line of [words.staleLine, words.quickLine])
      await expect(report.getByText(line, { exact: true })).toBeVisible();
    await expect(
      page.getByRole("heading", { level: 3, name: ARABIC }),
    ).toHaveCSS("direction", "rtl");
    expect(await tooWide(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "32px";
    });
    await expect.poll(() => tooWide(page)).toEqual([]);
  });

  test(`a link skips the catalogue's results and leads to the other sources (${language})`, async ({
    page,
  }) => {
    await answerSearches(page, HOSTILE_ANSWER);
    await visit(page, inLanguage("/buscar?q=quimica", language));
    await expect(page.getByText(words.resultCount).first()).toBeVisible();
    // Only an existing chip can take the focus.
    const chip = page.getByRole("button", {
      name: new RegExp(`^${LONG_WORD}`),
    });
    await expect(chip).toBeVisible();
    await page.getByRole("link", { name: words.skipLink }).press("Enter");
    await expect(
      page.getByRole("heading", { level: 2, name: words.heading }),
    ).toBeInViewport();
    // The two links of the rules against fraud come first.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(chip).toBeFocused();
    await expect(card(page, ARABIC)).toBeAttached();
  });
}

test("other sources receive the first 200 characters of a longer query", async ({
  page,
}) => {
  // The function `meta-searcher` rejects longer queries.
  const searches = await answerSearches(page, HOSTILE_ANSWER);
  const text = "beca de química ".repeat(40);
  await visit(page, `/buscar?q=${encodeURIComponent(text)}`);
  await expect(card(page, ARABIC)).toBeVisible();
  const query = text.slice(0, 200).trim();
  expect(searches).toEqual([{ query, locale: "es" }]);
});

test("without external sources there is no link to them", async ({ page }) => {
  const searches = await answerSearches(page, {
    results: [],
    error: null,
    sources: [],
  });
  await visit(page, "/buscar?q=quimica");
  await expect(page.getByText(WORDS.es.resultCount).first()).toBeVisible();
  await expect.poll(() => searches.length).toBe(1);
  await expect(page.getByText(WORDS.es.heading)).toHaveCount(0);
  await expect(page.getByText(WORDS.es.skipLink)).toBeHidden();
});

function aResult(source: string, sourceName: string, title: string) {
  return {
    id: `${source}:1`,
    source,
    sourceName,
    title,
    description: title,
    link: `https://${source}.example/beca`,
  };
}

function aReport(key: string, name: string, parts: object) {
  return { key, name, status: "ok", ms: 900, count: 1, ...parts };
}
