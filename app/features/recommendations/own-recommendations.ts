import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import { withCountryStages } from "#domain/catalogue/country-stage.ts";
import type { IndexedItem } from "#domain/catalogue/indexed-item.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import {
  type Almost,
  almostRecommended,
} from "#domain/recommendations/almost.ts";
import { indexCatalogue } from "#domain/recommendations/catalogue-index.ts";
import {
  type Recommendation,
  recommend,
} from "#domain/recommendations/recommend.ts";
import { unmatchedCareers } from "#domain/recommendations/unmatched-careers.ts";
import { ok, type Result } from "#domain/result.ts";

export type OwnRecommendations = {
  /** The best first. */
  readonly own: ReadonlyArray<Recommendation>;
  /** One change away, the most valuable first. */
  readonly almost: ReadonlyArray<Almost>;
  /** Careers of the profile that none of `own` names. */
  readonly unmatchedCareers: ReadonlyArray<string>;
  /** The whole catalogue, recommended items included. */
  readonly items: ReadonlyArray<IndexedItem>;
};

/** Recommendations from the catalogue for a student on a day. */
export async function ownRecommendations(
  profile: Partial<StudentProfile>,
  language: string,
  today: CivilDate,
): Promise<Result<OwnRecommendations, "unreachable">> {
  const loaded = await loadIndexedItems(language);
  if (!loaded.ok) return loaded;
  const items = withCountryStages(loaded.value, profile.country ?? null);
  const catalogue = indexCatalogue(items);
  const own = recommend(catalogue, profile, today);
  return ok({
    own,
    unmatchedCareers: unmatchedCareers(own, profile),
    almost: almostRecommended(catalogue, profile, today),
    items,
  });
}
