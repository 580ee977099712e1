import { expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import {
  EXPECTED_SCREENS,
  filteredStatus,
  inLocale,
  LANGUAGES,
  type Language,
  unfilteredStatus,
} from "../catalogue.ts";
import { inLanguage } from "../screens.ts";
import { SOUGHT } from "../sought-words.ts";
import { choices, field, fieldValue, searchForm, submitted } from "./form.ts";
import {
  cardTitles,
  fetchPage,
  findCard,
  type HtmlPage,
  link,
  resultStatus,
  section,
  texts,
} from "./page.ts";

const product = productOn("embedded");

const WORDS = {
  es: {
    any: "Cualquiera",
    without: "quitar filtro",
    none: "Nada cumple con todo eso",
    nearest: "Lo que más se parece",
    everywhere: "Buscar en todo el catálogo",
    clear: "Quitar todos los filtros",
    filters: "Filtros",
    apply: "Ver resultados",
  },
  en: {
    any: "Any",
    without: "remove filter",
    none: "Nothing fits all of that",
    nearest: "The nearest matches",
    everywhere: "Search the whole catalogue",
    clear: "Clear all filters",
    filters: "Filters",
    apply: "See results",
  },
} as const;

for (const screen of EXPECTED_SCREENS)
  for (const language of LANGUAGES) {
    const { path, filters } = screen;
    const words = WORDS[language];

    test(`filter fields of ${path} narrow the list, and a chip removes the filter (${language})`, async () => {
      const list = await open(path, language);
      const total = readCount(list);
      // In the second language one filter is enough.
      for (const label of language === "es" ? filters : filters.slice(0, 1)) {
        const select = field(searchForm(list), inLocale(label, language));
        const [choice] = select ? choices(select) : [];
        // In some months nothing closes, and then there is no such filter.
        if (!select || !choice) {
          expect(label).toContain("Cierre");
          continue;
        }
        expect([texts(select, "option")[0], fieldValue(select)]).toEqual([
          words.any,
          "",
        ]);
        const name = select.getAttribute("name") ?? "";
        const page = await send(list, language, { [name]: choice.value });
        expect(resultStatus(page)).toMatch(filteredStatus(total, language));
        expect(readCount(page)).toBe(cardTitles(page.main).length);
        const submittedField = field(
          searchForm(page),
          inLocale(label, language),
        );
        expect(submittedField && fieldValue(submittedField)).toBe(choice.value);

        const chip = link(page.main, `${choice.text}, ${words.without}`);
        expect(chip.getAttribute("href")).toBe(path);
      }
    });

    test(`the form of ${path} uses GET, and its filter dialog has a submit button (${language})`, async () => {
      const form = searchForm(await open(path, language));
      expect(form.getAttribute("method")).toBe("get");
      expect(texts(form, "dialog h2")).toEqual([words.filters]);
      expect(texts(form, "dialog [type=submit]")).toEqual([words.apply]);
    });

    test(`a query without matches on ${path} shows the nearest items and links (${language})`, async () => {
      const page = await open(`${path}?q=mexico+xylofon`, language);
      expect(texts(page.main, "h2, h3")).toContain(words.none);
      expect(resultStatus(page)).toMatch(
        filteredStatus(readTotal(page), language),
      );
      expect(readCount(page)).toBe(0);
      const nearest = cardTitles(section(page, words.nearest)).length;
      expect([1, 2, 3]).toContain(nearest);
      expect(link(page.main, words.everywhere).getAttribute("href")).toBe(
        "/buscar?q=mexico+xylofon",
      );
      expect(link(page.main, words.clear).getAttribute("href")).toBe(path);
    });
  }

for (const [path, typed, title] of SOUGHT)
  for (const language of LANGUAGES)
    test(`on ${path} ${language === "es" ? "accents, case, a prefix and a typo" : "a typo"} still match an item (${language})`, async () => {
      const list = await open(path, language);
      const total = readCount(list);
      for (const words of typed[language].split(" ")) {
        const page = await send(list, language, { q: words });
        expect(findCard(page, inLocale(title, language)), words).not.toBeNull();
        expect(resultStatus(page)).toMatch(filteredStatus(total, language));
        expect(cardTitles(page.main).length, words).toBeLessThan(total / 2);
        expect(readCount(page)).toBe(cardTitles(page.main).length);
        const chip = language === "es" ? `«${words}»` : `“${words}”`;
        expect(texts(page.main, "a")).toContain(
          `${chip}, ${WORDS[language].without}`,
        );
      }
    });

test("a chosen tab stays chosen when the form is submitted", async () => {
  for (const [path, tab, parameter] of [
    ["/becas", "Posgrado", "lista=posgrado"],
    ["/mentoria", "Pruebas", "material=pruebas"],
    ["/universidades", "CDMX", "lista=cdmx"],
    ["/recursos", "Guías", "tipo=guias"],
  ] as const) {
    const name = new RegExp(`^${tab}\\s?\\d+$`);
    const list = await open(path, "es");
    const href = link(list.main, name).getAttribute("href") ?? "";
    expect(href).toBe(`${path}?${parameter}`);
    const chosen = await open(href, "es");
    expect(link(chosen.main, name).getAttribute("aria-current")).toBe("page");
    const results = await send(chosen, "es", { q: "unam" });
    expect(results.address).toMatch(/[?&]q=unam(&|$)/);
    expect(results.address).toMatch(new RegExp(`[?&]${parameter}(&|$)`));
    expect(link(results.main, name).getAttribute("aria-current")).toBe("page");
  }
});

test("a query and a filter apply together, and one link clears both", async () => {
  const page = await open("/becas?q=japom&nivel=posgrado", "es");
  expect(resultStatus(page)).toMatch(filteredStatus(readTotal(page)));
  const clear = link(page.main, "Quitar todo").getAttribute("href") ?? "";
  expect(clear).toBe("/becas");
  expect(resultStatus(await open(clear, "es"))).toMatch(unfilteredStatus());
});

test("the link of a section of the resources shows that section alone", async () => {
  const list = await open("/recursos", "es");
  const choice = link(list.main, "Bibliotecas en línea");
  expect(choice.getAttribute("href")).toBe("/recursos?seccion=bibliotecas");
  const page = await open("/recursos?seccion=bibliotecas", "es");
  expect(texts(page.main, "summary")).toContain(
    "Sección: Bibliotecas en línea",
  );
  expect(
    cardTitles(section(page, "Bibliotecas en línea")).length,
  ).toBeGreaterThan(0);
  expect(texts(page.main, "h2")).not.toContain("Destacados");
});

test("a filtered section of national items links to Bolivia and keeps the filter", async () => {
  const page = await open("/recursos?nivel=prepa", "es");
  const part = section(page, "Entrar a la universidad");
  const bolivia = link(part, "Bolivia").getAttribute("href") ?? "";
  expect(bolivia).toBe("/recursos?nivel=prepa&pais=BO");
  const chosen = await open(bolivia, "es");
  expect(
    cardTitles(section(chosen, "Entrar a la universidad")).length,
  ).toBeGreaterThan(1);
});

test("the country filter of the universities shows only that country's university", async () => {
  const page = await open("/universidades?donde=BR", "es");
  expect(cardTitles(page.main)).toEqual(["Universidad de São Paulo (USP)"]);
});

const pages = new Map<string, Promise<HtmlPage>>();

/** Fetches each page once for all tests. */
function open(address: string, language: Language): Promise<HtmlPage> {
  const url = inLanguage(address, language);
  const page = pages.get(url) ?? fetchPage(product(), url);
  pages.set(url, page);
  return page;
}

/** Submits a page's search form, like a browser without scripts. */
async function send(
  page: HtmlPage,
  language: Language,
  changes: Readonly<Record<string, string>>,
) {
  return open(submitted(searchForm(page), changes), language);
}

/** The first number of the result status: the count of shown items. */
function readCount(page: HtmlPage): number {
  return Number.parseInt(resultStatus(page), 10);
}

/** The second number of the result status: 34 in "0 de 34 opciones". */
function readTotal(page: HtmlPage): number {
  return Number(/ (\d+) /.exec(resultStatus(page))?.[1]);
}
