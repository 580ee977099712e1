import type { Language } from "#locales/languages.ts";
import type { Entry } from "./index.ts";

type Texts = Readonly<
  Record<string, string | Readonly<Record<string, string>>>
>;

/** Text of an item's key ("title", "requirements.age") in one language; "" if missing. */
export function itemText(
  { item }: Pick<Entry, "item">,
  language: Language,
  key: string,
): string {
  const texts: Texts = item.texts[language];
  const [group = "", name = ""] = key.split(".");
  const text = texts[group];
  return (typeof text === "string" ? text : text?.[name]) ?? "";
}
