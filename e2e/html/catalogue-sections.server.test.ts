import { expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import {
  EXPECTED_SCREENS,
  type ExpectedPart,
  ITEM_PATH,
  inLocale,
  LANGUAGES,
  type Language,
  unfilteredStatus,
} from "../catalogue.ts";
import { inLanguage } from "../screens.ts";
import { field, searchForm } from "./form.ts";
import {
  all,
  elementText,
  fetchPage,
  type HtmlPage,
  hrefs,
  isSafeExternal,
  resultStatus,
  section,
  texts,
} from "./page.ts";

const product = productOn("embedded");

for (const screen of EXPECTED_SCREENS)
  for (const language of LANGUAGES)
    test(`without scripts ${screen.path} has its headings, sections, cards and links (${language})`, async () => {
      const { path, title, search, parts } = screen;
      const page = await fetchPage(product(), inLanguage(path, language));
      const { main, document } = page;
      expect(texts(main, "h1")).toEqual([inLocale(title, language)]);
      const headings = all(main, "h2").filter(
        (heading) => !heading.closest("dialog"),
      );
      expect(headings.map(elementText)).toEqual(
        parts.map(({ heading }) => inLocale(heading, language)),
      );
      const box = field(searchForm(page), inLocale(search, language));
      expect(box?.getAttribute("name")).toBe("q");
      // The search has a heading, and no section around it.
      for (const part of parts)
        if (inLocale(part.heading, language) !== inLocale(search, language))
          expectPart(page, part, language);

      const cards = all(main, "article");
      expect(resultStatus(page)).toMatch(
        unfilteredStatus(cards.length + countryItems(page), language),
      );
      for (const card of cards)
        expect(all(card, "a").filter(isSafeExternal)).toHaveLength(1);
      const itemPaths = hrefs(main, "article h3 a");
      expect(new Set(itemPaths).size).toBe(cards.length);
      expect(itemPaths.filter((href) => !ITEM_PATH.test(href))).toEqual([]);

      const ids = all(document.documentElement, "[id]").map(({ id }) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    });

/** The number of items behind the links to countries: "Perú (5)". */
function countryItems({ main }: HtmlPage): number {
  return texts(main, "a[href*='pais=']")
    .map((text) => Number(/\((\d+)\)$/.exec(text)?.[1] ?? 0))
    .reduce((sum, count) => sum + count, 0);
}

function expectPart(page: HtmlPage, part: ExpectedPart, language: Language) {
  const name = inLocale(part.heading, language);
  const {
    cardsAtLeast = 0,
    countriesAtLeast,
    linkCount,
    points,
    questions,
  } = part;
  const region = section(page, name);
  const cardCount = all(region, "article").length;
  if (cardsAtLeast === 0) expect(cardCount, name).toBe(0);
  else expect(cardCount, name).toBeGreaterThanOrEqual(cardsAtLeast);
  if (countriesAtLeast !== undefined) {
    const countries = hrefs(region, "a").filter((href) =>
      /^\?pais=[A-Z]{2}$/.test(href.replace(/^[^?]*/, "")),
    );
    expect(countries.length, name).toBeGreaterThanOrEqual(countriesAtLeast);
  }
  if (linkCount) expect(all(region, "a"), name).toHaveLength(linkCount);
  if (points) expect(all(region, "h3"), name).toHaveLength(points);
  if (questions)
    expect(all(region, "details > summary"), name).toHaveLength(questions);
}
