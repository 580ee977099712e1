import { expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import { LANGUAGES, type Language } from "../catalogue.ts";
import { EXPECTED_ITEMS, type ExpectedItem } from "../items/index.ts";
import { inLanguage } from "../screens.ts";
import { all, fetchPage, type HtmlPage } from "./page.ts";

const product = productOn("embedded");

/** Search engines cut longer titles. */
const MAX_TITLE_LENGTH = 70;

for (const item of EXPECTED_ITEMS)
  test(`an item of the type ${item.type} has metadata for sharing and indexing`, async () => {
    for (const language of LANGUAGES) {
      const page = await fetchPage(product(), inLanguage(item.path, language));
      await expectHead(page, item, language);
      expectJsonLd(page, item, language);
    }
  });

test("an estimated window is a tentative calendar event without a deadline", async () => {
  const usual = EXPECTED_ITEMS.filter(({ basis }) => basis === "usual");
  expect(usual.length).toBeGreaterThan(5);
  for (const { path, link, es, en } of usual)
    for (const [language, summary, caution] of [
      ["es", `Fechas estimadas: ${es.title}`, "No es una fecha límite"],
      ["en", `Estimated dates: ${en.title}`, "It is not a deadline"],
    ] as const) {
      const file = await fetchCalendar(path, language);
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
      expect(unfolded(file)).toContain(`SUMMARY:${summary}\n`);
      expect(unfolded(file)).toContain(caution);
      expect(unfolded(file)).toContain(link);
      expect(file).toContain("STATUS:TENTATIVE");
      expect(file).not.toMatch(/(Cierra|Abre|Closes|Opens): /);
    }
});

test("an unknown item, or one without an estimated window, has no calendar file", async () => {
  const others = EXPECTED_ITEMS.filter(({ basis }) => basis !== "usual");
  expect(others.length).toBeGreaterThan(5);
  for (const path of [...others.map((item) => item.path), "/becas/no-existe"]) {
    const { status } = await fetch(`${product().url}${path}/calendario.ics`);
    expect([path, status]).toEqual([path, 404]);
  }
});

test("the sitemap names an item of every type and three screens in both languages", async () => {
  const { url } = product();
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const path of [
    ...EXPECTED_ITEMS.map((item) => item.path),
    "/buscar",
    "/equipo",
    "/criterios",
  ]) {
    const [es, en] = LANGUAGES.map(
      (language) => `${url}${path}?lng=${language}`,
    );
    for (const address of [es, en])
      expect(sitemap).toContain(
        `<url><loc>${address}</loc><xhtml:link rel="alternate" hreflang="es" href="${es}"/><xhtml:link rel="alternate" hreflang="en" href="${en}"/></url>`,
      );
  }
});

async function expectHead(
  { document }: HtmlPage,
  item: ExpectedItem,
  language: Language,
) {
  const origin = product().url;
  const { path } = item;
  const { title, kind } = item[language];
  const address = (other: string) => `${origin}${path}?lng=${other}`;
  const linked = (selector: string) =>
    document.querySelector(`head link${selector}`)?.getAttribute("href");
  const meta = (name: string) =>
    document
      .querySelector(`head meta[name="${name}"], head meta[property="${name}"]`)
      ?.getAttribute("content");
  const titleWithKind = `${title} (${kind}) | Trampolín`;
  if (titleWithKind.length <= MAX_TITLE_LENGTH)
    expect(document.title).toBe(titleWithKind);
  // A longer title has no kind, and ends after a word if the name alone is too long.
  else expect(document.title).toMatch(/^.{20,57}(…| \|)/);
  expect(document.title.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  expect(document.title.startsWith(title.slice(0, 20))).toBe(true);
  expect(meta("description")).toMatch(/^.{40,160}$/);
  expect(meta("robots")).toBeUndefined();
  expect(linked("[rel=canonical]")).toBe(address(language));
  for (const [tag, target] of [
    ["es", "es"],
    ["en", "en"],
    ["x-default", "es"],
  ] as const) {
    // React writes `hrefLang`; a selector would look for lower case.
    const alternate = all(document.head, "link[rel=alternate]").find(
      (each) => each.getAttribute("hrefLang") === tag,
    );
    expect(alternate?.getAttribute("href")).toBe(address(target));
  }

  expect(meta("og:title")).toBe(document.title);
  expect(meta("og:url")).toBe(address(language));
  expect(meta("twitter:card")).toBe("summary_large_image");
  const image = meta("og:image") ?? "";
  expect(image).toBe(`${origin}/og${path}-${language}.png`);
  const response = await fetch(image);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
}

function expectJsonLd(
  { document }: HtmlPage,
  { path, ...item }: ExpectedItem,
  language: Language,
) {
  const scripts = document.querySelectorAll(
    'script[type="application/ld+json"]',
  );
  expect(scripts).toHaveLength(1);
  const text = scripts[0]?.textContent ?? "";
  const [described, breadcrumbs] = JSON.parse(text)["@graph"];
  expect(described.name).toBe(item[language].title);
  expect(described.mainEntityOfPage.url).toBe(
    `${product().url}${path}?lng=${language}`,
  );
  expect(breadcrumbs.itemListElement).toHaveLength(2);
  // No item of `EXPECTED_ITEMS` has announced dates, and an estimate is no deadline.
  expect(text).not.toMatch(/applicationDeadline|applicationStartDate/);
}

async function fetchCalendar(
  path: string,
  language: Language,
): Promise<string> {
  const response = await fetch(
    `${product().url}${path}/calendario.ics?lng=${language}`,
  );
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get("content-type")).toBe(
    "text/calendar; charset=utf-8",
  );
  return response.text();
}

/** Joins folded lines and unescapes commas and semicolons (RFC 5545). */
function unfolded(file: string): string {
  return file
    .replaceAll("\r\n ", "")
    .replaceAll("\r\n", "\n")
    .replace(/\\([,;])/g, "$1");
}
