import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import type { SearchWording } from "./search-wording.ts";

export async function submitSearch(
  page: Page,
  words: SearchWording,
  typed: string,
) {
  await box(page, words).fill(typed);
  await page
    .getByRole("main")
    .getByRole("button", { name: words.submit, exact: true })
    .click();
}

export async function expectNoResults(page: Page, words: SearchWording) {
  await expect(
    page.getByRole("heading", { level: 2, name: words.none }),
  ).toBeVisible();
  await expect(page.getByText(words.noneText)).toBeVisible();
}

export function box(page: Page, words: SearchWording) {
  return page.getByRole("searchbox", { name: words.box });
}

/** Status of our own results; other sources have their own below. */
export function ownStatusLine(page: Page) {
  return page.getByRole("main").getByRole("status").first();
}

/** Total of results in the status. */
export async function readCount(page: Page): Promise<number> {
  await expect(ownStatusLine(page)).toHaveText(/\d/);
  const numbers =
    (await ownStatusLine(page).textContent())?.match(/\d+/g) ?? [];
  return Number(numbers.at(-1));
}

/** Addresses that the results link to. */
export async function readResultLinks(
  page: Page,
): Promise<ReadonlyArray<string>> {
  const titles = page.getByRole("article").getByRole("heading", { level: 3 });
  await expect(titles.first()).toBeVisible();
  return titles
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}
