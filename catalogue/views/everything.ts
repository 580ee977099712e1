import { fits, type SelectedFilters } from "#domain/catalogue/facets.ts";
import { findSimilar } from "#domain/catalogue/similar.ts";
import { countryInSentence } from "#domain/profile/countries.ts";
import { nearest } from "#domain/search/nearest.ts";
import type { Wish } from "#domain/search/query-lexicon.ts";
import type { LocatedWish } from "#domain/search/query-wishes.ts";
import type { Found } from "#domain/search/search.ts";
import { namesUnservedGroup } from "#domain/search/unserved-groups.ts";
import type { Language } from "#locales/languages.ts";
import { ENTRIES } from "../index.ts";
import { parseSelectedFilters, readQueryWords } from "./address.ts";
import { monthLetters } from "./calendar-words.ts";
import { buildCard, buildFacetedEntry, type FacetedEntry } from "./cards.ts";
import { searchOver } from "./documents.ts";
import { buildFields } from "./fields.ts";
import { toComparable } from "./item-screen.ts";
import {
  describeMissingItems,
  lacksKind,
  type MissingItems,
  namedKind,
} from "./missing-items.ts";
import { buildSearchFacets } from "./search-facets.ts";
import { buildWishChips, type UnderstoodView } from "./understood.ts";
import type { CardView, FieldView, MonthsView } from "./view.ts";
import type { ViewContext } from "./view-context.ts";
import { wordsFor } from "./words.ts";

/** A search through the whole catalogue, from its address. */
export type EverythingView = {
  readonly queryText: string;
  /** True with words or a filter. */
  readonly isAsked: boolean;
  readonly fields: ReadonlyArray<FieldView>;
  /** Matching items that the page shows; with words, the best first. */
  readonly found: ReadonlyArray<CardView>;
  /** Number of all matching items. */
  readonly count: number;
  /** Filters parsed from the words. */
  readonly understood: ReadonlyArray<UnderstoodView>;
  /**
   * Group in the query that no item is made for: "madres solteras", or a country without a
   * contest of its own.
   */
  readonly unservedGroup: string | null;
  /**
   * Missing items, "becas" for "ajedrez"; null with results, without a query, and when only
   * the filters exclude what the words find.
   */
  readonly missing: MissingItems | null;
  /** Address of the list of other providers; null with results or without a kind. */
  readonly otherProviders: string | null;
  /** Nearest items, if nothing matches or the query finds few items. */
  readonly nearest: ReadonlyArray<CardView>;
  /** The filters as search words; "" without any. */
  readonly words: string;
  readonly months: MonthsView;
};

const SHOWN = 30;
const MOST_NEAREST = 6;
/** With fewer results, the page also shows the nearest items. */
const FEW = 5;

/** Lists of other providers, by the filter value of a kind. */
const PROVIDER_LISTS: Readonly<Record<string, string>> = {
  becas: "/becas#buscadores",
  oportunidades: "/oportunidades#buscadores",
  universidades: "/recursos?seccion=estudiar-fuera#lista",
  mentoria: "/mentoria#materiales",
  competencias: "/oportunidades#buscadores",
  recursos: "/recursos?seccion=bibliotecas#lista",
};

/** Filters whose values are also search words. */
const FILTERS_IN_WORDS = ["area", "catalogo", "nivel", "pais"];

/** Searches every collection. Server only. */
export function everythingScreen(
  context: ViewContext,
  url: string,
): EverythingView {
  const words = wordsFor(context);
  const items = ENTRIES.map((entry) => buildFacetedEntry(entry, words.today));
  const toCards = (list: ReadonlyArray<FacetedEntry>) =>
    list.map(({ entry }) => buildCard(entry, words));
  const fields = buildFields(
    ["catalogo", "nivel", "pais", "area", "costo", "cierre"],
    items,
    words,
  );
  const { searchParams } = new URL(url);
  const shown = searchParams.get("ver") === "todo" ? items.length : SHOWN;
  const selected = parseSelectedFilters(searchParams, {
    fields,
    chooser: null,
    tabs: null,
    sections: [],
  });
  const queryText = readQueryWords(searchParams);
  const isAsked = queryText !== "" || Object.keys(selected).length > 0;
  const byPath = new Map(items.map((item) => [item.path, item] as const));
  const overridden = Object.keys(selected);
  const ranking = queryText
    ? searchOver("everything", [...byPath.keys()])(queryText, overridden)
    : null;
  const wishes = ranking?.read?.wishes ?? [];
  const itemsAt = (paths: ReadonlyArray<string>) =>
    paths.flatMap((path) => byPath.get(path) ?? []);
  const candidates = ranking ? itemsAt(ranking.exact) : isAsked ? items : [];
  const found = matching(candidates, selected, ranking?.read);
  const served = wishes.filter((wish) => !isUnservedBy(found, wish));
  return {
    queryText,
    isAsked,
    fields,
    found: toCards(found.slice(0, shown)),
    count: found.length,
    understood: buildWishChips(served, { searchParams, fields, found }, words),
    unservedGroup: findUnservedGroup(wishes, found, words.language),
    missing:
      found.length === 0 &&
      queryText &&
      matching(candidates, {}, ranking?.read).length === 0
        ? describeMissingItems(wishes, queryText, fields)
        : null,
    otherProviders:
      found.length === 0
        ? (PROVIDER_LISTS[selected.catalogo ?? namedKind(wishes) ?? ""] ?? null)
        : null,
    nearest:
      isAsked && found.length < FEW && (found.length === 0 || queryText !== "")
        ? toCards(
            nearestTo(found, selected, [
              ...nearest(items, selected, ranking),
              ...itemsAt(pathsLikeFirst(found)),
            ]),
          )
        : [],
    words: filterWords(fields, selected),
    months: monthLetters(words.language, words.today),
  };
}

