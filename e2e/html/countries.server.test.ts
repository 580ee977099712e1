import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import { inLanguage } from "../screens.ts";
import {
  all,
  cardTitles,
  elementText,
  fetchPage,
  hrefs,
  isExternalLink,
  section,
  texts,
} from "./page.ts";

const product = productOn("embedded");

const MAX_BROTLI_BYTES = 60_000;

const WORDS = {
  es: {
    list: "Países",
    footer: "Países",
    bolivia: "Bolivia",
    title: "Bolivia: becas, universidades y trámites | Trampolín",
    grants: "Becas y créditos",
    entry: "Entrar a la universidad",
    open: "Abierto a tu país",
    grades: "Escala de notas",
    scale: "De 1 a 100",
    apostille: "Apostilla y legalización",
    fraud: "Denunciar un fraude",
    none: "Todavía no leímos este dato en una fuente.",
  },
  en: {
    list: "Countries",
    footer: "Countries",
    bolivia: "Bolivia",
    title: "Bolivia: scholarships, universities and paperwork | Trampolín",
    grants: "Scholarships and loans",
    entry: "Getting into university",
    open: "Open to your country",
    grades: "Grade scale",
    scale: "From 1 to 100",
    apostille: "Apostille and legalisation",
    fraud: "Report a fraud",
    none: "We have not read this in a source yet.",
  },
} as const;

describe.each(["es", "en"] as const)("countries in %s", (language) => {
  const words = WORDS[language];
  const open = (address: string) =>
    fetchPage(product(), inLanguage(address, language));

  test("the list leads to the page of every country", async () => {
    const { main, document } = await open("/paises");
    expect(texts(main, "h1")).toEqual([words.list]);
    const paths = hrefs(main);
    expect(paths).toHaveLength(21);
    for (const path of paths)
      expect([path, (await fetch(product().url + path)).status]).toEqual([
        path,
        200,
      ]);
    const footer = document.querySelector("body footer");
    expect(footer && texts(footer, "a")).toContain(words.footer);
  });

  test("a country's page shows its own items, open items and its facts", async () => {
    const page = await open("/paises/bolivia");
    expect(page.document.title).toBe(words.title);
    expect(texts(page.main, "h1")).toEqual([words.bolivia]);
    expect(cardTitles(section(page, words.grants))).toHaveLength(3);
    expect(hrefs(section(page, words.entry))).toContain(
      "/recursos?seccion=entrar-a-la-universidad&pais=BO",
    );
    expect(hrefs(section(page, words.open))).toEqual([
      "/becas?pais=BO",
      "/oportunidades?pais=BO",
      "/mentoria?pais=BO",
      "/competencias?pais=BO",
      "/universidades",
      "/recursos?pais=BO",
    ]);
    const grades = section(page, words.grades);
    expect(elementText(grades)).toContain(words.scale);
    for (const link of [
      ...all(grades, "dl a"),
      ...all(section(page, words.apostille), "a"),
    ])
      expect(isExternalLink(link)).toBe(true);
    const fraud = section(page, words.fraud);
    expect(elementText(fraud)).toContain("FELCC");
    expect(hrefs(fraud)).toContain("/recursos#warnings");
    const [jsonLd = ""] = texts(
      page.document.documentElement,
      'script[type="application/ld+json"]',
    );
    expect(JSON.parse(jsonLd)["@graph"]).toMatchObject([
      { "@type": "BreadcrumbList" },
      { "@type": "ItemList" },
    ]);
  });

  test("items beyond a row of cards are links, and the page stays within its budget", async () => {
    const page = await open("/paises/mexico");
    const grants = section(page, words.grants);
    const moreLinks = hrefs(grants, "details a");
    expect(moreLinks.length).toBeGreaterThan(5);
    expect(texts(grants, "summary").at(-1)).toContain(String(moreLinks.length));
    const html = page.document.toString();
    expect(brotliCompressSync(html).length).toBeLessThan(MAX_BROTLI_BYTES);
  });

  test("a section without facts shows a note, and the next section shows its facts", async () => {
    const page = await open("/paises/haiti");
    expect(elementText(section(page, words.grades))).toContain(words.none);
    const apostille = elementText(section(page, words.apostille));
    expect(apostille).not.toContain(words.none);
    expect(apostille).toContain("MAEC");
  });

  test("an unknown country responds with a 404 page", async () => {
    const { status, main } = await open("/paises/atlantida");
    expect(status).toBe(404);
    expect(texts(main, "h1")).toHaveLength(1);
  });
});

test("the sitemap lists the countries and a country's page in both languages", async () => {
  const { url } = product();
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const path of ["/paises", "/paises/republica-dominicana"])
    for (const language of ["es", "en"])
      expect(sitemap).toContain(`<loc>${url}${path}?lng=${language}</loc>`);
  expect(sitemap).not.toContain(":pais");
});
