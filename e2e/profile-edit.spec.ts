import { expectAccessibleInBothThemes } from "./accessible.ts";
import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { expectToast, visit } from "./page.ts";
import {
  FORM_WORDS,
  keptDrafts,
  keptProfile,
  listNamed,
  save,
} from "./profile-form.ts";

const READ = {
  es: {
    done: [
      "Perfil Actualizado",
      "Tu información ha sido guardada exitosamente.",
    ],
    title: "Mi perfil",
    personal: [
      "Lucía Pérez Soto",
      "2º de Preparatoria/Bachillerato",
      "17 de mayo de 2008",
      "México",
      "+52 5512345678",
      "Español",
    ],
    academic: ["Detalles académicos", "SAT", "No", "De 0 a 10", "9.2"],
    interests: ["Intereses y logros", "Ajedrez"],
  },
  en: {
    done: ["Profile updated", "Your information has been saved successfully."],
    title: "My profile",
    personal: [
      "Lucía Pérez Soto",
      "2nd year of high school",
      "May 17, 2008",
      "Mexico",
      "+52 5512345678",
      "Español",
    ],
    academic: ["Academic details", "SAT", "No", "From 0 to 10", "9.2"],
    interests: ["Interests and achievements", "Ajedrez"],
  },
} as const;

for (const language of ["es", "en"] as const)
  test(`a member fills in everything, saves, and reads it on her profile (${language})`, async ({
    page,
    site,
  }) => {
    const words = FORM_WORDS[language];
    const read = READ[language];
    const member = await createMember(site);
    await becomeMember(page, member.session);
    await visit(page, `/completar-perfil?lng=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words.title,
    );
    const field = (id: string) => page.locator(`#${id}`);
    await expect(field("full_name")).toHaveValue("Lucía Pérez");
    await field("full_name").fill(" Lucía Pérez Soto ");
    await field("birth_date").fill("2008-05-17");
    const country = page.getByRole("combobox", {
      name: words.country,
      exact: true,
    });
    await country.fill(words.countryTyped);
    await page.getByRole("option", { name: words.countryName }).click();
    await field("phone_country_code").fill("+52");
    await field("phone_number").fill("5512345678");
    await field("study_level").selectOption("preparatoria_2");
    const careers = listNamed(page, words.careers);
    await careers.lines.first().fill("Medicina");
    await careers.add.click();
    await expect(careers.lines.nth(1)).toBeFocused();
    await careers.lines.nth(1).fill("  ");
    await field("grades_system").selectOption("0-10");
    await field("grades").fill("9.2");
    await field("has_standardized_test").check();
    await field("standardized_test_name").fill("SAT");
    await field("standardized_test_score").fill("1400");
    await field("has_language_cert").check();
    await field("language_cert_name").fill("TOEFL");
    await field("has_language_cert").uncheck();
    await expect(field("language_cert_name")).toHaveCount(0);
    await field("native_language").fill("Español");
    await field("secondary_languages-0").fill("Inglés");
    await field("languages_to_learn-0").fill("Alemán");
    await field("hobbies").fill("Ajedrez");
    await field("avatar_url").setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: await page.screenshot(),
    });
    await expect(
      page.getByRole("button", { name: /^(Quitar la imagen|Remove the pict)/ }),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await save(page);

    await expectToast(page, read.done[0], read.done[1]);
    await expect(page).toHaveURL("/perfil");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      read.title,
    );
    for (const text of read.personal)
      await expect(main.getByRole("definition").getByText(text)).toBeVisible();
    await expect(main.locator("img")).toHaveAttribute(
      "src",
      /^data:image\/webp/,
    );
    for (const [tab, ...texts] of [read.academic, read.interests]) {
      await main.getByRole("tab", { name: tab }).click();
      for (const text of texts)
        await expect(
          main.getByRole("definition").getByText(text, { exact: true }),
        ).toBeVisible();
    }
    await expectAccessibleInBothThemes(page);

    expect(await keptDrafts(page)).toEqual([]);
    expect(await keptProfile(site, member)).toMatchObject({
      full_name: "Lucía Pérez Soto",
      country: "MX",
      desired_careers: ["Medicina"],
      secondary_languages: ["Inglés"],
      has_language_cert: false,
      language_cert_name: null,
      extracurriculars: null,
    });
    await visit(page, "/completar-perfil");
    await expect(country).toHaveValue(words.countryName);
    await expect(field("standardized_test_name")).toHaveValue("SAT");
  });

test("a profile without entries says so, and leads to the form", async ({
  page,
  site,
}) => {
  const { session, email } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, "/perfil");
  const main = page.getByRole("main");
  await expect(main.getByText("No especificado")).toHaveCount(5);
  await expect(main.getByText(email).first()).toBeVisible();
  await main.getByRole("tab", { name: "Intereses y logros" }).click();
  await main.getByRole("link", { name: "Completa tu perfil" }).click();
  await expect(page).toHaveURL("/completar-perfil");
});