/** A group in the query that no item is for, or none of the results. */
function findUnservedGroup(
  wishes: ReadonlyArray<LocatedWish>,
  found: ReadonlyArray<FacetedEntry>,
  language: Language,
): string | null {
  const wish = wishes.find(
    (each) => namesUnservedGroup(each.typed) || isUnservedBy(found, each),
  );
  return wish?.typed ?? countryWithoutContest(wishes, found, language);
}

/** Values of `condicion` that stand for a group of people, and of the items for it. */
const GROUPS: Readonly<Record<string, ReadonlyArray<string>>> = {
  mujeres: ["mujeres", "menciona-mujeres"],
  discapacidad: ["discapacidad"],
};

/** True for a group of people that none of the results is for or names. */
function isUnservedBy(
  found: ReadonlyArray<FacetedEntry>,
  { name, value }: Wish,
): boolean {
  const values = name === "condicion" ? GROUPS[value] : undefined;
  return (
    values !== undefined &&
    found.length > 0 &&
    !found.some(({ entry }) =>
      buildSearchFacets(entry).condicion?.some((each) => values.includes(each)),
    )
  );
}

/** The home country in a query for a contest, when no result is only for that country. */
function countryWithoutContest(
  wishes: ReadonlyArray<Wish>,
  found: ReadonlyArray<FacetedEntry>,
  language: Language,
): string | null {
  const country = wishes.find(({ name }) => name === "pais")?.value;
  const isOwn = ({ facets: { catalogo, pais } }: FacetedEntry) =>
    catalogo?.includes("competencias") &&
    pais?.length === 1 &&
    pais[0] === country;
  return country &&
    namedKind(wishes) === "competencias" &&
    found.length > 0 &&
    !found.some(isOwn)
    ? countryInSentence(country, language)
    : null;
}

/** Matching items of the candidates; none when the kind that the words name is missing. */
function matching(
  candidates: ReadonlyArray<FacetedEntry>,
  selected: SelectedFilters,
  read: Found["read"],
): ReadonlyArray<FacetedEntry> {
  const wishes = read?.wishes ?? [];
  const fitting = candidates.filter(
    ({ facets }) =>
      fits(facets, selected) &&
      // The search index lacks `cierre`, which depends on the day.
      wishes.every(
        ({ name, value }) =>
          name !== "cierre" || fits(facets, { cierre: value }),
      ),
  );
  // Other kinds are shown as nearest: a robot contest is no football scholarship.
  return read && lacksKind(wishes, fitting, read.ofKind) ? [] : fitting;
}

/** The first candidates that are not among the results. */
function nearestTo(
  found: ReadonlyArray<FacetedEntry>,
  selected: SelectedFilters,
  candidates: ReadonlyArray<FacetedEntry>,
): ReadonlyArray<FacetedEntry> {
  const results = new Set(found);
  return [...new Set(candidates)]
    .filter(
      (item) =>
        !results.has(item) &&
        // With results, the active filters apply to the nearest too.
        (found.length === 0 || fits(item.facets, selected)),
    )
    .slice(0, MOST_NEAREST);
}

/** Paths of items similar to the first result: a name often finds only one item. */
function pathsLikeFirst([
  first,
]: ReadonlyArray<FacetedEntry>): ReadonlyArray<string> {
  if (!first) return [];
  return findSimilar(
    toComparable(first.entry),
    ENTRIES.map(toComparable),
    MOST_NEAREST,
  ).map(({ path }) => path);
}

/** "Salud Becas": the filters as a user would type them. */
function filterWords(
  fields: ReadonlyArray<FieldView>,
  selected: SelectedFilters,
): string {
  return FILTERS_IN_WORDS.flatMap((name) => {
    const field = fields.find((each) => each.name === name);
    const choice = field?.choices.find(([value]) => value === selected[name]);
    return choice ? [choice[1]] : [];
  }).join(" ");
}
