import type { Page } from "@playwright/test";
import {
  EXPECTED_SCREENS,
  type ExpectedPart,
  type ExpectedScreen,
  ITEM_PATH,
  inLocale,
  LANGUAGES,
  type Language,
  part,
  searchBox,
  statusLine,
  unfilteredStatus,
} from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { waitForHydration } from "./page.ts";
import { inLanguage } from "./screens.ts";
import { sampled } from "./soak.ts";

/** One screen per language: the HTML tests check the sections of every screen. */
const HYDRATED = sampled(
  EXPECTED_SCREENS.flatMap((screen) =>
    LANGUAGES.map((language) => ({ screen, language })),
  ),
  ({ screen, language }) =>
    screen.path === (language === "es" ? "/becas" : "/recursos"),
);

for (const { screen, language } of HYDRATED)
  test(`after hydration ${screen.path} has every section with its cards (${language})`, {
    tag: "@each-width",
  }, async ({ page }) => {
    await page.goto(inLanguage(screen.path, language));
    await waitForHydration(page);
    await expectScreen(page, screen, language);
  });

async function expectScreen(
  page: Page,
  { path, title, search, parts }: ExpectedScreen,
  language: Language,
) {
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    inLocale(title, language),
  );
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(
    parts.map(({ heading }) => inLocale(heading, language)),
  );
  await expect(searchBox(page)).toHaveAccessibleName(
    inLocale(search, language),
  );
  for (const expected of parts) await expectPart(page, expected, language);

  const cards = main.getByRole("article");
  const count = await cards.count();
  const cardsBehindLinks = await main
    .locator("a[href*='pais=']")
    .evaluateAll((links) =>
      links.reduce(
        (sum, { textContent }) =>
          sum + Number.parseInt(textContent?.split("(").at(-1) ?? "0", 10),
        0,
      ),
    );
  await expect(statusLine(page)).toHaveText(
    unfilteredStatus(count + cardsBehindLinks, language),
  );
  await expectCards(page, count);
  expect(await duplicateIds(page), path).toEqual([]);
}

async function expectPart(
  page: Page,
  { heading, cardsAtLeast = 0, linkCount, points, questions }: ExpectedPart,
  language: Language,
) {
  const name = inLocale(heading, language);
  const place = part(page, name);
  const cardCount = await place.getByRole("article").count();
  if (cardsAtLeast === 0) expect(cardCount, name).toBe(0);
  else expect(cardCount, name).toBeGreaterThanOrEqual(cardsAtLeast);
  if (linkCount) await expect(place.getByRole("link")).toHaveCount(linkCount);
  if (points)
    await expect(place.getByRole("heading", { level: 3 })).toHaveCount(points);
  if (questions)
    await expect(place.locator("details > summary")).toHaveCount(questions);
}

/** Each card links to its own page and to the official site. */
async function expectCards(page: Page, count: number) {
  const cards = page.getByRole("main").getByRole("article");
  const itemPages = await cards
    .getByRole("heading", { level: 3 })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(itemPages).size).toBe(count);
  for (const address of itemPages) expect(address).toMatch(ITEM_PATH);
  await expect(
    cards.locator(
      'a[href^="https://"][target="_blank"][rel="noopener noreferrer"]',
    ),
  ).toHaveCount(count);
}

/** Ids that several elements share; an anchor or label would find only the first. */
function duplicateIds(page: Page): Promise<ReadonlyArray<string>> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}
