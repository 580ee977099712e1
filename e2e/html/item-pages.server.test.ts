import { expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import { ITEM_PATH, LANGUAGES, type Language } from "../catalogue.ts";
import { EXPECTED_ITEMS, type ExpectedItem } from "../items/index.ts";
import { inLanguage } from "../screens.ts";
import {
  accessibleName,
  all,
  elementText,
  fetchPage,
  findSection,
  type HtmlPage,
  hrefs,
  isExternalLink,
  isSafeExternal,
  link,
  links,
  section,
  texts,
} from "./page.ts";

const product = productOn("embedded");

for (const item of EXPECTED_ITEMS)
  test(`an item of the type ${item.type} shows facts, window, sources and similar items`, async () => {
    for (const language of LANGUAGES) {
      const page = await fetchPage(product(), inLanguage(item.path, language));
      expectHeader(page, item, language);
      expectFacts(page, item, language);
      expectWindow(page, item, language);
      expectSources(page, item, language);
      expectSimilar(page, language);
    }
  });

test("each stage of a programme shows its own months", async () => {
  const page = await fetchPage(
    product(),
    "/becas/uwc-colegios-del-mundo-unido",
  );
  expect(texts(section(page, WORDS.es.when), "li")).toEqual([
    "Comité de Argentina. Suele cerrar en: julio. Estimado por convocatorias pasadas.",
    "Comité de Colombia. Suele estar abierta en: mayo, junio, julio y agosto. Estimado por convocatorias pasadas.",
  ]);
});

test("item pages show dated figures, other official pages and other lists of the item", async () => {
  const lala = await fetchPage(product(), "/mentoria/lala");
  const [figure] = all(section(lala, "Cifras con su año"), "li");
  expect(elementText(figure)).toContain(
    "La edición de enero y febrero de 2026",
  );
  expect(figure && all(figure, "a").every(isSafeExternal)).toBe(true);
  expect(elementText(section(lala, "Antes de postular"))).toContain(
    "La edad, la cuota y la sede cambian en cada edición",
  );
  expect(elementText(section(lala, WORDS.es.sources))).toMatch(
    /También está en.*Oportunidades/,
  );

  const unam = await fetchPage(product(), "/universidades/unam");
  expect(texts(section(unam, "Carreras"), "li")).toEqual(
    expect.arrayContaining(["Médico Cirujano", "Derecho"]),
  );
  const admission = section(unam, "Otras páginas oficiales");
  expect(link(admission, /^Página de admisión/).getAttribute("href")).toBe(
    "https://www.dgae.unam.mx",
  );
  expect(elementText(admission)).toContain("dgae.unam.mx");
});

function expectHeader(
  { main }: HtmlPage,
  item: ExpectedItem,
  language: Language,
) {
  const { title, kind } = item[language];
  const words = WORDS[language];
  const head = main.querySelector("header") ?? main;
  expect(texts(main, "h1")).toEqual([title]);
  expect(elementText(head.querySelector("p"))).toContain(kind);

  const official = link(head, words.official);
  expect(official.getAttribute("href")).toBe(item.link);
  expect(isSafeExternal(official)).toBe(true);
  expect(texts(head, "p")).toContain(item.host);

  const screen = `/${item.path.split("/")[1]}`;
  const path = main.querySelector(`nav[aria-label="${words.path}"]`) ?? main;
  expect(texts(path, "a")).toEqual([words.home, words.screens[screen]]);
  expect(hrefs(path)).toEqual(["/", screen]);
  expect(texts(path, "[aria-current=page]")).toEqual([title]);
}

function expectFacts(page: HtmlPage, item: ExpectedItem, language: Language) {
  const { fact, requirement } = item[language];
  const words = WORDS[language];
  const facts = findSection(page, words.facts);
  if (fact && facts) {
    const [name, text] = fact;
    const line = all(facts, "dl > div").find(
      (each) => elementText(each.querySelector("dt")) === name,
    );
    expect(elementText(line?.querySelector("dd"))).toContain(text);
  } else expect([fact, facts]).toEqual([null, null]);

  const requirements = findSection(page, words.requirements);
  if (requirement === null) expect(requirements).toBeNull();
  else if (requirement === words.anyone)
    expect(elementText(requirements)).toContain(requirement);
  else
    expect(texts(section(page, words.requirements), "li").join("\n")).toContain(
      requirement,
    );
}

/** Fails unless the window shows its basis: estimated, all year or unknown. */
function expectWindow(page: HtmlPage, item: ExpectedItem, language: Language) {
  const { when, months } = item[language];
  const words = WORDS[language];
  const { basis } = item;
  expect(links(page.main, words.calendar)).toHaveLength(
    basis === "usual" ? 1 : 0,
  );
  if (basis === null || when === null) {
    expect(findSection(page, words.when)).toBeNull();
    return;
  }
  const window = section(page, words.when);
  expect(elementText(window)).toContain(when);
  for (const [other, label] of Object.entries(words.basis))
    expect(texts(window, "p").includes(label), label).toBe(other === basis);
  const strips = all(window, "[role=img]");
  expect(strips.map(accessibleName)).toEqual(months === null ? [] : [months]);
  for (const strip of strips) {
    const cells = all(strip, "div > span:first-child");
    expect(cells).toHaveLength(12);
    const hatched = cells.filter((cell) => cell.classList.contains("hatched"));
    expect(hatched).toHaveLength(item.windowMonths ?? 0);
  }
}

function expectSources(page: HtmlPage, item: ExpectedItem, language: Language) {
  const words = WORDS[language];
  const sources = section(page, words.sources);
  const source = all(sources, "li").find((each) =>
    all(each, "a").some((one) => accessibleName(one).includes(item.source)),
  );
  expect(elementText(source)).toMatch(words.storedCopy);
  expect(elementText(source)).toMatch(words.supports);
  // Some source pages have no https.
  expect(all(sources, "li a").every(isExternalLink)).toBe(true);
  expect(texts(sources, "p").some((text) => words.compared.test(text))).toBe(
    true,
  );
  expect(link(sources, words.report).getAttribute("href")).toBe("/contacto");
}

function expectSimilar(page: HtmlPage, language: Language) {
  const similar = hrefs(section(page, WORDS[language].similar), "h3 a");
  expect(similar).toHaveLength(3);
  for (const href of similar) expect(href).toMatch(ITEM_PATH);
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
      always: "No tiene meses fijos de inscripción.",
      unknown:
        "No tenemos confirmados sus meses de inscripción. Consulta el sitio oficial.",
    },
    calendar: "Añadir fechas estimadas al calendario",
    sources: "De dónde sale esto",
    supports: /programa|requisitos|apoyo|fechas/,
    storedCopy: /copia guardada, \d{1,2} [a-z]{3,4} 20\d\d$/,
    compared:
      /^Comparamos estos datos con copias guardadas de sus fuentes el \d{1,2} [a-z]{3,4} 20\d\d; ese día no abrimos la página oficial\.( Ninguna de estas fuentes es la página oficial\.)? Confirma siempre las fechas y los requisitos en la página oficial\./,
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
    path: "You are here",
    official: /^Go to the official site.*\(opens in a new tab\)$/,
    facts: "The essentials",
    requirements: "What they ask for",
    anyone: "It asks for nothing: anyone can use it.",
    when: "When",
    basis: {
      announced: "Dates announced by the organiser.",
      usual: "Estimated from past calls. It is not a deadline.",
      always: "It has no fixed months to sign up.",
      unknown:
        "We have not confirmed its application months. Check the official site.",
    },
    calendar: "Add estimated dates to the calendar",
    sources: "Where this comes from",
    supports: /programme|requirements|support|dates/,
    storedCopy: /stored copy, \d{1,2} [A-Z][a-z]{2} 20\d\d$/,
    compared:
      /^We compared these facts with stored copies of their sources on \d{1,2} [A-Z][a-z]{2} 20\d\d; we did not open the official page that day\.( None of these sources is the official page\.)? Always confirm dates and requirements on the official page\./,
    report: "Do you see a mistake? Write to us.",
    similar: "This may help too",
  },
} as const;
