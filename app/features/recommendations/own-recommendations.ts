import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import { failure, type Result, success } from "#app/platform/result.ts";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import { isForCountry } from "#domain/eligibility/countries.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { readCatalogue } from "#domain/recommendations/read-catalogue.ts";
import {
  type Recommendation,
  recommend,
} from "#domain/recommendations/recommend.ts";

type Own = {
  readonly own: ReadonlyArray<Recommendation>;
  /** The whole catalogue, in which the recommended items stand. */
  readonly items: ReadonlyArray<IndexedItem>;
};

/** Everything of the catalogue that fits a student and that her country does not keep her from, the best first. */
export async function ownRecommendations(
  profile: Partial<StudentProfile>,
  language: string,
): Promise<Result<Own, "unreachable">> {
  const loaded = await loadIndexedItems(language);
  if (!loaded.ok) return failure(loaded.reason);
  const own = recommend(
    readCatalogue(loaded.data),
    profile,
    isClosedTo(profile),
  );
  return success({ own, items: loaded.data });
}

function isClosedTo({ country }: Partial<StudentProfile>) {
  return (item: IndexedItem) =>
    Boolean(country) && !isForCountry(item, country ?? "");
}
