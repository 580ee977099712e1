import { useEffect, useState } from "react";
import { useSite } from "#app/platform/site.ts";
import { useStudent } from "#app/platform/student/use-student.ts";

/** Addresses of the items recommended to this reader: null while they are not known, as for whoever told nothing. */
export function useRecommended(): ReadonlySet<string> | null {
  const student = useStudent();
  const { language, today } = useSite() ?? {};
  const [paths, setPaths] = useState<ReadonlySet<string> | null>(null);
  // A session is refreshed now and then: only another content is another profile.
  const content = "profile" in student && JSON.stringify(student.profile);
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
      // Without a network the list stays as it is.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [content, language, today]);
  return paths;
}
