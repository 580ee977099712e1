import type { Locator, Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./accessible.ts";
import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { addressOf, comesToRest, visit } from "./page.ts";
import { keepProfile } from "./profile-form.ts";
import { inLanguage } from "./screens.ts";

const PATH = "/becas/lideres-del-manana-tec";

/** Meets the level, lives elsewhere, and has not told her grades. */
const PROFILE = { study_level: "preparatoria_3", country: "PE" };

for (const language of ["es", "en"] as const) {
  test(`a profile kept on this device is compared with what is asked as soon as it is there (${language})`, async ({
    page,
    context,
  }) => {
    const words = WORDS[language];
    await visit(page, inLanguage(PATH, language));
    await expect(
      page.getByRole("link", { name: words.invitation }),
    ).toHaveAttribute("href", "/sin-cuenta");
    for (const said of [words.met, words.unmet, words.missing, words.aid])
      await expect(page.getByText(said, { exact: true })).toHaveCount(0);
    const before = await places(page, words.asked);

    // She fills it in elsewhere, in another tab.
    const other = await context.newPage();
    await other.goto("/robots.txt");
    await other.evaluate(
      (profile) => localStorage.setItem("trampolin-device-profile", profile),
      JSON.stringify(PROFILE),
    );
    await expectJudged(page, language);
    await expect(
      page.getByRole("link", { name: words.missing }),
    ).toHaveAttribute("href", "/sin-cuenta");
    await expect(
      page.getByRole("link", { name: words.invitation }),
    ).toBeHidden();
    expect(await places(page, words.asked)).toEqual(before);

    await other.evaluate(
      (profile) => localStorage.setItem("trampolin-device-profile", profile),
      JSON.stringify({ ...PROFILE, grades: "9,1", grades_system: "0-10" }),
    );
    await expect(requirement(page, words.grade)).toContainText(words.met);
    await expect(page.getByText(words.missing)).toHaveCount(0);
  });

  test(`a member's profile is compared with what is asked, and what is missing leads to it (${language})`, async ({
    page,
    site,
  }) => {
    const words = WORDS[language];
    const member = await createMember(site);
    await keepProfile(site, member, PROFILE);
    await becomeMember(page, member.session);
    await visit(page, inLanguage(PATH, language));
    await expectJudged(page, language);
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: words.missing }).click();
    await expect(page).toHaveURL(/\/completar-perfil$/);
    expect(addressOf(page)).toBe("/completar-perfil");
  });
}

/** Each answer stands beside its own requirement; what only the student knows has none. */
async function expectJudged(page: Page, language: keyof typeof WORDS) {
  const words = WORDS[language];
  await expect(requirement(page, words.level)).toHaveText(
    words.level + words.met,
  );
  await expect(requirement(page, words.residence)).toHaveText(
    words.residence + words.unmet,
  );
  await expect(requirement(page, words.grade)).toHaveText(
    words.grade + words.missing,
  );
  await expect(requirement(page, words.need)).toHaveText(words.need);
  await expect(page.getByText(words.aid)).toBeVisible();
}

function requirement(page: Page, text: string): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: text })
    .first();
}

/** Where the page's title and the heading of its requirements stand. */
async function places(page: Page, asked: string) {
  await comesToRest(page);
  return Promise.all(
    [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("heading", { level: 2, name: asked }),
    ].map((heading) => heading.boundingBox()),
  );
}

const WORDS = {
  es: {
    invitation: "Llena tu perfil y te lo decimos aquí, sin cuenta.",
    asked: "Qué piden",
    level: "Cursar el último año de preparatoria",
    residence: "Estudiar en México o en Centroamérica",
    grade: "Promedio de preparatoria de 90 o más",
    need: "Necesitar apoyo económico para estudiar",
    met: "Cumples",
    unmet: "No cumples, según el país de tu perfil",
    missing: "Falta un dato en tu perfil: tu promedio y su escala",
    aid: "Es solo una ayuda hecha con tu perfil: decide la página oficial. Lo que no lleva marca, confírmalo ahí.",
  },
  en: {
    invitation:
      "Fill in your profile and we tell you here, without an account.",
    asked: "What they ask for",
    level: "Be in the last year of high school",
    residence: "Study in Mexico or Central America",
    grade: "High-school average of 90 or more",
    need: "Need financial support to study",
    met: "You meet it",
    unmet: "You do not meet it, going by the country in your profile",
    missing: "Your profile lacks something: your average and its scale",
    aid: "It is only an aid made from your profile: the official page decides. Confirm there whatever has no mark.",
  },
} as const;
