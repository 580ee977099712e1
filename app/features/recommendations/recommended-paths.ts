import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { recommendedPaths } from "#domain/recommendations/recommended-paths.ts";
import { ownRecommendations } from "./own-recommendations.ts";

/** The addresses of the items that lists mark as recommended; none where the catalogue cannot be read now. */
export async function loadRecommendedPaths(
  profile: Partial<StudentProfile>,
  language: string,
): Promise<ReadonlySet<string>> {
  const result = await ownRecommendations(profile, language);
  return recommendedPaths(result.ok ? result.data.own : []);
}
