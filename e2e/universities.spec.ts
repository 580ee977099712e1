import {
  LANGUAGES,
  narrowed,
  part,
  say,
  status,
  titles,
  totalOn,
} from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { card, visit } from "./page.ts";
import { inLanguage } from "./screens.ts";

const MEXICO = ["Universidades en México", "Universities in Mexico"] as const;

/** Short names of the national universities behind each tab. */
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
  test(`each tab of the national universities shows those it names (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/universidades", language));
    const national = part(page, say(MEXICO, language));
    await expect(national.getByRole("navigation").getByRole("link")).toHaveText(
      TABS.map(
        ([name, , schools]) => `${say(name, language)}${schools.length}`,
      ),
    );
    for (const [name, value, schools] of TABS.toReversed()) {
      const tab = national.getByRole("link", {
        name: new RegExp(`^${say(name, language)}\\s?\\d$`),
      });
      await tab.click();
      await expect(page).toHaveURL(
        value ? `/universidades?lista=${value}` : "/universidades",
      );
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expect(titles(national)).toHaveText(
        schools.map((school) => new RegExp(school)),
      );
      // The tabs are those of the national list alone.
      await expect(titles(page)).toHaveCount(schools.length + 9);
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
    const expected = [
      ["publicas", 5, "UNAM"],
      ["privadas", 2, "ITAM"],
      ["internacionales", 9, "MIT"],
      ["especializadas", null, "IPN"],
    ] as const;
    for (const [index, name] of names.entries()) {
      const [value, count, one] = expected[index] ?? expected[0];
      await part(page, heading).getByRole("link", { name }).click();
      await expect(page).toHaveURL(`/universidades?tipo=${value}#lista`);
      await expect(status(page)).toHaveText(narrowed(16, language));
      await expect(status(page)).toBeInViewport();
      await expect(titles(page).filter({ hasText: `(${one})` })).toBeVisible();
      const left = await totalOn(page);
      if (count) expect(left).toBe(count);
      else expect(left).toBeLessThan(16);
      await expect(titles(page)).toHaveCount(left);
      await page.goBack();
      await expect(titles(page)).toHaveCount(16);
    }
  });

for (const [language, list, more] of [
  ["es", "Carreras", "y otras carreras"],
  ["en", "Degrees", "and other degrees"],
] as const)
  test(`a card shows at most four degrees, then an ellipsis (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/universidades", language));
    const counts = await page
      .getByRole("list", { name: list })
      .evaluateAll((lists) => lists.map(({ children }) => children.length));
    expect(counts).toHaveLength(16);
    expect(Math.max(...counts)).toBe(5);
    const mit = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: /\(MIT\)/ }) });
    const degrees = mit.getByRole("list", { name: list }).getByRole("listitem");
    await expect(degrees).toHaveCount(5);
    await expect(degrees.last()).toHaveText(`…${more}`);
    for (const text of (await degrees.allInnerTexts()).slice(0, 4))
      expect(text).not.toContain("…");
  });

for (const [language, rankings, dataSets, open, unavailable] of [
  [
    "es",
    "Rankings mundiales",
    "Common Data Set",
    "Abrir",
    "Enlace no disponible",
  ],
  ["en", "World rankings", "Common Data Set", "Open", "Link unavailable"],
] as const)
  test(`rankings and data sets lead away; the one without a link says so, and its button is disabled (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/universidades", language));
    await expectReferences(part(page, rankings).getByRole("listitem"));
    const sets = part(page, dataSets).getByRole("listitem");
    const missing = sets.filter({ hasText: unavailable });
    await expect(missing).toHaveCount(1);
    await expect(missing.getByRole("heading")).toHaveText("Colby College");
    await expect(missing.getByText(unavailable, { exact: true })).toBeVisible();
    await expect(missing.getByRole("link")).toHaveCount(0);
    await expect(
      missing.getByRole("button", {
        name: new RegExp(`^${open}\\s?: Colby College\\. ${unavailable}$`),
      }),
    ).toBeDisabled();
    await expectReferences(sets.filter({ hasNotText: unavailable }));

    async function expectReferences(references: typeof sets) {
      for (const reference of await references.all()) {
        const name = await reference.getByRole("heading").innerText();
        const link = reference.getByRole("link");
        await expect(link).toHaveAccessibleName(new RegExp(`^${open}\\s?: `));
        await expect(link).toHaveAttribute("href", /^https:\/\//);
        await expect(link, name).toHaveAttribute("rel", "noopener noreferrer");
        await expect(link).toHaveAttribute("target", "_blank");
      }
    }
  });

for (const [language, heading, steps] of [
  [
    "es",
    "El proceso de admisión en 3 pasos",
    [
      "Investiga y elige",
      "Prepara y regístrate",
      "Resultados, dinero e inscripción",
    ],
  ],
  [
    "en",
    "The admission process in 3 steps",
    [/^Research/, /^Prepare/, /^Results/],
  ],
] as const)
  test(`the admission takes three numbered steps (${language})`, async ({
    page,
  }) => {
    await page.goto(inLanguage("/universidades", language));
    const list = part(page, heading).locator("ol");
    await expect(list.getByRole("heading", { level: 3 })).toHaveText([
      ...steps,
    ]);
    for (const [index, item] of (
      await list.getByRole("listitem").all()
    ).entries())
      await expect(item).toContainText(String(index + 1));
  });

test("the country of a university is a filter of its own", async ({ page }) => {
  await visit(page, "/universidades?donde=BR");
  await expect(titles(page)).toHaveText(["Universidad de São Paulo (USP)"]);
  await expect(card(page, "Universidad de São Paulo (USP)")).toBeVisible();
});
