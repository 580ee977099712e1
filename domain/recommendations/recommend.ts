import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { hashText } from "../text/hash.ts";
import { type CatalogueIndex, findCandidates } from "./catalogue-index.ts";
import { compareFits, computeFit } from "./fit.ts";
import { type Interests, readInterests } from "./interests.ts";
import { chooseLane, type Lane } from "./lanes.ts";
import { chooseListGroup, type ListGroup } from "./list-group.ts";
import { type ScoreReason, scoreItem } from "./score.ts";
import { readSituation } from "./situation.ts";
import { isRecommendable } from "./suitable.ts";

/** An item of the catalogue with its points and reasons. */
export type Scored<Item extends IndexedItem = IndexedItem> = {
  readonly item: Item;
  readonly score: number;
  readonly reasons: ReadonlyArray<ScoreReason>;
};

export type Recommendation<Item extends IndexedItem = IndexedItem> =
  Scored<Item> & { readonly listGroup: ListGroup; readonly lane: Lane };

/**
 * Recommends items that fit a student and are not known to be out of reach on that day,
 * the best first. Ties are ordered by fit, then by a hash, which favours neither alphabet
 * nor section. If it must be free, free items come before all others.
 */
export function recommend<Item extends IndexedItem>(
  catalogue: CatalogueIndex<Item>,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): ReadonlyArray<Recommendation<Item>> {
  const situation = readSituation(profile);
  const suitable = scoreCatalogue(catalogue, profile).filter((scored) =>
    isRecommendable(scored, profile, { situation, today }),
  );
  const ranked = byFit(suitable, profile, today);
  const ordered = profile.must_be_free ? freeFirst(ranked) : ranked;
  const { country = null } = profile;
  return ordered.map((scored) => ({
    ...scored,
    listGroup: chooseListGroup(scored.item, country),
    lane: chooseLane(scored.item, today, country),
  }));
}

/** Moves items that may cost something, even with aid, behind the free and funded ones. */
function freeFirst<One extends Scored>(
  ranked: ReadonlyArray<One>,
): ReadonlyArray<One> {
  const isFree = ({ item }: One) =>
    item.cost === "funded" || item.cost === "free";
  return [...ranked.filter(isFree), ...ranked.filter((one) => !isFree(one))];
}

/** Items with points (specification §9), in the catalogue's order. */
export function scoreCatalogue<Item extends IndexedItem>(
  catalogue: CatalogueIndex<Item>,
  profile: Partial<StudentProfile>,
): ReadonlyArray<Scored<Item>> {
  const interestsAt = interestsByItem(catalogue, readInterests(profile));
  return catalogue.items
    .map((tokenized, at) => ({
      item: tokenized.item,
      ...scoreItem(tokenized, interestsAt(at)),
    }))
    .filter(({ score }) => score > 0);
}

/** The most points first, then the best fit, then by a hash of the path. */
export function byFit<One extends Scored>(
  scored: ReadonlyArray<One>,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): ReadonlyArray<One> {
  const { languages } = readSituation(profile);
  return scored
    .map((one) => ({
      one,
      fit: computeFit(one.item, profile, { languages, today }),
    }))
    .sort(
      (first, second) =>
        second.one.score - first.one.score ||
        compareFits(first.fit, second.fit) ||
        (hashText(first.one.item.path) < hashText(second.one.item.path)
          ? -1
          : 1),
    )
    .map(({ one }) => one);
}

/** By item index, the careers, languages, country and test that the item may match. */
function interestsByItem(
  catalogue: CatalogueIndex,
  interests: Interests,
): (at: number) => Interests {
  const { careers, languages, countryNames, test } = interests;
  const careerCandidates = careers.map(({ terms }) =>
    findCandidates(catalogue, terms),
  );
  const languageCandidates = languages.map(({ terms, countries }) =>
    findCandidates(catalogue, [...terms, ...countries]),
  );
  const countryCandidates = findCandidates(catalogue, countryNames);
  const testCandidates = findCandidates(catalogue, test ? [test] : []);
  return (at) => ({
    ...interests,
    careers: careers.filter((_, index) => careerCandidates[index]?.has(at)),
    languages: languages.filter((_, index) =>
      languageCandidates[index]?.has(at),
    ),
    countryNames: countryCandidates.has(at) ? countryNames : [],
    test: testCandidates.has(at) ? test : null,
  });
}
