import type { Page } from "@playwright/test";
import { HOME_EN, HOME_ES, type HomeWording } from "./home-wording.ts";
import { expect, test } from "./journey.ts";
import { card, goBack, visit, waitForHydration } from "./page.ts";
import { inLanguage } from "./screens.ts";

for (const words of [HOME_ES, HOME_EN]) {
  const at = (address: string) => inLanguage(address, words.language);

  test(`the hero's search leads to the results (${words.language})`, async ({
    page,
  }) => {
    await visit(page, at("/"));
    await expect(page).toHaveTitle(words.title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words.heading,
    );
    await searchGermany(page, words);
    await expect(page).toHaveURL(`/buscar?q=${words.germany}`);
    await expect(card(page, words.daad)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test(`six links have the addresses of the six sections (${words.language})`, async ({
    page,
  }) => {
    await visit(page, at("/"));
    const sectionLinks = region(page, words.sectionLinksHeading).getByRole(
      "link",
    );
    await expect(sectionLinks).toHaveCount(6);
    for (const [name, text, path] of words.sections)
      await expect(
        sectionLinks.filter({ hasText: text }).filter({ hasText: name }),
      ).toHaveAttribute("href", path);
    const [name, , path] = words.sections[0];
    await sectionLinks.filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await goBack(page);
    await expect(page).toHaveURL(at("/"));
  });

  test(`events show first, and the tab of resources is stored in the address (${words.language})`, async ({
    page,
  }) => {
    await visit(page, at("/"));
    await expectEvents(page, words);
    const [events, featured] = words.tabs;
    await tabs(page, words).getByRole("link", { name: featured }).click();
    await expect(page).toHaveURL("/?ver=recursos#temporada");
    await expectFeatured(page, words);
    await page.reload();
    await waitForHydration(page);
    await expectFeatured(page, words);
    await tabs(page, words).getByRole("link", { name: events }).click();
    await expect(page).toHaveURL("/#temporada");
    await expectEvents(page, words);
  });
}

test("the home page shows only dated favourites, with a link to all favourites", async ({
  page,
}) => {
  await page.addInitScript(
    (favourites) =>
      localStorage.setItem("trampolin-device-favourites", favourites),
    JSON.stringify({
      favourites: [
        { itemId: "chevening", itemType: "scholarship" },
        { itemId: "khan-academy-espanol", itemType: "resource" },
      ],
      applications: [],
    }),
  );
  await visit(page, "/");
  const dates = region(page, "Tus fechas");
  await expect(dates.getByRole("listitem")).toHaveCount(1);
  await expect(dates.getByRole("listitem")).toContainText(
    /Chevening.*\((estimado|fecha anunciada)\)/,
  );
  await dates.getByRole("link", { name: "Ver mis favoritos y fechas" }).click();
  await expect(page).toHaveURL("/favoritos");
});

async function searchGermany(page: Page, words: HomeWording) {
  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("searchbox", { name: words.box }).fill(words.germany);
  await search.getByRole("button", { name: words.search }).click();
}

/** Upcoming events depend on the day; there is always at least one. */
async function expectEvents(page: Page, words: HomeWording) {
  await expectCurrent(page, words, 0);
  const events = region(page, words.season)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(events).not.toHaveCount(0);
  for (const event of await events.all()) {
    const badge = event.getByRole("paragraph").first().locator("span");
    const colour = words.types[await badge.innerText()];
    expect(colour, await badge.innerText()).toBeDefined();
    await expect(badge).toHaveCSS(
      "background-color",
      await readColour(page, colour ?? ""),
    );

    const link = event.getByRole("link", { name: words.official });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    const address = (await link.getAttribute("href")) ?? "";
    await expect(event).toContainText(
      new URL(address).hostname.replace("www.", ""),
    );
  }
}

async function expectFeatured(page: Page, words: HomeWording) {
  await expectCurrent(page, words, 1);
  const season = region(page, words.season);
  const titleLinks = season
    .getByRole("heading", { level: 3 })
    .getByRole("link");
  await expect(titleLinks).not.toHaveCount(0);
  for (const link of await titleLinks.all())
    await expect(link).toHaveAttribute("href", /^\/recursos\//);
  await expect(
    season.getByRole("link", { name: words.allResources }),
  ).toHaveAttribute("href", "/recursos");
}

async function expectCurrent(page: Page, words: HomeWording, current: 0 | 1) {
  const links = tabs(page, words).getByRole("link");
  await expect(links).toHaveText([...words.tabs]);
  await expect(links.nth(current)).toHaveAttribute("aria-current", "page");
  await expect(links.nth(1 - current)).not.toHaveAttribute("aria-current");
}

/** A design token's colour in the format of computed styles. */
function readColour(page: Page, name: string): Promise<string> {
  return page.evaluate((token) => {
    const probe = document.createElement("span");
    probe.style.backgroundColor = `var(${token})`;
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);
}

function tabs(page: Page, words: HomeWording) {
  return page.getByRole("navigation", { name: words.tabsLabel });
}

function region(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}
