import { useEffect, useState } from "react";
import { useSite } from "#app/platform/site.ts";
import { useStudent } from "#app/platform/student/use-student.ts";

/** Paths of the items recommended to this user: null while unknown, and without a profile. */
export function useRecommended(): ReadonlySet<string> | null {
  const { profile } = useStudent();
  const { language, today } = useSite() ?? {};
  const [paths, setPaths] = useState<ReadonlySet<string> | null>(null);
  // A refreshed session has the same content, which is the same profile.
  const content = profile && JSON.stringify(profile);
  useEffect(() => {
    if (!content || !language || !today) {
      setPaths(null);
      return;
    }
    let isCurrent = true;
    import("#app/features/recommendations/recommended-paths.ts")
      .then((module) =>
        module.loadRecommendedPaths(JSON.parse(content), language, today),
      )
      .then((found) => isCurrent && setPaths(found))
      // Offline the list stays unchanged.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [content, language, today]);
  return paths;
}
