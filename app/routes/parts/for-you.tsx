import { lazy, Suspense, useEffect, useState } from "react";
import { useStudent } from "#app/platform/student/use-student.ts";
import { ErrorBoundary } from "#app/ui/error-boundary.tsx";
import { prepareRecommendations } from "./prepare-recommendations.ts";

/** Loaded only for users with a profile, all its parts at once. */
const RecommendedBlock = lazy(async () => {
  const [module] = await Promise.all([
    import("./recommended-block.tsx"),
    prepareRecommendations(["recommendations", "eligibility"]),
  ]);
  return { default: module.RecommendedBlock };
});

/**
 * Recommendations on the home page: only with a profile (specification §2). They come
 * first, unless the user scrolled down before they were loaded: then they come below,
 * so that nothing moves under a finger.
 */
export function ForYou({ place }: { place: "first" | "later" }) {
  const student = useStudent();
  const isKnown =
    "profile" in student && Object.keys(student.profile).length > 0;
  const [chosen, setChosen] = useState<"first" | "later" | null>(null);
  useEffect(() => {
    if (isKnown) setChosen(scrollY === 0 ? "first" : "later");
  }, [isKnown]);
  if (!isKnown || chosen !== place) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <RecommendedBlock student={student} />
      </Suspense>
    </ErrorBoundary>
  );
}
