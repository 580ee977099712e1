import type { Page } from "@playwright/test";
import { ENGLISH, SPANISH, type Words } from "./home-words.ts";
import { expect, test } from "./journey.ts";
import { card, goBack, isAlive, visit } from "./page.ts";
import { inLanguage } from "./screens.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const words of [SPANISH, ENGLISH]) {
  const at = (address: string) => inLanguage(address, words.language);

  test(`the hero's search leads to the results (${words.language})`, async ({
    page,
  }) => {
    await visit(page, at("/"));
    await expect(page).toHaveTitle(words.title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words.heading,
    );
    await seek(page, words);
    await expect(page).toHaveURL(`/buscar?q=${words.germany}`);
    await expect(card(page, words.daad)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test(`six doors lead to the six sections (${words.language})`, async ({
    page,
  }) => {
    await visit(page, at("/"));
    const doors = region(page, words.doors).getByRole("link");
    await expect(doors).toHaveCount(6);
    for (const [name, text, path] of words.sections)
      await expect(
        doors.filter({ hasText: text }).filter({ hasText: name }),
      ).toHaveAttribute("href", path);
    const [name, , path] = words.sections[0];
    await doors.filter({ hasText: name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await goBack(page);
    await expect(page).toHaveURL(at("/"));
  });

  test(`events stand first, and the other tab is kept in the address (${words.language})`, async ({
    page,
  }) => {
    await visit(page, at("/"));
    await expectEvents(page, words);
    const [events, featured] = words.tabs;
    await tabs(page, words).getByRole("link", { name: featured }).click();
    await expect(page).toHaveURL("/?ver=recursos#temporada");
    await expectFeatured(page, words);
    await page.reload();
    await isAlive(page);
    await expectFeatured(page, words);
    await tabs(page, words).getByRole("link", { name: events }).click();
    await expect(page).toHaveURL("/#temporada");
    await expectEvents(page, words);
  });
}

test("what closes and opens soon leads to its page", async ({ page }) => {
  await visit(page, "/");
  for (const name of SPANISH.soon) {
    const links = region(page, name).getByRole("link");
    for (let index = 0; index < (await links.count()); index += 1) {
      const link = links.nth(index);
      const title = await link.locator("span.font-bold").innerText();
      const answer = await page.request.get(
        (await link.getAttribute("href")) ?? "",
      );
      const heading = await page.evaluate(
        (html) =>
          new DOMParser().parseFromString(html, "text/html").querySelector("h1")
            ?.textContent,
        await answer.text(),
      );
      expect(heading).toBe(title);
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const words of [SPANISH, ENGLISH]) {
    const at = (address: string) => inLanguage(address, words.language);

    test(`the home page can be read and its buttons lead on (${words.language})`, async ({
      page,
    }) => {
      await page.goto(at("/"));
      await expectFacts(page, words);
      await expectSoon(page, words);
      await expect(
        region(page, words.promise).getByRole("heading", { level: 3 }),
      ).toHaveText([...words.promises]);
      const main = page.getByRole("main");
      const start = region(page, words.start);
      for (const [link, path] of [
        [main.getByRole("link", { name: words.register }), "/register"],
        [main.getByRole("link", { name: words.browse }), "/becas"],
        [main.getByRole("link", { name: words.rules }), "/criterios"],
        [start.getByRole("link", { name: words.startActions[0] }), "/register"],
        [start.getByRole("link", { name: words.startActions[1] }), "/becas"],
      ] as const) {
        await link.click();
        await expect(page).toHaveURL(path);
        await page.goBack();
      }
    });

    test(`search and tabs are form and links (${words.language})`, async ({
      page,
    }) => {
      await page.goto(at("/"));
      await expectEvents(page, words);
      await tabs(page, words)
        .getByRole("link", { name: words.tabs[1] })
        .click();
      await expect(page).toHaveURL("/?ver=recursos#temporada");
      await expectFeatured(page, words);
      await seek(page, words);
      await expect(page).toHaveURL(`/buscar?q=${words.germany}`);
      await expect(card(page, words.daad)).toBeVisible();
    });
  }
});

async function seek(page: Page, words: Words) {
  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("searchbox", { name: words.box }).fill(words.germany);
  await search.getByRole("button", { name: words.search }).click();
}

async function expectFacts(page: Page, words: Words) {
  const main = page.getByRole("main");
  await expect(main.getByRole("term")).toHaveText([...words.facts]);
  await expect(main.getByRole("definition")).toHaveText([
    /^[1-9]\d\d$/,
    /^[1-9]\d$/,
    / 20\d\d$/,
  ]);
}

/** At most five in each list, each with how sure its date is; what they are depends on the day. */
async function expectSoon(page: Page, words: Words) {
  for (const name of words.soon) {
    const list = region(page, name);
    const links = list.getByRole("link");
    const count = await links.count();
    expect(count, name).toBeLessThanOrEqual(5);
    await expect(list.getByText(words.nothingSoon)).toHaveCount(
      count === 0 ? 1 : 0,
    );
    for (const link of await links.all()) {
      await expect(link).toHaveText(words.certainty);
      await expect(link).toHaveAttribute("href", /^\/[a-z]+\/[a-z0-9-]+$/);
    }
  }
}

/** What takes place soon depends on the day; something always does. */
async function expectEvents(page: Page, words: Words) {
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
      await colourOf(page, colour ?? ""),
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

async function expectFeatured(page: Page, words: Words) {
  await expectCurrent(page, words, 1);
  const season = region(page, words.season);
  await expect(season.getByRole("article")).not.toHaveCount(0);
  for (const link of await season
    .getByRole("heading", { level: 3 })
    .getByRole("link")
    .all())
    await expect(link).toHaveAttribute("href", /^\/recursos\//);
  await expect(
    season.getByRole("link", { name: words.allResources }),
  ).toHaveAttribute("href", "/recursos");
}

async function expectCurrent(page: Page, words: Words, current: 0 | 1) {
  const links = tabs(page, words).getByRole("link");
  await expect(links).toHaveText([...words.tabs]);
  await expect(links.nth(current)).toHaveAttribute("aria-current", "page");
  await expect(links.nth(1 - current)).not.toHaveAttribute("aria-current");
}

/** A colour of the design, as the browser names it. */
function colourOf(page: Page, name: string): Promise<string> {
  return page.evaluate((token) => {
    const probe = document.createElement("span");
    probe.style.backgroundColor = `var(${token})`;
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);
}

function tabs(page: Page, words: Words) {
  return page.getByRole("navigation", { name: words.tabsLabel });
}

function region(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}
