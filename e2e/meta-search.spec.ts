import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import {
  answerSearches,
  IN_PART,
  META_SEARCHER,
  NO_SOURCES,
} from "./meta-search.ts";
import {
  ENGLISH,
  lines,
  openReceipt,
  part,
  SPANISH,
  said,
  type Words,
} from "./meta-search-words.ts";
import { breakLine } from "./network.ts";
import { card, expectToast, toast, visit } from "./page.ts";
import { inLanguage } from "./screens.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const LATE_GRANT = {
  results: [
    {
      id: "grants_gov:9",
      source: "grants_gov",
      sourceName: "Grants.gov",
      title: "Chemistry research grant",
      description: "",
      link: "https://www.grants.gov/search-results-detail/9",
    },
  ],
  error: null,
  sources: [
    { key: "grants_gov", name: "Grants.gov", status: "ok", ms: 1200, count: 1 },
  ],
};

for (const words of [SPANISH, ENGLISH]) {
  const { language } = words;
  const QUERY = inLanguage("/buscar?q=quimica", language);

  test(`other sources come below our own results, as text, with how each answered (${language})`, async ({
    page,
    site,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const asked = await answerSearches(page, ({ source }) =>
      source ? LATE_GRANT : IN_PART,
    );
    await page.route(META_SEARCHER, async (route) => {
      expect(route.request().headers().apikey).toBe(site.publishableKey);
      await held;
      return route.fallback();
    });
    await visit(page, QUERY);
    await expect(part(page, words)).toContainText(words.loading);
    await expect(card(page, words.ours)).toBeVisible();
    const before = await card(page, words.ours).boundingBox();
    release();

    await expect(said(page, words)).toHaveText(words.count);
    expect(await card(page, words.ours).boundingBox()).toEqual(before);
    expect(asked).toEqual([{ query: "quimica", locale: language }]);
    await expectTextAlone(page, words);
    await openReceipt(page, words);
    await expect(lines(page, words)).toHaveText([...words.lines]);
    await expectAccessible(page);

    await filterBySource(page, words);
    await retryBySource(page, words);
    expect(asked.at(-1)).toEqual({
      query: "quimica",
      locale: language,
      source: "grants_gov",
    });
  });

  test(`a failed search of other sources is told twice and leaves our results alone (${language})`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/^POST \/functions\/v1\/meta-searcher answered 500$/);
    complaints.expect(/^POST \/functions\/v1\/meta-searcher answered 429$/);
    complaints.expect(/^POST \/functions\/v1\/meta-searcher failed/);
    await page.route(META_SEARCHER, (route) => route.abort());
    await visit(page, QUERY);
    await expectFailure(page, words, words.notice[1]);
    await expect(card(page, words.ours)).toBeVisible();
    await expectAccessible(page);

    for (const [status, json, text] of [
      [
        500,
        { results: [], error: "Las fuentes descansan." },
        "Las fuentes descansan.",
      ],
      [429, { message: "Too many requests" }, words.tooMany],
    ] as const) {
      await page.route(META_SEARCHER, (route) =>
        route.fulfill({ status, json }),
      );
      await part(page, words)
        .getByRole("button", { name: words.retry })
        .click();
      await expectFailure(page, words, text);
    }
    await answerSearches(page, IN_PART);
    await part(page, words).getByRole("button", { name: words.retry }).click();
    await expect(said(page, words)).toHaveText(words.count);
    await expect(page.getByText(words.failed)).toHaveCount(0);
  });

  test(`what other sources do not have, and that none answered, are different things (${language})`, async ({
    page,
  }) => {
    await answerSearches(page, withSources("empty", "timeout"));
    await visit(page, QUERY);
    await expect(heading(page, words.none)).toBeVisible();
    await expect(part(page, words).getByRole("article")).toHaveCount(0);
    await answerSearches(page, withSources("timeout", "error"));
    await visit(page, QUERY);
    await expect(heading(page, words.silent)).toBeVisible();
    await expect(lines(page, words)).toHaveCount(0);
    await openReceipt(page, words);
    await expect(lines(page, words)).toHaveCount(2);
    await expect(toast(page)).toHaveCount(0);
  });
}

test("other sources whose words did not come take nothing from our own results", async ({
  page,
  complaints,
}) => {
  complaints.expect(/^GET \/assets\/meta-search-\S+ failed/);
  const mendLine = await breakLine(page, /\/assets\/meta-search-[\w-]{8}\.js$/);
  await answerSearches(page, IN_PART);
  await visit(page, "/buscar?q=quimica");
  const main = page.getByRole("main");
  await expect(main.getByText("¡Ups! Algo salió mal")).toBeVisible();
  await expect(card(page, SPANISH.ours)).toBeVisible();
  mendLine();
  await main.getByRole("searchbox").fill("química");
  await page.keyboard.press("Enter");
  await expect(said(page, SPANISH)).toHaveText(SPANISH.count);
});

