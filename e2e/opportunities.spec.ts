import { CATALOGUE, LANGUAGES, part, say, titles } from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";
import { inLanguage } from "./screens.ts";

const LISTS = (
  CATALOGUE.find(({ path }) => path === "/oportunidades")?.parts ?? []
).filter(({ cardsAtLeast }) => cardsAtLeast);

for (const [language, heading, link, title] of [
  [
    "es",
    "¿No sabes cuál elegir?",
    "Ver programas de mentoría",
    "Mentoría y orientación vocacional",
  ],
  [
    "en",
    "Not sure which one to choose?",
    "See mentorship programmes",
    "Mentorship and career guidance",
  ],
] as const)
  test(`the opportunities end in a call that leads to the mentorship (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/oportunidades", language));
    await part(page, heading).getByRole("link", { name: link }).click();
    await expect(page).toHaveURL("/mentoria");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

for (const language of LANGUAGES)
  test(`a type leaves one of the five sections of opportunities (${language})`, async ({
    page,
  }) => {
    for (const [index, type] of [
      "verano",
      "investigacion",
      "practicas",
      "seminarios",
      "buscadores",
    ].entries()) {
      await page.goto(inLanguage(`/oportunidades?tipo=${type}`, language));
      for (const [other, { heading }] of LISTS.entries()) {
        const list = part(page, say(heading, language));
        if (other !== index) await expect(list).toHaveCount(0);
        else await expect(titles(list).first()).toBeVisible();
      }
    }
  });

test("a guest of another screen leads to its page there", async ({ page }) => {
  await visit(page, "/oportunidades");
  for (const [list, title, path] of [
    [
      "Programas de verano",
      "Latin American Leadership Academy (LALA)",
      "/mentoria/lala",
    ],
    ["Seminarios y foros", "The Junior Academy", "/mentoria/junior-academy"],
  ] as const)
    await expect(
      part(page, list).getByRole("link", { name: title, exact: true }),
    ).toHaveAttribute("href", path);
});
