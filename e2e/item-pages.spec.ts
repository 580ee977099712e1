import type { Page } from "@playwright/test";
import { ITEMS, type Item } from "./items/index.ts";
import { expect, test } from "./journey.ts";
import { inLanguage } from "./screens.ts";

const LANGUAGES = ["es", "en"] as const;

type Language = (typeof LANGUAGES)[number];

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const item of ITEMS)
    test(`an item of the type ${item.type} has a page that tells all that is known of it`, async ({
      page,
    }) => {
      for (const language of LANGUAGES) {
        await page.goto(inLanguage(item.path, language));
        await expectWhatItIs(page, item, language);
        await expectFacts(page, item, language);
        await expectWindow(page, item, language);
        await expectSources(page, item, language);
        await expectSimilar(page, language);
        await expect(page.getByRole("button")).toHaveCount(0);
      }
    });

  test("several doors of one programme have their own months", async ({
    page,
  }) => {
    await page.goto("/becas/uwc-colegios-del-mundo-unido");
    await expect(section(page, WORDS.es.when).getByRole("listitem")).toHaveText(
      [
        "Comité de Argentina. Suele cerrar en: julio. Estimado por convocatorias pasadas.",
        "Comité de Colombia. Suele estar abierta en: mayo, junio, julio y agosto. Estimado por convocatorias pasadas.",
      ],
    );
  });

  test("a page names figures with their year, other official pages and the other screens that list it", async ({
    page,
  }) => {
    await page.goto("/mentoria/lala");
    const figure = section(page, "Cifras con su año").getByRole("listitem");
    await expect(figure).toHaveText(/La edición de enero y febrero de 2026/);
    await expect(figure.getByRole("link")).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
    await expect(section(page, "Antes de postular")).toContainText(
      "La edad, la cuota y la sede cambian en cada edición",
    );
    await expect(
      section(page, WORDS.es.sources).getByText("También está en"),
    ).toContainText("Oportunidades");

    await page.goto("/universidades/unam");
    await expect(section(page, "Carreras").getByRole("listitem")).toContainText(
      ["Médico Cirujano", "Derecho"],
    );
    const admission = section(page, "Otras páginas oficiales");
    await expect(
      admission.getByRole("link", { name: /^Página de admisión/ }),
    ).toHaveAttribute("href", "https://www.dgae.unam.mx");
    await expect(admission).toContainText("dgae.unam.mx");
  });
});

async function expectWhatItIs(page: Page, item: Item, language: Language) {
  const { title, kind } = item[language];
  const words = WORDS[language];
  const head = page.getByRole("main").locator("header");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(head.getByRole("paragraph").first()).toContainText(kind);

  const official = head.getByRole("link", { name: words.official });
  await expect(official).toHaveAttribute("href", item.link);
  await expect(official).toHaveAttribute("target", "_blank");
  await expect(official).toHaveAttribute("rel", "noopener noreferrer");
  await expect(head.getByText(item.host, { exact: true })).toBeVisible();

  const screen = `/${item.path.split("/")[1]}`;
  const path = page.getByRole("navigation", { name: words.path });
  const steps = path.getByRole("link");
  await expect(steps).toHaveText([words.home, words.screens[screen] ?? ""]);
  await expect(steps.first()).toHaveAttribute("href", "/");
  await expect(steps.last()).toHaveAttribute("href", screen);
  await expect(path.locator("[aria-current=page]")).toHaveText(title);
}

async function expectFacts(page: Page, item: Item, language: Language) {
  const { fact, requirement } = item[language];
  const words = WORDS[language];
  if (fact) {
    const [name, text] = fact;
    const line = section(page, words.facts)
      .locator("dl > div")
      .filter({ has: page.getByText(name, { exact: true }) });
    await expect(line.getByRole("definition")).toContainText(text);
  } else await expect(section(page, words.facts)).toHaveCount(0);

  const asked = section(page, words.requirements);
  if (requirement === null) await expect(asked).toHaveCount(0);
  else if (requirement === words.anyone)
    await expect(asked).toContainText(requirement);
  else
    await expect(
      asked.getByRole("listitem").filter({ hasText: requirement }),
    ).toBeVisible();
}

