import { describe, expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import { LANGUAGES } from "../catalogue.ts";
import { HOME_EN, HOME_ES } from "../home-wording.ts";
import { inLanguage } from "../screens.ts";
import { SEARCH_EN, SEARCH_ES } from "../search-wording.ts";
import { TEAM_EN, TEAM_ES } from "../team-wording.ts";
import { field, fieldValue, searchForm, submitted } from "./form.ts";
import {
  all,
  cardTitles,
  elementText,
  fetchPage,
  findCard,
  findSection,
  type HtmlPage,
  hrefs,
  isSafeExternal,
  link,
  links,
  resultStatus,
  section,
  texts,
} from "./page.ts";

const product = productOn("embedded");

describe.each([HOME_ES, HOME_EN])("home in $language", (words) => {
  const open = (address: string) =>
    fetchPage(product(), inLanguage(address, words.language));

  test("the home page shows its facts and promises, and its buttons lead to pages", async () => {
    const page = await open("/");
    const { main } = page;
    expect(page.document.title).toBe(words.title);
    expect(texts(main, "h1")).toEqual([words.heading]);
    expect(texts(main, "dt")).toEqual(words.facts);
    expect(texts(main, "dd")).toEqual([
      expect.stringMatching(/^[1-9]\d\d$/),
      expect.stringMatching(/^[1-9]\d$/),
      expect.stringMatching(/ 20\d\d$/),
    ]);
    expect(texts(section(page, words.promise), "h3")).toEqual(words.promises);
    const start = section(page, words.start);
    for (const [place, name, href] of [
      [main, words.register, "/register"],
      [main, words.browse, "/becas"],
      [main, words.rules, "/criterios"],
      [start, words.startActions[0], "/register"],
      [start, words.startActions[1], "/becas"],
    ] as const) {
      expect(link(place, name).getAttribute("href")).toBe(href);
      expect((await open(href)).status).toBe(200);
    }
  });

  test("six links have the names, texts and addresses of the six sections", async () => {
    const sectionLinks = section(await open("/"), words.sectionLinksHeading);
    expect(hrefs(sectionLinks)).toEqual(
      words.sections.map(([, , path]) => path),
    );
    expect(texts(sectionLinks, "a")).toEqual(
      words.sections.map(([name, text]) => `${name}${text}`),
    );
  });

  test("next closings and openings show their certainty and link to the item's page", async () => {
    const page = await open("/");
    for (const name of words.soon) {
      const list = section(page, name);
      const soon = all(list, "li a");
      expect(soon.length, name).toBeLessThanOrEqual(5);
      expect(texts(list, "p").includes(words.nothingSoon), name).toBe(
        soon.length === 0,
      );
      for (const one of soon) {
        expect(elementText(one)).toMatch(words.certainty);
        const item = await open(one.getAttribute("href") ?? "");
        const [title = ""] = texts(item.main, "h1");
        expect(elementText(one).startsWith(title)).toBe(true);
      }
    }
  });

  test("dates beyond the five listed are counted, with a link to a search for all of them", async () => {
    const page = await open("/");
    for (const [index, name] of words.soon.entries()) {
      const list = section(page, name);
      const listed = all(list, "li a").length;
      const beyond = all(list, "p a");
      expect(beyond.length, name).toBeLessThanOrEqual(listed === 5 ? 1 : 0);
      for (const one of beyond) {
        const more = Number(words.moreSoon[index]?.exec(elementText(one))?.[1]);
        const results = await open(one.getAttribute("href") ?? "");
        expect(texts(results.main, "[role=status]").join(" ")).toMatch(
          new RegExp(`\\b${listed + more} result`),
        );
      }
    }
  });

  test("the search of the home page is a form, its tabs and cards are links", async () => {
    const page = await open("/");
    expectCurrentTab(page, 0);
    const events = all(section(page, words.season), "li").filter((each) =>
      each.querySelector("h3"),
    );
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) {
      const badge = elementText(event.querySelector("p > span"));
      expect(Object.keys(words.types)).toContain(badge);
      const official = link(event, words.official);
      expect(isSafeExternal(official)).toBe(true);
      const { hostname } = new URL(official.getAttribute("href") ?? "");
      expect(elementText(event)).toContain(hostname.replace("www.", ""));
    }

    const tab = link(page.main, words.tabs[1]).getAttribute("href");
    expect(tab).toBe("/?ver=recursos#temporada");
    const featured = await open("/?ver=recursos");
    expectCurrentTab(featured, 1);
    const season = section(featured, words.season);
    expect(hrefs(season, "article h3 a").length).toBeGreaterThan(0);
    for (const href of hrefs(season, "article h3 a"))
      expect(href).toMatch(/^\/recursos\//);
    expect(link(season, words.allResources).getAttribute("href")).toBe(
      "/recursos",
    );

    const form = searchForm(page);
    expect(field(form, words.box)?.getAttribute("name")).toBe("q");
    const sent = submitted(form, { q: words.germany });
    expect(sent).toBe(`/buscar?q=${words.germany}`);
    expect(findCard(await open(sent), words.daad)).not.toBeNull();
  });

  function expectCurrentTab({ main }: HtmlPage, current: 0 | 1) {
    const tabs = main.querySelector(`nav[aria-label="${words.tabsLabel}"]`);
    expect(tabs && texts(tabs, "a")).toEqual(words.tabs);
    expect(tabs && texts(tabs, "[aria-current=page]")).toEqual([
      words.tabs[current],
    ]);
  }
});

describe.each([SEARCH_ES, SEARCH_EN])("search in $language", (words) => {
  const open = (address: string) =>
    fetchPage(product(), inLanguage(address, words.language));

  test("the search form and its filter are submitted without scripts", async () => {
    const empty = await open("/buscar");
    const found = await open(submitted(searchForm(empty), { q: "quimica" }));
    expect(resultStatus(found)).toMatch(words.count);
    const box = field(searchForm(found), words.box);
    expect(box && fieldValue(box)).toBe("quimica");
    expect(findCard(found, words.chemistry)).not.toBeNull();
    expect(texts(found.main, "h2")).not.toContain(words.elsewhere);

    const select = field(searchForm(found), words.filter);
    expect(select && texts(select, "option")).toContain(words.choice);
    const name = select?.getAttribute("name") ?? "";
    const narrowed = await open(
      submitted(searchForm(found), { [name]: "competencias" }),
    );
    expect(findCard(narrowed, words.chemistry)).not.toBeNull();
    for (const href of hrefs(narrowed.main, "article h3 a"))
      expect(href).toMatch(/^\/competencias\//);
  });

  test("a search finds an item in any case, with or without accents", async () => {
    for (const typed of ["quimica", "Química", "QUIMICA"]) {
      const page = await open(`/buscar?q=${encodeURIComponent(typed)}`);
      expect(findCard(page, words.chemistry), typed).not.toBeNull();
    }
  });

  test("a query without matches shows the empty state, a partial match the nearest items", async () => {
    const nothing = await open("/buscar?q=zzzqqq");
    expect(texts(nothing.main, "h2")).toContain(words.none);
    expect(texts(nothing.main, "p")).toContain(words.noneText);
    expect(cardTitles(nothing.main)).toEqual([]);
    expect(hrefs(nothing.main)).toContain("/becas");
    const partial = await open(`/buscar?q=${words.germany}+zzzqqq`);
    expect(elementText(section(partial, words.nearest))).toContain("DAAD");
  });
});

describe.each([TEAM_ES, TEAM_EN])("team and rules in $language", (words) => {
  const open = (address: string) =>
    fetchPage(product(), inLanguage(address, words.language));

  test("the team page describes the project when no one is named", async () => {
    const page = await open("/equipo");
    expect(page.document.title).toBe(words.title);
    expect(texts(page.main, "h1")).toEqual([words.heading]);
    expect(elementText(page.main)).toContain(words.lead);
    expect(texts(section(page, words.project), "h3")).toEqual(words.points);
    expect(findSection(page, words.contact)).not.toBeNull();
    expect(all(page.main, 'article, a[href^="mailto:"]')).toEqual([]);
  });

  test("the selection rules show their introduction and points", async () => {
    const page = await open("/criterios");
    expect(page.document.title.startsWith(words.rules)).toBe(true);
    expect(texts(page.main, "h1")).toEqual([words.rules]);
    expect(elementText(page.main)).toContain(words.rulesIntro);
    expect(texts(page.main, "h2")).toEqual(words.rulesPoints);
  });
});

test.each([
  [
    "es",
    "¿Qué nos falta?",
    "¿Te sirvió esta página?",
    "Para usar este formulario, activa JavaScript en tu navegador.",
  ],
  [
    "en",
    "What are we missing?",
    "Was this page useful?",
    "To use this form, turn on JavaScript in your browser.",
  ],
])(
  "without scripts a note on JavaScript replaces the fields of a feedback form (%s)",
  async (language, onHome, onMentorship, note) => {
    for (const [path, heading] of [
      ["/", onHome],
      ["/mentoria", onMentorship],
    ] as const) {
      const page = await fetchPage(product(), inLanguage(path, language));
      const form = section(page, heading);
      expect(texts(form, "noscript > p")).toEqual([note]);
      expect(all(form, "input, textarea, button")).toEqual([]);
    }
  },
);

test.each([
  ["es", "Para usar este formulario, activa JavaScript en tu navegador."],
  ["en", "To use this form, turn on JavaScript in your browser."],
])(
  "without scripts a note on JavaScript replaces account forms and the advice button (%s)",
  async (language, note) => {
    for (const path of ["/login", "/register", "/recuperar", "/becas"]) {
      const { main } = await fetchPage(product(), inLanguage(path, language));
      expect([path, texts(main, "noscript > p")]).toEqual([
        path,
        expect.arrayContaining([note]),
      ]);
      const replaced = all(main, "form[method=post], button[aria-haspopup]");
      expect(replaced.length, path).toBeGreaterThan(0);
      expect([
        path,
        replaced.filter((each) => !each.classList.contains("needs-script")),
      ]).toEqual([path, []]);
    }
  },
);

test.each([
  ["es", "Para ver esta página, activa JavaScript en tu navegador. Ver becas"],
  [
    "en",
    "To see this page, turn on JavaScript in your browser. See scholarships",
  ],
])(
  "without scripts a note on JavaScript replaces a member screen's loading text (%s)",
  async (language, note) => {
    for (const path of [
      "/perfil",
      "/completar-perfil",
      "/recomendaciones",
      "/mis-datos",
      "/restablecer",
    ]) {
      const { main } = await fetchPage(product(), inLanguage(path, language));
      expect([path, texts(main, "noscript")]).toEqual([path, [note]]);
      expect(main.querySelector("noscript a")?.getAttribute("href")).toBe(
        "/becas",
      );
      expect(main.querySelector(".needs-script h1")).not.toBeNull();
    }
  },
);

test("login and registration forms use POST, so that no address contains the password", async () => {
  const paths = ["/login", "/register"];
  for (const path of paths) {
    const { main } = await fetchPage(product(), path);
    const forms = all(main, "form").filter((form) =>
      form.querySelector("input[type=password]"),
    );
    expect([path, forms.map((form) => form.getAttribute("method"))]).toEqual([
      path,
      ["post"],
    ]);
  }
});

test("every link of the footer leads to a page", async () => {
  const { document } = await fetchPage(product(), "/");
  const footer = document.querySelector("body footer");
  if (!footer) throw new Error("The page has no footer");
  expect(elementText(footer)).toContain(
    "Diseñado para estudiantes de preparatoria.",
  );
  const [year] = new Date()
    .toLocaleDateString("sv", { timeZone: "America/Mexico_City" })
    .split("-");
  expect(elementText(footer)).toContain(`© ${year} Trampolín`);
  expect(hrefs(footer)).toHaveLength(20);
  for (const path of hrefs(footer))
    expect([path, (await fetch(product().url + path)).status]).toEqual([
      path,
      200,
    ]);
});

test.each([
  ["es-MX,es;q=0.9", "es", "Becas"],
  ["en-GB,en;q=0.9", "en", "Scholarships"],
  ["fr-FR,fr;q=0.9", "es", "Becas"],
])(
  "a browser that prefers %s gets the page in %s",
  async (accepted, language, entry) => {
    const { document } = await fetchPage(product(), "/becas", {
      "accept-language": accepted,
    });
    expect(document.documentElement.getAttribute("lang")).toBe(language);
    const footer = document.querySelector("body footer");
    expect(footer && texts(footer, "a")).toContain(entry);
  },
);

test.each(LANGUAGES)(
  "the language links keep the parameter of the chosen list (%s)",
  async (language) => {
    const { document } = await fetchPage(
      product(),
      inLanguage("/becas?lista=posgrado", language),
    );
    // Each link is in the header and in the mobile menu.
    for (const [name, code] of [
      ["es Español", "es"],
      ["en English", "en"],
    ] as const)
      expect(
        links(document.documentElement, name).map((link) =>
          link.getAttribute("href"),
        ),
      ).toEqual(Array(2).fill(`?lista=posgrado&lng=${code}`));
  },
);

test("the built product has no showcase page", async () => {
  expect((await fetch(`${product().url}/_ui`)).status).toBe(404);
});
