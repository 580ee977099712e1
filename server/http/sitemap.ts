import { LANGUAGES } from "#locales/languages.ts";
import type { Screen } from "../pages.ts";

/** Every indexed screen in both languages, each naming its translations. */
export function sitemapXml(
  publicUrl: string,
  screens: ReadonlyArray<Screen>,
): string {
  const entries = screens
    .filter(({ indexed }) => indexed)
    .flatMap(({ path }) => LANGUAGES.map((language) => entry(path, language)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");

  function entry(path: string, language: string): string {
    const alternates = LANGUAGES.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other}" href="${publicUrl}${path}?lng=${other}"/>`,
    );
    return `<url><loc>${publicUrl}${path}?lng=${language}</loc>${alternates.join("")}</url>`;
  }
}

export function robotsText(publicUrl: string): string {
  return [
    "User-agent: *",
    "Disallow: /auth/",
    "Disallow: /rest/",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
