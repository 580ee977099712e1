import {
  filteredStatus,
  LANGUAGES,
  part,
  readCount,
  shownCount,
  statusLine,
  titles,
  unfilteredStatus,
} from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { card, visit } from "./page.ts";
import { inLanguage } from "./screens.ts";

/** The eight categories in both languages, their value in the address, and one competition of each. */
const CATEGORIES = [
  [
    "Matemáticas",
    "Mathematics",
    "matematicas",
    "Canguro Matemático",
    "Mathematical Kangaroo",
  ],
  [
    "Física",
    "Physics",
    "fisica",
    "Olimpiada Mexicana de Física",
    "Mexican Physics Olympiad",
  ],
  [
    "Química",
    "Chemistry",
    "quimica",
    "Olimpiada Nacional de Química",
    "National Chemistry Olympiad of Mexico",
  ],
  [
    "Biología",
    "Biology",
    "biologia",
    "Olimpiada Nacional de Biología",
    "National Biology Olympiad of Mexico",
  ],
  [
    "Informática",
    "Computer science",
    "informatica",
    "Olimpiada Mexicana de Informática (OMI)",
    "Olimpiada Mexicana de Informática (OMI)",
  ],
  [
    "Humanidades",
    "Humanities",
    "humanidades",
    "Olimpiada Internacional de Filosofía (IPO)",
    "International Philosophy Olympiad (IPO)",
  ],
  [
    "Debate y oratoria",
    "Debate and public speaking",
    "debate",
    "World Schools Debating Championships (WSDC)",
    "World Schools Debating Championships (WSDC)",
  ],
  [
    "Varias materias",
    "Several subjects",
    "varias",
    "World Scholar's Cup",
    "World Scholar's Cup",
  ],
] as const;

for (const language of LANGUAGES)
  test(`each of the eight categories leads to competitions of its kind (${language})`, async ({
    page,
  }) => {
    const isSpanish = language === "es";
    await visit(page, inLanguage("/competencias", language));
    const total = await readCount(page);
    const categories = part(
      page,
      isSpanish ? "¿Qué te gusta?" : "What do you enjoy?",
    );
    await expect(categories.getByRole("link")).toHaveText(
      CATEGORIES.map(([es, en]) => (isSpanish ? es : en)),
    );
    for (const [es, en, value, titleEs, titleEn] of CATEGORIES) {
      await categories
        .getByRole("link", { name: isSpanish ? es : en, exact: true })
        .click();
      await expect(page).toHaveURL(`/competencias?categoria=${value}#lista`);
      await expect(statusLine(page)).toHaveText(
        filteredStatus(total, language),
      );
      await expect(statusLine(page)).toBeInViewport();
      await expect(card(page, isSpanish ? titleEs : titleEn)).toBeVisible();
      const cardCount = await shownCount(page);
      expect(cardCount, es).toBeLessThan(total / 2);
      // Every remaining card shows its category.
      await expect(
        page.getByRole("article").filter({
          has: page
            .getByRole("listitem")
            .getByText(isSpanish ? es : en, { exact: true }),
        }),
      ).toHaveCount(cardCount);
      await page.goBack();
      await expect(statusLine(page)).toHaveText(
        unfilteredStatus(total, language),
      );
    }
  });

for (const [language, benefits, lastSection, link, title] of [
  [
    "es",
    "Qué ganas al competir",
    "Empieza por un problema",
    "Ver recursos para olimpiadas",
    "Para olimpiadas",
  ],
  [
    "en",
    "What competing gives you",
    "Start with a problem",
    "See olympiad resources",
    "Olympiad resources",
  ],
] as const)
  test(`each benefit links to its source, the last section to olympiad resources (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/competencias", language));
    const points = part(page, benefits).getByRole("listitem");
    await expect(points).not.toHaveCount(0);
    for (const point of await points.all()) {
      const source = point.getByRole("link");
      await expect(source).toHaveAttribute("href", /^https:\/\//);
      await expect(source).toHaveAttribute("rel", "noopener noreferrer");
    }
    await part(page, lastSection).getByRole("link", { name: link }).click();
    await expect(page).toHaveURL("/recursos?seccion=olimpiadas");
    await expect(titles(part(page, title)).first()).toBeVisible();
    await expect(part(page, /^(Destacados|Featured)$/)).toHaveCount(0);
  });
