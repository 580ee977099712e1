import type { Facets } from "../catalogue/facets.ts";
import { createFeedback } from "./feedback.ts";
import { createJoinedWords } from "./joined-words.ts";
import { createPhrases } from "./phrases.ts";
import { createPlaceNames } from "./place-names.ts";
import { parseQuery, significantWords } from "./query-terms.ts";
import {
  type LocatedWish,
  plainQuery,
  readQueryWishes,
} from "./query-wishes.ts";
import {
  createScorer,
  type QueryMatches,
  type RankedDocument,
} from "./ranking.ts";
import {
  createTermIndex,
  type TermDocument,
  type TermIndex,
} from "./term-index.ts";
import {
  countTitleShare,
  findAcronyms,
  holdsName,
  stemText,
} from "./titles.ts";

/** A document of the index; every text holds the wording of both languages. */
export type SearchDocument = TermDocument & {
  /** Its values for filters; without them a query is words only. */
  readonly facets?: Facets;
};

export type Found = {
  /** Items that fit the query, or are one side of a choice in it; the best first. */
  readonly exact: ReadonlyArray<string>;
  /** At most six partial matches: some of the words, or similar words. */
  readonly partial: ReadonlyArray<string>;
  /** Missing without facets. */
  readonly read?: {
    readonly wishes: ReadonlyArray<LocatedWish>;
    /** Items of the kind in the query that hold the words beside the filters. */
    readonly ofKind: ReadonlySet<string>;
  };
};

/**
 * Searches a query. Its words set none of the filters in `overridden`, which the user has
 * set.
 */
export type Search = (
  query: string,
  overridden?: ReadonlyArray<string>,
) => Found;

const MAX_PARTIAL = 6;

/** Between two items that a query compares. "u" means university, unless "o" or "ho" follows. */
const CHOICE = /\s(?:o|u(?=\s+h?o)|or|vs|versus)\s/iu;

/** Smallest share of an item's title that one side of a choice covers. */
const MIN_NAME_SHARE = 0.5;

/** From this share of the best score, a result with `isMeant` is an exact match. */
const MIN_MEANT_SHARE = 0.75;

/**
 * Indexes the documents. Ignores case, accents, number and gender; matches prefixes,
 * synonyms and typos.
 */
export function createSearch(documents: ReadonlyArray<SearchDocument>): Search {
  const hasFacets = documents.some(({ facets }) => facets);
  const index = createTermIndex(documents, hasFacets);
  const isPartOfName = createPlaceNames(hasFacets ? documents : []);
  const titles = new Map(
    documents.map(({ id, title }) => [id, stemText(title)] as const),
  );
  const listCandidates = createCandidates(documents, titles);
  const withFeedback = createFeedback(documents);
  const isOfKind = createKindTest(documents, titles);
  const separateJoined = createJoinedWords(documents, index.isKnown);

  return (typed, overridden = []) => {
    const query = separateJoined(typed);
    const parsed = hasFacets
      ? readQueryWishes(query, isPartOfName)
      : plainQuery(query);
    const wishes = parsed.wishes.filter(
      (wish) => !overridden.includes(wish.name),
    );
    const terms = parseQuery(
      parsed.words,
      parsed.filtered,
      wishes.some(({ value }) => value === "vocacion"),
    );
    const isAnyAward = asksForAnyAward(query, wishes);
    const wanted = matchTerms(
      index,
      isAnyAward ? { required: [], optional: [] } : terms,
      { wishes, hasFacets },
    );
    const score = createScorer(wanted);
    const significant = terms.required.flatMap(({ stems }) => stems);
    const text = isAnyAward ? "" : query;
    const scored = listCandidates(text, [...new Set(significant)], {
      ...wanted,
      wishes,
    })
      .flatMap((candidate) => score(candidate) ?? [])
      .toSorted((one, other) => other.score - one.score);
    const ranked =
      hasFacets && !isAnyAward
        ? withFeedback(scored, wishes.some(isPlace))
        : scored;
    return {
      ...splitRanked(ranked),
      ...(hasFacets && {
        read: {
          wishes,
          ofKind: new Set(listIds(ranked.filter(isOfKind(wishes)))),
        },
      }),
    };
  };
}

/**
 * True for "becas" or "quiero una beca": the word, which hundreds of titles and texts hold,
 * says nothing about an item, so only facets order the awards.
 */
function asksForAnyAward(
  query: string,
  wishes: ReadonlyArray<LocatedWish>,
): boolean {
  return (
    significantWords(query).length === 1 &&
    wishes.length === 1 &&
    wishes[0]?.value === "becas"
  );
}

