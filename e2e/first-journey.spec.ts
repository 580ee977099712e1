import type { Page } from "@playwright/test";
import { anEmail, PASSWORD } from "./account.ts";
import { headerParts } from "./header.ts";
import { expect, test } from "./journey.ts";
import {
  JOURNEY_EN,
  JOURNEY_ES,
  type JourneyWording,
} from "./journey-wording.ts";
import {
  card,
  closeToast,
  expectToast,
  visit,
  waitForHydration,
  waitForScreen,
} from "./page.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a visitor finds a scholarship, signs up and saves it (es)", ({
  page,
  isMobile,
}) => takeFirstJourney(page, isMobile, JOURNEY_ES));

/** In English on a laptop: the two tests cover both languages, widths and data origins. */
test.describe("with accounts and data on another origin", () => {
  test.use({ siteName: "remote" });

  test(
    "a visitor finds a scholarship, signs up and saves it",
    {
      tag: "@laptop",
    },
    ({ page, isMobile }) => takeFirstJourney(page, isMobile, JOURNEY_EN),
  );
});

const DAAD = "/becas/daad-becas-alemania";

async function takeFirstJourney(
  page: Page,
  isMobile: boolean,
  words: JourneyWording,
) {
  const email = anEmail();
  const header = headerParts(page, isMobile, words.language);
  const daad = card(page, words.daad);

  await visit(page, `/?lng=${words.language}`);
  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("searchbox").fill(words.germany);
  await search.getByRole("button", { name: words.search }).click();
  await expect(page).toHaveURL(`/buscar?q=${words.germany}`);

  await expect(daad).toContainText("daad.de");
  const official = daad.getByRole("link", { name: words.official });
  await expect(official).toHaveAttribute(
    "href",
    "https://www.daad.de/en/studying-in-germany/scholarships/daad-scholarships/",
  );
  await expect(official).toHaveAttribute("target", "_blank");
  await expect(official).toHaveAttribute("rel", "noopener noreferrer");
  await daad.getByRole("link", { name: words.details }).click();
  await expect(page).toHaveURL(DAAD);
  await expect(
    page.getByRole("heading", { level: 2, name: words.requirements }),
  ).toBeVisible();

  await header.openRegister();
  await expect(page).toHaveURL("/register");
  await page.getByLabel(words.fullName).fill("Lucía Pérez");
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(words.confirmPassword).fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: words.register, exact: true })
    .click();
  await expectToast(page, ...words.registered);
  await closeToast(page);
  await expect(page).toHaveURL(DAAD);

  await page.getByRole("button", { name: words.addDaad }).click();
  await expectToast(page, ...words.added);
  const heart = page.getByRole("button", { name: words.removeDaad });
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await page
    .getByRole("navigation", { name: words.breadcrumb })
    .getByRole("link", { name: words.scholarships })
    .click();
  await expect(page).toHaveURL("/becas");
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("article").first()).toContainText(words.daad);
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await header.logOut();
  await expectToast(page, ...words.loggedOut);
  await waitForScreen(page, "/");

  await header.openLogin();
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await page
    .getByRole("main")
    .getByRole("button", { name: words.login, exact: true })
    .click();
  await expectToast(page, ...words.loggedIn);
  await expect(page).toHaveURL("/");

  await page
    .getByRole("main")
    .getByRole("link", { name: words.sectionLink })
    .click();
  await expect(page.getByRole("article").first()).toContainText(words.daad);
  await heart.click();
  await expectToast(page, ...words.removed);
  await expect(
    daad.getByRole("button", { name: words.addDaad }),
  ).toHaveAttribute("aria-pressed", "false");
}
