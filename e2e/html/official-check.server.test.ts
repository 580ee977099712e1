import { describe, expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import { inLanguage } from "../screens.ts";
import { all, elementText, fetchPage, hrefs, texts } from "./page.ts";

const product = productOn("embedded");

const WORDS = {
  es: {
    title: "¿Es oficial? Revisa un enlace o un mensaje | Trampolín",
    headings: [
      "Cómo leer una dirección",
      "Qué dice la terminación",
      "Señales que buscamos en el texto",
      "Direcciones denunciadas",
      "Dónde denunciar",
    ],
    government: "Solo gobierno federal, estatal o municipal de México",
    fee: "No toda cuota es un fraude",
    peru: "Perú",
    noScript: "hace falta JavaScript",
    safe: /\bsegur[oa]s?\b/i,
  },
  en: {
    title: "Is it official? Check a link or a message | Trampolín",
    headings: [
      "How to read an address",
      "What the ending says",
      "Signs we look for in the text",
      "Reported addresses",
      "Where to report",
    ],
    government: "Only federal, state or local government of Mexico",
    fee: "Not every fee is fraud",
    peru: "Peru",
    noScript: "needs JavaScript",
    safe: /\b(?:safe|secure)\b/i,
  },
} as const;

describe.each(["es", "en"] as const)("the check in %s", (language) => {
  const words = WORDS[language];
  const open = () => fetchPage(product(), inLanguage("/es-oficial", language));

  test("explains addresses, endings, signs and reports without a script", async () => {
    const { main, document } = await open();
    expect(document.title).toBe(words.title);
    expect(texts(main, "h2")).toEqual(words.headings);
    expect(elementText(main)).toContain(words.government);
    expect(elementText(main)).toContain(words.fee);
    expect(texts(main, "#denunciar ~ div h3, section h3")).toContain(
      words.peru,
    );
  });

  test("names the source of every ending, sign and reported address", async () => {
    const { main } = await open();
    const endings = all(main, "dl > div");
    const signs = all(main, "[aria-labelledby=senales] > ul > li");
    const fakes = all(main, "[aria-labelledby=denunciadas] > ul > li");
    expect([endings, signs, fakes].map(({ length }) => length)).toEqual([
      15, 15, 5,
    ]);
    for (const fact of [...endings, ...signs, ...fakes])
      expect(hrefs(fact)[0], elementText(fact)).toMatch(/^https?:/);
  });

  test("has no word for safe or secure in its text", async () => {
    const { main } = await open();
    expect(elementText(main)).not.toMatch(words.safe);
  });

  test("without scripts the text field is in no form, and a note requires JavaScript", async () => {
    const { main, document } = await open();
    expect(elementText(document.querySelector("main noscript"))).toContain(
      words.noScript,
    );
    expect(main.querySelector("textarea")?.closest("form")).toBe(null);
    expect(main.querySelector("textarea")?.closest(".needs-script")).not.toBe(
      null,
    );
  });
});

test("the footer and the resources page link to the check", async () => {
  const { document, main } = await fetchPage(product(), "/recursos");
  expect(hrefs(main)).toContain("/es-oficial");
  const footer = document.querySelector("footer");
  if (!footer) throw new Error("No footer");
  expect(hrefs(footer)).toContain("/es-oficial");
});

test("the file of known pages has names and hosts, without their sources", async () => {
  const response = await fetch(
    `${product().url}/es-oficial/paginas.json?lng=en`,
  );
  expect(response.headers.get("content-type")).toContain("application/json");
  const text = await response.text();
  expect(text).toContain("United Nations");
  expect(text).toContain('"web.icetex.gov.co"');
  expect(text).not.toMatch(/https?:|"source"/);
});