/** Estimated, all year and unknown are never mistaken for one another. */
async function expectWindow(page: Page, item: Item, language: Language) {
  const { when, months } = item[language];
  const words = WORDS[language];
  const { basis } = item;
  const window = section(page, words.when);
  const calendar = page.getByRole("link", { name: words.calendar });
  await expect(calendar).toHaveCount(basis === "usual" ? 1 : 0);
  if (basis === null || when === null) {
    await expect(window).toHaveCount(0);
    return;
  }
  await expect(window).toContainText(when);
  for (const [other, label] of Object.entries(words.basis))
    await expect(window.getByText(label, { exact: true })).toHaveCount(
      other === basis ? 1 : 0,
    );
  const strip = window.getByRole("img");
  if (months === null) {
    await expect(strip).toHaveCount(0);
    return;
  }
  await expect(strip).toHaveAccessibleName(months);
  const cells = await strip
    .locator("div > span:first-child")
    .evaluateAll((spans) =>
      spans.map((span) => getComputedStyle(span).backgroundImage !== "none"),
    );
  expect(cells).toHaveLength(12);
  expect(cells.filter((isHatched) => isHatched)).toHaveLength(item.drawn ?? 0);
}

async function expectSources(page: Page, item: Item, language: Language) {
  const words = WORDS[language];
  const sources = section(page, words.sources);
  const source = sources
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: item.source }) })
    .first();
  await expect(source).toContainText(words.day);
  await expect(source).toContainText(words.supports);
  for (const link of await sources
    .getByRole("listitem")
    .getByRole("link")
    .all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
  await expect(sources.getByText(words.reviewed)).toBeVisible();
  await expect(
    sources.getByRole("link", { name: words.report }),
  ).toHaveAttribute("href", "/contacto");
}

async function expectSimilar(page: Page, language: Language) {
  const similar = page.getByRole("region", { name: WORDS[language].similar });
  const links = similar.getByRole("heading", { level: 3 }).getByRole("link");
  await expect(links).toHaveCount(3);
  for (const link of await links.all())
    await expect(link).toHaveAttribute("href", /^\/[a-z]+\/[a-z0-9-]+$/);
}

function section(page: Page, heading: string) {
  return page.locator("main section").filter({
    has: page.getByRole("heading", { level: 2, name: heading, exact: true }),
  });
}

const WORDS = {
  es: {
    home: "Inicio",
    screens: {
      "/becas": "Becas",
      "/oportunidades": "Oportunidades",
      "/mentoria": "Mentoría",
      "/universidades": "Universidades",
      "/competencias": "Competencias",
      "/recursos": "Recursos",
    } as Readonly<Record<string, string>>,
    path: "Ruta de la página",
    official: /^Ir al sitio oficial.*\(se abre en una pestaña nueva\)$/,
    facts: "Lo esencial",
    requirements: "Qué piden",
    anyone: "No pide requisitos: entra quien quiera.",
    when: "Cuándo",
    basis: {
      announced: "Fechas anunciadas por quien convoca.",
      usual: "Estimado por convocatorias pasadas. No es una fecha límite.",
      always: "Disponible todo el año.",
      unknown:
        "No conocemos sus meses de inscripción. Consulta el sitio oficial.",
    },
    calendar: "Añadir fechas estimadas al calendario",
    sources: "De dónde sale esto",
    supports: /programa|requisitos|apoyo|fechas/,
    day: /\d{1,2} [a-z]{3,4} 20\d\d$/,
    reviewed:
      /^Una persona lo revisó el \d{1,2} [a-z]{3,4} 20\d\d\. Confirma siempre las fechas y los requisitos en la página oficial\./,
    report: "¿Ves un error? Escríbenos.",
    similar: "También te puede servir",
  },
  en: {
    home: "Home",
    screens: {
      "/becas": "Scholarships",
      "/oportunidades": "Opportunities",
      "/mentoria": "Mentorship",
      "/universidades": "Universities",
      "/competencias": "Competitions",
      "/recursos": "Resources",
    } as Readonly<Record<string, string>>,
    path: "Path of the page",
    official: /^Go to the official site.*\(opens in a new tab\)$/,
    facts: "The essentials",
    requirements: "What they ask for",
    anyone: "It asks for nothing: anyone can use it.",
    when: "When",
    basis: {
      announced: "Dates announced by the organiser.",
      usual: "Estimated from past calls. It is not a deadline.",
      always: "Available all year round.",
      unknown:
        "We do not know its application months. Check the official site.",
    },
    calendar: "Add estimated dates to the calendar",
    sources: "Where this comes from",
    supports: /programme|requirements|support|dates/,
    day: /[A-Z][a-z]{2} \d{1,2}, 20\d\d$/,
    reviewed:
      /^A person checked it on [A-Z][a-z]{2} \d{1,2}, 20\d\d\. Always confirm dates and requirements on the official page\./,
    report: "Do you see a mistake? Write to us.",
    similar: "This may help too",
  },
} as const;
