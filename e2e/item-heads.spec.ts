import type { APIRequestContext, Page } from "@playwright/test";
import { ITEMS, type Item } from "./items/index.ts";
import { expect, test } from "./journey.ts";
import { inLanguage } from "./screens.ts";

const LANGUAGES = ["es", "en"] as const;

type Language = (typeof LANGUAGES)[number];

test.use({ javaScriptEnabled: false });

for (const item of ITEMS)
  test(`the page of the type ${item.type} describes itself to those who share or index it`, async ({
    page,
    site,
  }) => {
    for (const language of LANGUAGES) {
      await page.goto(inLanguage(item.path, language));
      await expectHead(page, site.url, item, language);
      await expectJsonLd(page, site.url, item, language);
    }
  });

test("an estimated window becomes a tentative span of the calendar, never a deadline", async ({
  request,
}) => {
  const usual = ITEMS.filter(({ basis }) => basis === "usual");
  expect(usual.length).toBeGreaterThan(5);
  for (const { path, link, es, en } of usual)
    for (const [language, summary, caution] of [
      ["es", `Fechas estimadas: ${es.title}`, "No es una fecha límite"],
      ["en", `Estimated dates: ${en.title}`, "It is not a deadline"],
    ] as const) {
      const file = await calendarOf(request, path, language);
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
      expect(unfolded(file)).toContain(`SUMMARY:${summary}\n`);
      expect(unfolded(file)).toContain(caution);
      expect(unfolded(file)).toContain(link);
      expect(file).toContain("STATUS:TENTATIVE");
      expect(file).not.toMatch(/(Cierra|Abre|Closes|Opens): /);
    }
});

test("what has no known months has no calendar file", async ({ request }) => {
  const rest = ITEMS.filter(({ basis }) => basis !== "usual");
  expect(rest.length).toBeGreaterThan(5);
  for (const path of [...rest.map((item) => item.path), "/becas/no-existe"]) {
    const answer = await request.get(`${path}/calendario.ics`);
    expect(answer.status(), path).toBe(404);
  }
});

test("the sitemap names the page of every type in both languages", async ({
  request,
  site,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of [
    ...ITEMS.map((item) => item.path),
    "/buscar",
    "/equipo",
    "/criterios",
  ]) {
    const [es, en] = LANGUAGES.map(
      (language) => `${site.url}${path}?lng=${language}`,
    );
    for (const address of [es, en])
      expect(sitemap).toContain(
        `<url><loc>${address}</loc><xhtml:link rel="alternate" hreflang="es" href="${es}"/><xhtml:link rel="alternate" hreflang="en" href="${en}"/></url>`,
      );
  }
});

async function expectHead(
  page: Page,
  origin: string,
  item: Item,
  language: Language,
) {
  const { path } = item;
  const { title, kind } = item[language];
  const address = (other: string) => `${origin}${path}?lng=${other}`;
  const link = (rest: string) => page.locator(`head link${rest}`);
  const meta = (name: string) =>
    page.locator(`head meta[name="${name}"], head meta[property="${name}"]`);
  const whole = `${title} (${kind}) | Trampolín`;
  await expect(page).toHaveTitle(whole);
  await expect(meta("description")).toHaveAttribute("content", /^.{40,160}$/);
  await expect(meta("robots")).toHaveCount(0);
  await expect(link("[rel=canonical]")).toHaveAttribute(
    "href",
    address(language),
  );
  for (const [tag, target] of [
    ["es", "es"],
    ["en", "en"],
    ["x-default", "es"],
  ] as const)
    await expect(link(`[rel=alternate][hreflang=${tag}]`)).toHaveAttribute(
      "href",
      address(target),
    );

  await expect(meta("og:title")).toHaveAttribute("content", whole);
  await expect(meta("og:url")).toHaveAttribute("content", address(language));
  await expect(meta("twitter:card")).toHaveAttribute(
    "content",
    "summary_large_image",
  );
  const image = await meta("og:image").getAttribute("content");
  expect(image).toBe(`${origin}/og${path}-${language}.png`);
  const answer = await page.request.get(image ?? "");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("image/png");
  expect((await answer.body()).subarray(1, 4).toString()).toBe("PNG");
}

async function expectJsonLd(
  page: Page,
  origin: string,
  { path, ...item }: Item,
  language: Language,
) {
  const scripts = page.locator('script[type="application/ld+json"]');
  await expect(scripts).toHaveCount(1);
  const text = (await scripts.textContent()) ?? "";
  const [described, breadcrumbs] = JSON.parse(text)["@graph"];
  expect(described.name).toBe(item[language].title);
  expect(described.mainEntityOfPage.url).toBe(
    `${origin}${path}?lng=${language}`,
  );
  expect(breadcrumbs.itemListElement).toHaveLength(2);
  // None of these has announced dates, and what is estimated is no deadline.
  expect(text).not.toMatch(/applicationDeadline|applicationStartDate/);
}

async function calendarOf(
  request: APIRequestContext,
  path: string,
  language: Language,
): Promise<string> {
  const answer = await request.get(`${path}/calendario.ics?lng=${language}`);
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  return answer.text();
}

/** Long lines are broken in such a file, and some signs escaped (RFC 5545). */
function unfolded(file: string): string {
  return file
    .replaceAll("\r\n ", "")
    .replaceAll("\r\n", "\n")
    .replace(/\\([,;])/g, "$1");
}
