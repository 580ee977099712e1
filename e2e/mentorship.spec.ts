import type { Page } from "@playwright/test";
import { inLocale, LANGUAGES, part, titles } from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import {
  expectToast,
  visit,
  visitUntilIdle,
  waitForAnimations,
} from "./page.ts";
import { inLanguage } from "./screens.ts";

const PROGRAMMES = [
  "Programas que acompañan tu ingreso a la universidad",
  "Programmes that guide you to university",
] as const;
const RESOURCES = ["Recursos destacados", "Featured resources"] as const;
const CHANNELS = ["Canales de video", "Video channels"] as const;

for (const [language, find, plans] of [
  ["es", "Encontrar mi mentor", "Explorar planes"],
  ["en", "Find my mentor", "Explore plans"],
] as const)
  test(`two buttons scroll to their lists, below the sticky search (${language})`, async ({
    page,
  }) => {
    for (const [button, anchor, heading] of [
      [find, "#programas", PROGRAMMES],
      [plans, "#materiales", RESOURCES],
    ] as const) {
      await visit(page, inLanguage("/mentoria", language));
      const title = page.getByRole("heading", {
        level: 2,
        name: inLocale(heading, language),
      });
      await page.getByRole("link", { name: button, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${anchor}$`));
      await expect(title).toBeInViewport();
      await waitForAnimations(page);
      const search = page.getByRole("main").getByRole("searchbox");
      const [titleBox, searchBox] = [
        await title.boundingBox(),
        await search.boundingBox(),
      ];
      expect(titleBox?.y).toBeGreaterThan(
        (searchBox?.y ?? 0) + (searchBox?.height ?? 0),
      );
    }
  });

for (const language of LANGUAGES)
  test(`the tabs of the featured resources show tests, guides and platforms (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/mentoria", language));
    const list = part(page, inLocale(RESOURCES, language));
    const tabs = list.getByRole("navigation").getByRole("link");
    const names = {
      es: ["Todos", "Pruebas", "Guías", "Plataformas"],
      en: ["All", "Tests", "Guides", "Platforms"],
    }[language];
    await expect(tabs).toHaveText(
      names.map((name) => new RegExp(`^${name}\\s?\\d+$`)),
    );
    await expect(tabs.first()).toHaveAttribute("aria-current", "page");
    const total = await titles(list).count();
    let sum = 0;
    for (const [index, value, kind] of [
      [1, "pruebas", /^(Prueba vocacional|Career test)$/],
      [2, "guias", /^(Guía|Guide)$/],
      [3, "plataformas", /^(Plataforma|Platform)$/],
    ] as const) {
      await tabs.nth(index).click();
      await expect(page).toHaveURL(`/mentoria?material=${value}`);
      await expect(tabs.nth(index)).toHaveAttribute("aria-current", "page");
      const count = await titles(list).count();
      expect(count, value).toBeGreaterThan(0);
      const matching = list
        .getByRole("article")
        .filter({ has: page.getByRole("listitem").getByText(kind) });
      await expect(matching, value).toHaveCount(count);
      sum += count;
    }
    expect(sum).toBe(total);
    await tabs.first().click();
    await expect(page).toHaveURL("/mentoria");
    await expect(titles(list)).toHaveCount(total);
  });

test("an item of another screen links to its page under that screen", async ({
  page,
}) => {
  await visit(page, "/mentoria");
  for (const [list, title, path] of [
    [PROGRAMMES, "Technovation Girls", "/competencias/technovation-girls"],
    [CHANNELS, "Khan Academy en español", "/recursos/khan-academy-espanol"],
    [CHANNELS, "TED-Ed", "/recursos/ted-ed"],
  ] as const) {
    const itemLink = part(page, list[0]).getByRole("link", {
      name: title,
      exact: true,
    });
    await expect(itemLink).toHaveAttribute("href", path);
  }
  await part(page, CHANNELS[0])
    .getByRole("link", { name: "Khan Academy en español", exact: true })
    .click();
  await expect(page).toHaveURL("/recursos/khan-academy-espanol");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Khan Academy en español",
  );
});

for (const [language, heading, question, answer] of [
  [
    "es",
    "Preguntas frecuentes",
    "¿La mentoría garantiza la admisión o una beca?",
    /^No\. Ni siquiera Opportunity Funds lo hace/,
  ],
  [
    "en",
    "Frequently asked questions",
    /^Does mentoring guarantee/,
    /^No\. Not even Opportunity Funds/,
  ],
] as const)
  test(`a question's answer opens and closes, by mouse and keyboard (${language})`, async ({
    page,
  }) => {
    await visit(page, inLanguage("/mentoria", language));
    const questions = part(page, heading);
    const summary = questions.locator("summary").filter({ hasText: question });
    const text = questions.getByText(answer);
    await expect(text).toBeHidden();
    await summary.click();
    await expect(text).toBeVisible();
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(text).toBeHidden();
    await page.keyboard.press("Space");
    await expect(text).toBeVisible();
    // The other questions stay closed.
    await expect(questions.locator("details[open]")).toHaveCount(1);
  });

const FEEDBACK = {
  es: {
    heading: "¿Te sirvió esta página?",
    note: /se queda en este dispositivo.*no se envía a nadie/,
    name: "Tu nombre (opcional)",
    comments: "Tus comentarios",
    error: "Escribe tus comentarios (máximo 5000 caracteres).",
    save: "Guardar comentarios",
    saved: ["¡Gracias por tu opinión!", "Se guardó solo en este dispositivo."],
    full: [
      "No se pudo guardar",
      "Ya no hay espacio para los datos de este sitio. Lo que escribiste sigue aquí.",
    ],
  },
  en: {
    heading: "Was this page useful?",
    note: /stays on this device.*sent to nobody/,
    name: "Your name (optional)",
    comments: "Your comments",
    error: "Write your comments (5000 characters at most).",
    save: "Save comments",
    saved: [
      "Thank you for your feedback!",
      "It was saved on this device only.",
    ],
    full: [
      "It could not be saved",
      "There is no room left for this site's data. What you wrote is still here.",
    ],
  },
} as const;

for (const language of LANGUAGES)
  test(`comments need a text, are stored on the device and are not sent (${language})`, async ({
    page,
  }) => {
    const words = FEEDBACK[language];
    await visitUntilIdle(page, inLanguage("/mentoria", language));
    const form = part(page, words.heading);
    await expect(form.getByText(words.note)).toBeVisible();
    const comments = form.getByLabel(words.comments);
    await expect(comments).toHaveAttribute("rows", "5");
    const save = form.getByRole("button", { name: words.save });

    await save.click();
    await expect(comments).toBeFocused();
    await expect(comments).toHaveAccessibleDescription(words.error);
    expect(await storedComments(page)).toBeNull();

    const sent: Array<string> = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" || request.postData())
        sent.push(`${request.method()} ${request.url()}`);
      else if (!/\.(js|css|svg|woff2)$/.test(request.url()))
        sent.push(request.url());
    });
    await comments.fill("Me ayudó a elegir programa");
    await form.getByLabel(words.name).fill("Ana");
    await save.click();
    await expectToast(page, words.saved[0], words.saved[1]);
    await expect(comments).toHaveValue("");
    await comments.fill("Otra cosa");
    await save.click();
    await expect(comments).toHaveValue("");
    expect(await storedComments(page)).toEqual([
      {
        name: "Ana",
        feedback: "Me ayudó a elegir programa",
        page: "Mentorship",
      },
      { name: null, feedback: "Otra cosa", page: "Mentorship" },
    ]);
    // Requests sent before this one are recorded before it.
    await page.evaluate(() => fetch("/healthz"));
    expect(sent).toEqual([new URL("/healthz", page.url()).href]);
  });

for (const language of LANGUAGES)
  test(`comments that do not fit into the storage are reported and stay in the form (${language})`, async ({
    page,
  }) => {
    const words = FEEDBACK[language];
    await visit(page, inLanguage("/mentoria", language));
    await page.evaluate(fillStorage);
    const form = part(page, words.heading);
    await form.getByLabel(words.comments).fill("Me ayudó a elegir programa");
    await form.getByRole("button", { name: words.save }).click();
    await expectToast(page, words.full[0], words.full[1]);
    await expect(form.getByLabel(words.comments)).toHaveValue(
      "Me ayudó a elegir programa",
    );
  });

/** Runs in the page: fills its local storage. */
function fillStorage() {
  for (let size = 2 ** 23; size >= 1; size = size / 2)
    try {
      while (true)
        localStorage.setItem(
          `${size}-${localStorage.length}`,
          "x".repeat(size),
        );
    } catch {
      // Full for pieces of this size.
    }
}

/** Comments in this browser's storage. */
function storedComments(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    JSON.parse(localStorage.getItem("trampolin-mentorship-feedback") ?? "null"),
  );
}
