import { expectAccessible } from "./accessible.ts";
import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { expectToast, visit } from "./page.ts";
import {
  FORM_WORDS,
  fetchStoredProfile,
  fillBirthDate,
  listDraftKeys,
  listNamed,
  SECOND_STEP,
  save,
  toggleSection,
} from "./profile-form.ts";

const SHOWN = {
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
    academic: [
      "Detalles académicos",
      "SAT",
      "No",
      "De 0 a 10",
      "9.2",
      "Medicina",
      "Inglés (B2: converso con soltura y leo artículos)",
    ],
    interests: [
      "Intereses y logros",
      "Ajedrez",
      "Tiene que ser gratis para mí ¿Trabajas además de estudiar? No",
    ],
  },
  en: {
    done: ["Profile updated", "Your information has been saved successfully."],
    title: "My profile",
    personal: [
      "Lucía Pérez Soto",
      "2º de Preparatoria/Bachillerato",
      "17 May 2008",
      "Mexico",
      "+52 5512345678",
      "Español",
    ],
    academic: [
      "Academic details",
      "SAT",
      "No",
      "From 0 to 10",
      "9.2",
      "Medicina",
      "Inglés (B2: I talk with ease and read articles)",
    ],
    interests: [
      "Interests and achievements",
      "Ajedrez",
      "It must be free for me Do you work besides studying? No",
    ],
  },
} as const;

for (const language of ["es", "en"] as const)
  test(`a member's input in the three steps is stored and shown on the profile (${language})`, async ({
    page,
    site,
  }) => {
    const words = FORM_WORDS[language];
    const shown = SHOWN[language];
    const member = await createMember(site);
    await becomeMember(page, member.session);
    await visit(page, `/completar-perfil?lng=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      words.title,
    );
    const field = (id: string) => page.locator(`#${id}`);
    const country = page.getByRole("combobox", {
      name: words.country,
      exact: true,
    });
    await country.fill(words.countryTyped);
    await page.getByRole("option", { name: words.countryName }).click();
    await field("study_level").selectOption("upperSecondary-2-2");
    await fillBirthDate(page, "2008-05-17");
    const careers = listNamed(page, words.careers);
    await careers.lines.first().fill("Medicina");
    await careers.add.click();
    await expect(careers.lines.nth(1)).toBeFocused();
    await careers.lines.nth(1).fill("  ");
    await expectAccessible(page, "the first step");
    await save(page);

    await expect(page).toHaveURL(/[?&]paso=2$/);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
    await field("native_language").fill("Español");
    await field("secondary_languages-0").fill("Inglés");
    await field("secondary_languages-0-level").selectOption("B2");
    const certificateBox = field("secondary_languages-0-hasCertificate");
    await certificateBox.check();
    await field("secondary_languages-0-certificate").fill("TOEFL");
    await expectAccessible(page, "the second step");
    await certificateBox.uncheck();
    await expect(field("secondary_languages-0-certificate")).toHaveCount(0);
    await field("languages_to_learn-0").fill("Alemán");
    await save(page);

    await expect(page).toHaveURL(/[?&]paso=3$/);
    await field("must_be_free").check();
    await field("grades_system").selectOption("0-10");
    await field("grades").fill("9.2");
    await field("has_standardized_test").check();
    await field("standardized_test_name").fill("SAT");
    await field("standardized_test_score").fill("1400");
    await page.locator("summary").first().click();
    await field("is_working").getByLabel("No", { exact: true }).check();
    await toggleSection(page, words.interests);
    await field("hobbies").fill("Ajedrez");
    await toggleSection(page, words.account);
    await expect(field("full_name")).toHaveValue("Lucía Pérez");
    await field("full_name").fill(" Lucía Pérez Soto ");
    await field("phone_country_code").fill("+52");
    await field("phone_number").fill("5512345678");
    await field("avatar_url").setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: await page.screenshot(),
    });
    await expect(
      page.getByRole("button", { name: /^(Quitar la imagen|Remove the pict)/ }),
    ).toBeVisible();
    await expectAccessible(page, "the third step");
    await save(page);

    await expectToast(page, shown.done[0], shown.done[1]);
    // The first save leads to the results.
    await expect(page).toHaveURL("/recomendaciones");
    await visit(page, "/perfil");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      shown.title,
    );
    for (const text of shown.personal)
      await expect(main.getByRole("definition").getByText(text)).toBeVisible();
    await expect(main.locator("img")).toHaveAttribute(
      "src",
      /^data:image\/webp/,
    );
    for (const [tab, ...texts] of [shown.academic, shown.interests]) {
      await main.getByRole("tab", { name: tab }).click();
      for (const text of texts)
        await expect(
          main.getByRole("definition").getByText(text, { exact: true }),
        ).toBeVisible();
    }
    await expectAccessible(page);

    expect(await listDraftKeys(page)).toEqual([]);
    expect(await fetchStoredProfile(site, member)).toMatchObject({
      full_name: "Lucía Pérez Soto",
      country: "MX",
      desired_careers: ["Medicina"],
      secondary_languages: ["Inglés"],
      known_languages: [
        { language: "es", level: "native", certificate: null, score: null },
        { language: "en", level: "B2", certificate: null, score: null },
      ],
      has_language_cert: false,
      language_cert_name: null,
      extracurriculars: null,
      birth_date: "2008-05-17",
      study_level: "preparatoria_2",
      school_stage: "upperSecondary",
      study_year: 2,
      years_left: 2,
      study_field: "Medicina",
      must_be_free: true,
      is_working: false,
      is_indigenous: null,
    });
    await visit(page, "/completar-perfil");
    await expect(country).toHaveValue(words.countryName);
    await expect(field("birth_date-year")).toHaveValue("2008");
    await expect(field("study_level")).toHaveValue("upperSecondary-2-2");
    await page.getByRole("link", { name: /^3\./ }).click();
    await expect(field("standardized_test_name")).toHaveValue("SAT");
    await field("grades").fill("9.3");
    // Later saves lead to the profile (specification §2).
    await save(page);
    await expect(page).toHaveURL("/perfil");
  });

test("an empty profile shows five unspecified fields and the e-mail, and links to the form", async ({
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

test("Back leads to the previous step with its input, and a year of university is stored", async ({
  page,
  site,
}) => {
  const member = await createMember(site);
  await becomeMember(page, member.session);
  await visit(page, "/completar-perfil");
  const field = (id: string) => page.locator(`#${id}`);
  const subject = field("study_field");
  await subject.fill("Enfermería");
  await field("study_level").selectOption("undergraduate");
  await field("study_year").selectOption("2");
  await field("years_left").selectOption("4");
  await save(page);
  await expect(page).toHaveURL(SECOND_STEP);
  await field("native_language").fill("Guaraní");
  await page.goBack();
  await expect(page).toHaveURL("/completar-perfil");
  await expect(subject).toHaveValue("Enfermería");
  await page.getByRole("link", { name: /^2\./ }).click();
  await expect(field("native_language")).toHaveValue("Guaraní");
  expect(await fetchStoredProfile(site, member)).toMatchObject({
    study_level: "licenciatura_cursando",
    school_stage: "undergraduate",
    study_year: 2,
    years_left: 4,
    study_field: "Enfermería",
    native_language: null,
    // Their steps were not saved.
    has_standardized_test: null,
    has_language_cert: null,
  });
});
