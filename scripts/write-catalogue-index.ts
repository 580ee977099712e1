import { writeFile } from "node:fs/promises";
import { ENTRIES, type Entry } from "#catalogue/index.ts";
import { nameOf, organizationOf } from "#catalogue/names.ts";
import { LANGUAGES, type Language } from "#locales/languages.ts";
import { textAt } from "#locales/text-at.ts";

/** Writes what the meta-search reads of the catalogue where it runs without our server. */
export async function writeCatalogueIndex(path: string): Promise<void> {
  await writeFile(path, `${JSON.stringify(ENTRIES.map(indexed))}\n`);
}

function indexed(entry: Entry) {
  const say = (language: Language) => (key: string) =>
    textAt(language, entry.namespace, key);
  const inBoth = (read: (language: Language) => string) => ({
    es: read("es"),
    en: read("en"),
  });
  const organizations = LANGUAGES.map((language) =>
    organizationOf(entry, say(language)),
  );
  return {
    path: entry.path,
    link: entry.item.link,
    words: [...new Set([...organizations, ...entry.item.tags])].join(" "),
    title: inBoth((language) => nameOf(entry, say(language))),
    description: inBoth((language) => say(language)(entry.item.descriptionKey)),
  };
}