test("without a search nobody is asked; a newer search leaves the older behind", async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const asked = await answerSearches(page, ({ query }) =>
    query === "alemania" ? NO_SOURCES : IN_PART,
  );
  await page.route(META_SEARCHER, async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    if (query === "alemania") await held;
    // The page may have given it up by then.
    await route.fallback().catch(() => {});
  });
  await visit(page, "/buscar?nivel=posgrado");
  await visit(page, "/buscar?q=%3F%3F");
  await expect(part(page, SPANISH)).toHaveCount(0);
  expect(asked).toEqual([]);

  await search(page, "alemania");
  await expect(part(page, SPANISH)).toContainText(SPANISH.loading);
  await search(page, "quimica");
  await expect(said(page, SPANISH)).toHaveText(SPANISH.count);
  release();
  await expect(said(page, SPANISH)).toHaveText(SPANISH.count);
  await expect(card(page, "Química orgánica")).toBeVisible();

  // A filter of our own catalogue asks nobody anew.
  const before = asked.length;
  await page.getByRole("button", { name: /^Filtros/ }).click();
  await page.getByLabel("Nivel").selectOption("Posgrado");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/nivel=posgrado/);
  await expect(card(page, "Química orgánica")).toBeVisible();
  expect(asked).toHaveLength(before);
  // Given up is not failed.
  await expect(toast(page)).toHaveCount(0);
});

test("a result of another source is kept among the favourites by its address", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await becomeMember(page, member.session);
  await answerSearches(page, IN_PART);
  await visit(page, "/buscar?q=quimica");
  const kept = page.waitForRequest(
    (request) =>
      request.method() === "POST" && request.url().includes("user_favorites"),
  );
  const heart = card(page, "Química orgánica").getByRole("button");
  await heart.click();
  expect((await kept).postDataJSON()).toEqual({
    user_id: member.id,
    item_id: "https://es.wikipedia.org/wiki/Quimica_organica",
    item_type: "external_scholarship",
  });
  await expectToast(
    page,
    "Favorito añadido",
    "¡Elemento guardado en tus favoritos!",
  );
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

/** Markup stays what it is, text; a link that is none of a site is not there at all. */
async function expectTextAlone(page: Page, words: Words) {
  const articles = part(page, words).getByRole("article");
  await expect(articles).toHaveCount(2);
  const hostile = card(page, "<script>alert(1)</script> Beca de química");
  await expect(hostile).toContainText("Opportunity Desk");
  await expect(hostile).toContainText("<img src=x onerror=alert(2)>");
  await expect(hostile).toContainText("opportunitydesk.org");
  expect(await articles.locator("script, img").count()).toBe(0);
  const open = hostile.getByRole("link", { name: words.open });
  await expect(open).toHaveAttribute(
    "href",
    "https://www.opportunitydesk.org/beca-de-quimica/",
  );
  await expect(open).toHaveAttribute("target", "_blank");
  await expect(open).toHaveAttribute("rel", "noopener noreferrer nofollow");
  expect(await page.locator('main a[href^="javascript:"]').count()).toBe(0);
}

/** By keyboard: on, then off again. */
async function filterBySource(page: Page, words: Words) {
  const articles = part(page, words).getByRole("article");
  const chip = page
    .getByRole("group", { name: words.filter })
    .getByRole("button", { name: words.desk });
  await chip.press("Enter");
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(articles).toHaveCount(1);
  await chip.press("Space");
  await expect(chip).toBeFocused();
  await expect(articles).toHaveCount(2);
}

/** By keyboard: what it finds comes last, and the focus stays with the source. */
async function retryBySource(page: Page, words: Words) {
  const articles = part(page, words).getByRole("article");
  const line = lines(page, words).filter({ hasText: "Grants.gov" });
  await expect(
    line.getByRole("link", { name: words.searchThere }),
  ).toHaveAttribute("href", "https://www.grants.gov/search-grants");
  const first = await articles.first().textContent();
  await line.getByRole("button", { name: words.retryGrants }).press("Enter");
  await expect(line).toHaveText(words.retried);
  await expect(line).toBeFocused();
  await expect(said(page, words)).toHaveText(words.countAfter);
  await expect(articles.last()).toContainText("Chemistry research grant");
  expect(await articles.first().textContent()).toBe(first);
}

async function expectFailure(page: Page, words: Words, text: string) {
  await expectToast(page, words.notice[0], text);
  await expect(heading(page, words.failed)).toBeVisible();
  await expect(part(page, words)).toContainText(words.failedText);
  await expect(part(page, words).getByRole("article")).toHaveCount(0);
}

function withSources(...statuses: ReadonlyArray<string>) {
  const sources = statuses.map((status, index) => ({
    key: `source-${index}`,
    name: `Fuente ${index}`,
    status,
    ms: 10,
    count: 0,
  }));
  return { results: [], error: null, sources };
}

async function search(page: Page, typed: string) {
  const form = page.getByRole("main").getByRole("search");
  await form.getByRole("searchbox").fill(typed);
  await form.getByRole("button", { name: "Buscar", exact: true }).click();
}

function heading(page: Page, name: string): Locator {
  return page.getByRole("heading", { level: 3, name });
}
