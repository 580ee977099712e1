import type { Language } from "#locales/languages.ts";
import type { CountryFacts } from "../country.schema.ts";

/** The text of a fact's key ("authority", "grades.pass"); "" where there is none. */
export function countryText(
  { texts }: CountryFacts,
  language: Language,
  key: string,
): string {
  const [group = "", name = ""] = key.split(".");
  const found = texts[language][group];
  return (typeof found === "string" ? found : found?.[name]) ?? "";
}
