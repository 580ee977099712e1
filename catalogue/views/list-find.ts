import { significantWords } from "#domain/search/query-terms.ts";
import { stemSet, words } from "#domain/text/fold.ts";
import type { Language } from "#locales/languages.ts";
import { ENTRIES } from "../index.ts";
import { itemName } from "../names.ts";
import { itemTextReader } from "./documents.ts";
import { searchCatalogue } from "./search-catalogue.ts";

/** Choices for a name that is not exact. */
const MAX_CHOICES = 6;

const PATHS = new Set(ENTRIES.map(({ path }) => path));

/**
 * Path of the one item that a text means, by address, exact name or part of its name; null
 * for none or several. Ignores host, query and fragment: the site has several hosts.
 */
export function findItem(text: string, language: Language): string | null {
  const path = `/${text.replace(/[?#].*$/, "").replace(/\/+$/, "")}`.match(
    /\/[a-z]+\/[a-z0-9-]+$/,
  )?.[0];
  if (path && PATHS.has(path)) return path;
  const name = words(text).join(" ");
  if (name === "") return null;
  const [match, ...others] = ENTRIES.filter(
    (entry) =>
      words(itemName(entry, itemTextReader(entry, language))).join(" ") ===
      name,
  );
  if (match) return others.length === 0 ? match.path : null;
  return onlyItemNamed(text, language);
}

/** Path of the only similar item, if its title has every word of the text. */
function onlyItemNamed(text: string, language: Language): string | null {
  const [only, ...others] = similarItems(text, language);
  if (!only || others.length > 0) return null;
  const title = stemSet(only.title);
  const queryStems = [...stemSet(text)];
  return queryStems.every((word) => title.has(word)) ? only.path : null;
}

/** Shorter words name nothing. */
const MIN_NAME_WORD_LENGTH = 3;

/** Paths of exact matches, or else of partial ones with a word in the title, the best first. */
export function findItems(
  text: string,
  language: Language,
): ReadonlyArray<string> {
  return similarItems(text, language)
    .slice(0, MAX_CHOICES)
    .map(({ path }) => path);
}

function similarItems(text: string, language: Language) {
  const { exact, partial } = searchCatalogue(text, language);
  const queryStems = stemSet(
    significantWords(text)
      .filter((word) => word.length >= MIN_NAME_WORD_LENGTH)
      .join(" "),
  );
  const named = partial.filter(({ title }) =>
    [...stemSet(title)].some((word) => queryStems.has(word)),
  );
  return exact.length > 0 ? exact : named;
}
