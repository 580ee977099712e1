import { fold, words } from "../text/fold.ts";

/**
 * Names of languages by ISO 639 code (two letters if possible): in Spanish, and most also
 * in English or in the language itself. Lists the catalogue's languages and those that
 * students of the region are most likely to name.
 */
const NAMES: Readonly<Record<string, string>> = {
  ar: "árabe arabic",
  arn: "mapuche mapudungun",
  ay: "aymara aimara",
  ca: "catalán catalan català",
  cs: "checo czech čeština",
  da: "danés danish dansk",
  de: "alemán german deutsch",
  el: "griego greek",
  en: "inglés english",
  es: "español castellano spanish castilian",
  eu: "euskera vasco basque euskara",
  fi: "finlandés finés finnish suomi",
  fr: "francés french français",
  gl: "gallego galician galego",
  gn: "guaraní",
  he: "hebreo hebrew",
  hi: "hindi",
  ht: "criollo creole kreyòl",
  hu: "húngaro hungarian magyar",
  it: "italiano italian",
  ja: "japonés japanese nihongo 日本語",
  ko: "coreano korean 한국어",
  myn: "maya mayan tseltal tzeltal tsotsil tzotzil",
  nah: "náhuatl",
  nl: "neerlandés holandés dutch nederlands",
  no: "noruego norwegian norsk",
  oto: "otomí",
  pl: "polaco polish polski",
  pt: "portugués portuguese português",
  qu: "quechua quichua",
  ro: "rumano romanian română",
  ru: "ruso russian русский",
  sv: "sueco swedish svenska",
  tr: "turco turkish türkçe",
  uk: "ucraniano ukrainian",
  vi: "vietnamita vietnamese",
  zap: "zapoteco zapotec",
  zh: "chino mandarín chinese mandarin 中文",
};

const CODES = new Map(
  Object.entries(NAMES).flatMap(([code, names]) =>
    names
      .split(" ")
      .flatMap(words)
      .map((name): [string, string] => [name, code]),
  ),
);

/** A language in a text: its ISO code, and the matched word. */
export type NamedLanguage = { readonly code: string; readonly written: string };

/** Languages that a text names, each once, ignoring the other words: "Inglés (B2)" is `en`. */
export function matchLanguages(
  text: string | null | undefined,
): ReadonlyArray<NamedLanguage> {
  const byCode = new Map<string, string>();
  for (const written of text?.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const code = words(written).flatMap((word) => CODES.get(word) ?? [])[0];
    if (code && !byCode.has(code)) byCode.set(code, written);
  }
  return [...byCode].map(([code, written]) => ({ code, written }));
}

/** ISO codes of the languages that a text names. */
export function matchLanguageCodes(
  text: string | null | undefined,
): ReadonlyArray<string> {
  return matchLanguages(text).map(({ code }) => code);
}

/** Folded names that usually are another word: "sin fines de lucro", "polish your essay". */
const AMBIGUOUS_NAMES = new Set(["fines", "polish"]);

/** Unambiguous names of a language, the Spanish one first; empty for an unlisted code. */
export function languageNamesInTexts(code: string): ReadonlyArray<string> {
  const names = NAMES[code]?.split(" ") ?? [];
  return names.filter((name) => !AMBIGUOUS_NAMES.has(fold(name)));
}
