import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import { withCountryStages } from "#domain/catalogue/country-stage.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { indexCatalogue } from "#domain/recommendations/catalogue-index.ts";
import { recommend } from "#domain/recommendations/recommend.ts";
import { recommendedPaths } from "#domain/recommendations/recommended-paths.ts";

/** Paths of the recommended items; none when the catalogue cannot be loaded. */
export async function loadRecommendedPaths(
  profile: Partial<StudentProfile>,
  language: string,
  today: CivilDate,
): Promise<ReadonlySet<string>> {
  const loaded = await loadIndexedItems(language);
  const items = withCountryStages(
    loaded.ok ? loaded.value : [],
    profile.country ?? null,
  );
  return recommendedPaths(recommend(indexCatalogue(items), profile, today));
}