/** Documents that match each term. With facets, optional terms match whole words only. */
function matchTerms(
  index: TermIndex,
  { required, optional }: ReturnType<typeof parseQuery>,
  { wishes, hasFacets }: Pick<QueryMatches, "wishes"> & { hasFacets: boolean },
): QueryMatches {
  return {
    required: required.map((term) => index.find(index.resolve(term), true)),
    optional: optional.map((term) =>
      index.find({ term, weight: 1, isSure: true }, !hasFacets),
    ),
    wishes,
  };
}

/** Stems of each title by the document's id. */
type Titles = ReadonlyMap<string, ReadonlySet<string>>;

/** Lists documents that may match, with the match of their title and phrases. */
function createCandidates(
  documents: ReadonlyArray<SearchDocument>,
  titles: Titles,
) {
  const findNearest = createPhrases(documents);
  const byId = new Map(documents.map((each) => [each.id, each] as const));
  const acronyms = new Map(
    documents.map(({ id, title }) => [id, findAcronyms(title)] as const),
  );
  return (
    query: string,
    significant: ReadonlyArray<string>,
    {
      required,
      optional,
      wishes,
    }: QueryMatches & { readonly wishes: ReadonlyArray<LocatedWish> },
  ) => {
    const queryStems = [...stemText(query)];
    const alternatives = listAlternatives(query, wishes);
    const nearness = findNearest(query);
    const withWord = [...required, ...optional].flatMap(({ shares }) => [
      ...shares.keys(),
    ]);
    // Without a filter only items with a word can match.
    const candidates =
      wishes.length > 0
        ? documents
        : [...new Set(withWord)].flatMap((id) => byId.get(id) ?? []);
    return candidates.map(({ id, facets }) => {
      const title = titles.get(id) ?? new Set();
      const nameShare = countTitleShare(title, queryStems);
      const choiceShare = Math.max(
        0,
        ...alternatives.map((words) => countTitleShare(title, words)),
      );
      const isChoice = choiceShare >= MIN_NAME_SHARE;
      return {
        id,
        facets,
        titleShare: Math.max(
          countTitleShare(title, significant),
          ...(acronyms.get(id) ?? []).map((acronym) =>
            countTitleShare(acronym, significant),
          ),
          nameShare,
          isChoice ? choiceShare : 0,
        ),
        isTitled: nameShare > 0 || holdsName(queryStems, [...title]),
        isChoice,
        nearness: nearness.get(id) ?? 0,
      };
    });
  };
}

/**
 * "TOEFL o IELTS": each side by its significant words; none without a choice. A side that
 * only names a kind ("becas o apoyos") is no item.
 */
function listAlternatives(
  query: string,
  wishes: ReadonlyArray<LocatedWish>,
): ReadonlyArray<ReadonlyArray<string>> {
  const sides = query.split(CHOICE);
  if (sides.length === 1) return [];
  const kinds = wishes.filter(({ name }) => name === "catalogo");
  const kindWords = new Set(kinds.flatMap(({ typed }) => [...stemText(typed)]));
  return sides
    .map((side) => [...stemText(significantWords(side).join(" "))])
    .filter((side) => side.some((word) => !kindWords.has(word)));
}

/** Tests whether a result holds the query's words and is of the kind that it names. */
function createKindTest(
  documents: ReadonlyArray<SearchDocument>,
  titles: Titles,
) {
  const facetsById = new Map(documents.map(({ id, facets }) => [id, facets]));
  return (wishes: ReadonlyArray<LocatedWish>) => {
    const kind = wishes.find(({ name }) => name === "catalogo");
    if (!kind) return ({ isWorded }: RankedDocument) => isWorded;
    const kindWords = [...stemText(kind.typed)];
    return ({ id, isWorded }: RankedDocument) =>
      isWorded &&
      // "Beca de verano" is an internship, and an award to whoever searches for it.
      (kindWords.every((word) => titles.get(id)?.has(word)) ||
        facetsById.get(id)?.catalogo?.includes(kind.value));
  };
}

function splitRanked(
  ranked: ReadonlyArray<RankedDocument>,
): Pick<Found, "exact" | "partial"> {
  const best = ranked[0]?.score ?? 0;
  const isExact = ({ isExactMatch, isMeant, score }: RankedDocument) =>
    isExactMatch || (isMeant && score >= best * MIN_MEANT_SHARE);
  return {
    exact: listIds(ranked.filter(isExact)),
    partial: listIds(ranked.filter((each) => !isExact(each))).slice(
      0,
      MAX_PARTIAL,
    ),
  };
}

function isPlace({ name }: LocatedWish): boolean {
  return name === "pais" || name === "donde";
}

function listIds(items: ReadonlyArray<RankedDocument>): ReadonlyArray<string> {
  return items.map(({ id }) => id);
}
