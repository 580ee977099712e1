/**
 * Formats English as the catalogue's texts do: "21 November 2026", and lists without a comma
 * before "and".
 */
export function formatLocale(language: string): string {
  return language === "en" ? "en-GB" : language;
}
