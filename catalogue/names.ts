import type { Language } from "#locales/languages.ts";
import type { Entry } from "./index.ts";

/** Returns the wording of an item's key in one language. */
type Translate = (key: string) => string;

/** An item's proper name, or its name in the language of `translate`. */
export function itemName({ item }: Entry, translate: Translate): string {
  if (item.name !== null) return item.name;
  const key = item.titleKey ?? item.nameKey;
  return key === null ? "" : translate(key);
}

/** Organisation of an item; for a university its place, for an aggregator empty. */
export function organizationName(
  { item }: Entry,
  translate: Translate,
): string {
  if (item.organizationKey !== null) return translate(item.organizationKey);
  if (item.organization !== null) return item.organization;
  return item.locationKey === null ? "" : translate(item.locationKey);
}

/** Key of the text of an item's application time; null for an aggregator. */
export function timeKey({ item }: Entry): string | null {
  return item.deadlineKey ?? item.whenKey;
}

/** A proper name, or a name with common words in each language. */
export function localizedName(
  name: string | Readonly<Record<Language, string>>,
  language: Language,
): string {
  return typeof name === "string" ? name : name[language];
}
