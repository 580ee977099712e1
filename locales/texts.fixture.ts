import { resources } from "./index.ts";
import type { Language } from "./languages.ts";

/** Every text under a node of wording, by its dotted key. */
export function textsUnder(
  node: object,
  prefix = "",
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(node).flatMap(([name, value]) =>
      typeof value === "string"
        ? [[`${prefix}${name}`, value] as const]
        : [...textsUnder(value, `${prefix}${name}.`)],
    ),
  );
}

/** Every text of a language, by namespace and dotted key: "common.nav.home". */
export const LOCALE_TEXTS: Readonly<
  Record<Language, ReadonlyMap<string, string>>
> = {
  es: textsUnder(resources.es),
  en: textsUnder(resources.en),
};
