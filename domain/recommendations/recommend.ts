import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { type Interests, interestsOf } from "./interests.ts";
import { itemsNear, type ReadCatalogue } from "./read-catalogue.ts";
import { type Reason, scoreItem } from "./score.ts";

/** An item of the catalogue with its points and why it got them. */
export type Recommendation<Item extends IndexedItem = IndexedItem> = {
  readonly item: Item;
  readonly score: number;
  readonly reasons: ReadonlyArray<Reason>;
};

/**
 * Everything that fits a student, the best first; equal ones stand in the order of
 * their addresses. Only what has points is kept (specification §9), and nothing
 * that `isExcluded` says she cannot take.
 */
export function recommend<Item extends IndexedItem>(
  catalogue: ReadCatalogue<Item>,
  profile: Partial<StudentProfile>,
  isExcluded: (item: Item) => boolean = () => false,
): ReadonlyArray<Recommendation<Item>> {
  const interestsNear = interestsByItem(catalogue, interestsOf(profile));
  return catalogue.items
    .map((read, at) => ({
      item: read.item,
      ...scoreItem(read, interestsNear(at)),
    }))
    .filter(({ item, score }) => score > 0 && !isExcluded(item))
    .sort(byScore);
}

/** The interests that an item may hold a word of: looking for the others in it would be in vain. */
function interestsByItem(
  catalogue: ReadCatalogue,
  interests: Interests,
): (at: number) => Interests {
  const { careers, languages, countryNames, test } = interests;
  const nearCareers = careers.map(({ terms }) => itemsNear(catalogue, terms));
  const nearLanguages = languages.map(({ terms, countries }) =>
    itemsNear(catalogue, [...terms, ...countries]),
  );
  const nearCountry = itemsNear(catalogue, countryNames);
  const nearTest = itemsNear(catalogue, test ? [test] : []);
  return (at) => ({
    ...interests,
    careers: careers.filter((_, which) => nearCareers[which]?.has(at)),
    languages: languages.filter((_, which) => nearLanguages[which]?.has(at)),
    countryNames: nearCountry.has(at) ? countryNames : [],
    test: nearTest.has(at) ? test : null,
  });
}

function byScore(one: Recommendation, other: Recommendation): number {
  return other.score - one.score || (one.item.path < other.item.path ? -1 : 1);
}
