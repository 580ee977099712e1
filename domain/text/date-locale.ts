/** Formats dates in English as "21 November 2026", as the catalogue's texts do. */
export function dateLocale(language: string): string {
  return language === "en" ? "en-GB" : language;
}
