import { expectAccessibleAtBothWidths } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { expectToast, visit } from "./page.ts";
import { inLanguage } from "./screens.ts";

type Words = {
  readonly language: "es" | "en";
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly project: string;
  readonly points: ReadonlyArray<string>;
  readonly contact: string;
  readonly ask: string;
  readonly dialog: string;
  readonly email: string;
  readonly message: string;
  readonly send: string;
  readonly sent: readonly [title: string, description: string];
  readonly rules: string;
  readonly rulesIntro: string;
  readonly rulesPoints: ReadonlyArray<string>;
};

const SPANISH: Words = {
  language: "es",
  title: "Equipo | Trampolín",
  heading: "Equipo",
  lead: "Trampolín es un proyecto abierto",
  project: "Sobre el proyecto",
  points: [
    "Qué hacemos",
    "Cómo cuidamos los datos",
    "Qué no hacemos",
    "Abierto y gratuito",
  ],
  contact: "Escribe al equipo",
  ask: "Pedir asesoría",
  dialog: "Pide asesoría",
  email: "Tu correo, para responderte",
  message: "¿Qué quieres saber?",
  send: "Enviar",
  sent: ["Mensaje enviado", "Te respondemos por correo."],
  rules: "Cómo elegimos",
  rulesIntro: "Solo publicamos lo que le recomendaríamos a una hermana menor.",
  rulesPoints: [
    "Postular es gratis",
    "La página de quien convoca",
    "Fuentes y fecha de revisión",
    "Sin fechas inventadas",
    "Tus datos no son el precio",
    "Nadie paga por aparecer",
  ],
};

const ENGLISH: Words = {
  language: "en",
  title: "Team | Trampolín",
  heading: "Team",
  lead: "Trampolín is an open project",
  project: "About the project",
  points: [
    "What we do",
    "How we look after the facts",
    "What we do not do",
    "Open and free",
  ],
  contact: "Write to the team",
  ask: "Ask for advice",
  dialog: "Ask for advice",
  email: "Your email, so that we can answer",
  message: "What do you want to know?",
  send: "Send",
  sent: ["Message sent", "We answer you by email."],
  rules: "How we choose",
  rulesIntro: "We only publish what we would recommend to a younger sister.",
  rulesPoints: [
    "Applying is free",
    "The page of whoever runs it",
    "Sources and review date",
    "No invented dates",
    "Your data is not the price",
    "Nobody pays to be listed",
  ],
};

for (const words of [SPANISH, ENGLISH]) {
  const at = (address: string) => inLanguage(address, words.language);

  test(`where nobody is named the team can still be written to (${words.language})`, async ({
    page,
  }) => {
    await visit(page, at("/equipo"));
    const contact = page.getByRole("region", { name: words.contact });
    await contact.getByRole("button", { name: words.ask }).click();
    const dialog = page.getByRole("dialog", { name: words.dialog });
    await dialog.getByLabel(words.email).fill("ana@correo.example");
    await dialog.getByLabel(words.message).fill("Hola");
    const stored = page.waitForResponse("**/rest/v1/advice_requests**");
    await dialog.getByRole("button", { name: words.send }).click();
    await expectToast(page, ...words.sent);
    await expect(dialog).toBeHidden();
    expect((await stored).status()).toBe(201);
    expect((await stored).request().postDataJSON()).toMatchObject({
      email: "ana@correo.example",
      message: "Hola",
      language: words.language,
    });
  });
}

for (const path of ["/equipo", "/criterios"])
  test(`axe finds nothing on ${path}`, ({ page }) =>
    expectAccessibleAtBothWidths(page, path));

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const words of [SPANISH, ENGLISH]) {
    const at = (address: string) => inLanguage(address, words.language);

    test(`the page of the team tells of the project where nobody is named (${words.language})`, async ({
      page,
    }) => {
      await page.goto(at("/equipo"));
      await expect(page).toHaveTitle(words.title);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        words.heading,
      );
      await expect(page.getByText(words.lead)).toBeVisible();
      await expect(
        page
          .getByRole("region", { name: words.project })
          .getByRole("heading", { level: 3 }),
      ).toHaveText([...words.points]);
      await expect(
        page.getByRole("region", { name: words.contact }),
      ).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(0);
      await expect(page.locator('main a[href^="mailto:"]')).toHaveCount(0);
    });

    test(`the rules of choosing can be read (${words.language})`, async ({
      page,
    }) => {
      await page.goto(at("/criterios"));
      await expect(page).toHaveTitle(new RegExp(`^${words.rules}`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        words.rules,
      );
      await expect(page.getByText(words.rulesIntro)).toBeVisible();
      await expect(
        page.getByRole("main").getByRole("heading", { level: 2 }),
      ).toHaveText([...words.rulesPoints]);
    });
  }
});
