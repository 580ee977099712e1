import {
  filteredStatus,
  inLocale,
  LANGUAGES,
  part,
  readCount,
  statusLine,
  titles,
} from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";
import { inLanguage } from "./screens.ts";

const MEXICO = ["Universidades en México", "Universities in Mexico"] as const;
const WORLD = [
  "Universidades en el mundo",
  "Universities around the world",
] as const;

/** Name of each tab, its value in the address, and short names of its universities. */
const TABS = [
  [
    ["Todas", "All"],
    null,
    ["UNAM", "IPN", "UAM", "Monterrey", "ITAM", "UdeG", "UANL"],
  ],
  [["Públicas", "Public"], "publicas", ["UNAM", "IPN", "UAM", "UdeG", "UANL"]],
  [["Privadas", "Private"], "privadas", ["Monterrey", "ITAM"]],
  [["CDMX", "CDMX"], "cdmx", ["UNAM", "IPN", "UAM", "Monterrey", "ITAM"]],
  [["Estados", "Other states"], "estados", ["Monterrey", "UdeG", "UANL"]],
] as const;

for (const language of LANGUAGES)
  test(`each tab of the national list shows its universities (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/universidades", language));
    const national = part(page, inLocale(MEXICO, language));
    await expect(national.getByRole("navigation").getByRole("link")).toHaveText(
      TABS.map(
        ([name, , schools]) => `${inLocale(name, language)}${schools.length}`,
      ),
    );
    for (const [name, value, schools] of TABS.toReversed()) {
      const tab = national.getByRole("link", {
        name: new RegExp(`^${inLocale(name, language)}\\s?\\d$`),
      });
      await tab.click();
      await expect(page).toHaveURL(
        value ? `/universidades?lista=${value}` : "/universidades",
      );
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expect(titles(national)).toHaveText(
        schools.map((school) => new RegExp(school)),
      );
      // The tabs do not filter the other list.
      await expect(titles(page)).toHaveCount(
        schools.length +
          (await titles(part(page, inLocale(WORLD, language))).count()),
      );
    }
  });

for (const [language, heading, names] of [
  [
    "es",
    "¿Qué universidad buscas?",
    [/^Públicas/, /^Privadas/, /^Internacionales/, /^Especializadas/],
  ],
  [
    "en",
    "What kind of university are you looking for?",
    [/^Public/, /^Private/, /^International/, /^Specialised/],
  ],
] as const)
  test(`each of the four categories leads to its universities (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/universidades", language));
    const total = await readCount(page);
    const expected = [
      ["publicas", 5, "UNAM"],
      ["privadas", 2, "ITAM"],
      ["internacionales", 14, "MIT"],
      ["especializadas", null, "IPN"],
    ] as const;
    for (const [index, name] of names.entries()) {
      const [value, count, example] = expected[index] ?? expected[0];
      await part(page, heading).getByRole("link", { name }).click();
      await expect(page).toHaveURL(`/universidades?tipo=${value}#lista`);
      await expect(statusLine(page)).toHaveText(
        filteredStatus(total, language),
      );
      await expect(statusLine(page)).toBeInViewport();
      await expect(
        titles(page).filter({ hasText: `(${example})` }),
      ).toBeVisible();
      const shown = await readCount(page);
      if (count) expect(shown).toBe(count);
      else expect(shown).toBeLessThan(total);
      await expect(titles(page)).toHaveCount(shown);
      await page.goBack();
      await expect(titles(page)).toHaveCount(total);
    }
  });
