import { useSite } from "#app/platform/site.ts";
import { useProfile } from "#app/platform/student/use-profile.ts";
import { useLoaded } from "#app/platform/use-loaded.ts";

/** Paths of the items recommended to this user; null until loaded, and without a profile. */
export function useRecommended(): ReadonlySet<string> | null {
  const profile = useProfile();
  const { language, today } = useSite() ?? {};
  // A refreshed session brings an equal profile as a new object.
  const profileKey = profile && JSON.stringify(profile);
  // A failed load is not shown: cards then have no recommendation.
  return useLoaded(language && today ? profileKey : null, async () => {
    if (!profile || !language || !today) return null;
    const { loadRecommendedPaths } = await import(
      "#app/features/recommendations/recommended-paths.ts"
    );
    return loadRecommendedPaths(profile, language, today);
  }).value;
}
