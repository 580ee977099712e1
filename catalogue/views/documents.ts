import { namesCountries } from "#domain/eligibility/countries.ts";
import {
  createSearch,
  type Search,
  type SearchDocument,
} from "#domain/search/search.ts";
import { resources } from "#locales/index.ts";
import { LANGUAGES, type Language } from "#locales/languages.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { itemText } from "../item-text.ts";
import { itemName, organizationName } from "../names.ts";
import { buildSearchFacets } from "./search-facets.ts";

/** A set of items that is searched together: a screen, or everything. */
export type Scope = Entry["screen"] | "everything";

/** Built once, as building is expensive. */
const COUNTRY_NAMES = {
  es: new Intl.DisplayNames("es", { type: "region" }),
  en: new Intl.DisplayNames("en", { type: "region" }),
} satisfies Record<Language, Intl.DisplayNames>;

const searches = new Map<Scope, Search>();

/** The search over the items of given paths, built by the first call for a scope. */
export function searchOver(scope: Scope, paths: ReadonlyArray<string>): Search {
  const cachedSearch = searches.get(scope);
  if (cachedSearch) return cachedSearch;
  const documents = buildDocuments(paths);
  // Screens have their own filters, so their queries are words only.
  const search = createSearch(
    scope === "everything" ? addServerFields(documents) : documents,
  );
  searches.set(scope, search);
  return search;
}

/** Adds facets and phrases, which the documents sent to the browser lack. */
function addServerFields(
  documents: ReadonlyArray<SearchDocument>,
): ReadonlyArray<SearchDocument> {
  const byPath = new Map(ENTRIES.map((entry) => [entry.path, entry] as const));
  return documents.flatMap((document) => {
    const entry = byPath.get(document.id);
    if (!entry) return [];
    const { phrases } = entry.item;
    return [{ ...document, facets: buildSearchFacets(entry), phrases }];
  });
}

/**
 * Search documents of some items: names, organisers, tags and texts, in both languages,
 * without duplicates.
 */
export function buildDocuments(
  paths: ReadonlyArray<string>,
): ReadonlyArray<SearchDocument> {
  const wanted = new Set(paths);
  return ENTRIES.filter(({ path }) => wanted.has(path)).map(buildDocument);
}

function buildDocument(entry: Entry): SearchDocument {
  const names = inBothLanguages((language) => [
    itemName(entry, itemTextReader(entry, language)),
  ]);
  const organizations = inBothLanguages((language) => [
    organizationName(entry, itemTextReader(entry, language)),
  ]);
  const subjects = inBothLanguages((language) =>
    entry.item.programsKeys.map(itemTextReader(entry, language)),
  );
  const otherFields = new Set([...names, ...organizations, ...subjects]);
  return {
    id: entry.path,
    title: names.join(" "),
    organization: organizations.join(" "),
    tags: [
      ...entry.item.tags,
      ...inBothLanguages((language) => kindNames(entry, language)),
      ...subjects,
    ].join(" "),
    text: [
      ...inBothLanguages((language) =>
        textsIn(entry.item.texts[language]),
      ).filter((text) => !otherFields.has(text)),
      ...inBothLanguages((language) => coveredBy(entry, language)),
      ...inBothLanguages((language) => listCountries(entry, language)),
    ].join(" "),
  };
}

/** Texts of each language, without duplicates. */
export function inBothLanguages(
  read: (language: Language) => ReadonlyArray<string>,
): ReadonlyArray<string> {
  return [...new Set(LANGUAGES.flatMap(read))];
}

/** Reads an item's text by its key: "programs.law". */
export function itemTextReader(entry: Entry, language: Language) {
  return (key: string): string => itemText(entry, language, key);
}

/**
 * The screens' words for an item's kind, levels, fields, criteria and cost: "Programa de
 * verano", "Licenciatura", "Química", "Gratis".
 */
export function kindNames(
  { item, type }: Entry,
  language: Language,
): ReadonlyArray<string> {
  const { catalogueWords: words, catalogueScreens: screens } =
    resources[language];
  return [
    ...(item.section && item.type
      ? [
          screens.resources.sections[item.section],
          words.resourceType[item.type],
        ]
      : [words.itemType[type]]),
    ...lookUpNames(item.levels, words.level),
    // The degrees of a university are more specific.
    ...(item.programsKeys.length === 0
      ? lookUpNames(item.fields, words.field)
      : []),
    ...(item.category ? lookUpNames([item.category], words.field) : []),
    ...(item.categoryKey
      ? lookUpNames([item.categoryKey], words.mentorshipCategory)
      : []),
    ...lookUpNames(item.criteria, words.criterion),
    ...(item.cost ? [words.cost[item.cost]] : []),
  ];
}

/** Names of some keys; skips "any", which is not a distinction. */
function lookUpNames(
  keys: ReadonlyArray<string>,
  names: Readonly<Record<string, string>>,
): ReadonlyArray<string> {
  return keys.flatMap((key) => (key === "any" ? [] : (names[key] ?? [])));
}

/** Costs that an award pays, in the filter's words. */
function coveredBy({ item }: Entry, language: Language) {
  return lookUpNames(item.covers, resources[language].catalogueWords.covers);
}

/** The item's country, and those that its conditions name. */
function listCountries({ item }: Entry, language: Language) {
  const codes = [
    ...(item.country ? [item.country] : []),
    ...item.eligibility.flatMap((condition) =>
      namesCountries(condition) ? condition.countries : [],
    ),
  ];
  // Skips `LATAM` and `*`, which name no single country.
  return codes.flatMap((code) =>
    code.length === 2 ? (COUNTRY_NAMES[language].of(code) ?? []) : [],
  );
}

type Texts = { readonly [key: string]: string | Texts };

/** Keys whose texts the search skips: past figures and rounds, and notes of caution. */
const UNSEARCHED = new Set(["figures", "editions", "note"]);

function textsIn(wording: Texts): ReadonlyArray<string> {
  return Object.entries(wording).flatMap(([key, value]) => {
    if (UNSEARCHED.has(key)) return [];
    return typeof value === "string" ? [value] : textsIn(value);
  });
}
