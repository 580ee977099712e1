import { expect, test } from "vitest";
import { robotsText, sitemapXml } from "./sitemap.ts";

const SITE = "https://site.example";

test("every indexed screen and item is listed in both languages with its translations", () => {
  const xml = sitemapXml(SITE, [
    { id: "routes/becas", path: "/becas", query: ["q"], indexed: true },
    {
      id: "becas-item",
      path: "/becas/chevening",
      query: [],
      indexed: true,
    },
    {
      id: "becas-calendar",
      path: "/becas/chevening/calendario.ics",
      query: [],
      indexed: false,
    },
    { id: "routes/login", path: "/login", query: [], indexed: false },
    { id: "routes/home", path: "/", query: [], indexed: true },
  ]);
  expect(xml.match(/<loc>[^<]*/g)).toEqual([
    "<loc>https://site.example/becas?lng=es",
    "<loc>https://site.example/becas?lng=en",
    "<loc>https://site.example/becas/chevening?lng=es",
    "<loc>https://site.example/becas/chevening?lng=en",
    "<loc>https://site.example/?lng=es",
    "<loc>https://site.example/?lng=en",
  ]);
  expect(xml).toContain(
    '<xhtml:link rel="alternate" hreflang="en" href="https://site.example/becas?lng=en"/>',
  );
  expect(xml).not.toContain("login");
  expect(xml).not.toContain(".ics");
});

test("a sitemap without screens has an XML declaration and one `urlset`", () => {
  const xml = sitemapXml(SITE, []);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
  expect(xml).toMatch(/<\/urlset>\n$/);
});

test("robots.txt excludes the backend and names the sitemap", () => {
  expect(robotsText(SITE)).toBe(
    "User-agent: *\nDisallow: /auth/\nDisallow: /rest/\nSitemap: https://site.example/sitemap.xml\n",
  );
});
