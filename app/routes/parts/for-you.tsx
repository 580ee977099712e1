import { lazy, Suspense, useEffect, useState } from "react";
import { loadIndexedItems } from "#app/platform/indexed-items.ts";
import {
  browserStorage,
  mayHaveSession,
} from "#app/platform/session/session-storage.ts";
import { storedDeviceProfile } from "#app/platform/student/device-profile.ts";
import { useStudent } from "#app/platform/student/use-student.ts";
import { ErrorBoundary } from "#app/ui/error-boundary.tsx";
import { prepareRecommendations } from "./prepare-recommendations.ts";

const loadBlock = () => import("./recommended-block.tsx");

/** True for a device profile or a stored session: most members have a profile. */
const mayHaveProfile = () =>
  storedDeviceProfile() !== null || mayHaveSession(browserStorage, location);

// Requested with the page's own modules: a member's profile is loaded two round trips later.
if (!import.meta.env.SSR && mayHaveProfile()) {
  loadIndexedItems(document.documentElement.lang);
  loadBlock().catch(() => {
    // Retried once the profile is loaded.
  });
}

const NAMESPACES = ["recommendations", "eligibility"] as const;

/** Loads code, wording and items in parallel, only for users with a profile. */
const RecommendedBlock = lazy(async () => {
  const [module] = await Promise.all([
    loadBlock(),
    prepareRecommendations(NAMESPACES),
  ]);
  return { default: module.RecommendedBlock };
});

/**
 * Recommendations on the home page: only with a profile (specification §2). They come
 * first, unless the user scrolled down before the profile was loaded: then they come
 * below, so that the layout does not shift.
 */
export function ForYou({ place }: { place: "first" | "later" }) {
  const student = useStudent();
  const hasProfile =
    student.profile !== null && Object.keys(student.profile).length > 0;
  const [chosenPlace, setChosenPlace] = useState<"first" | "later" | null>(
    null,
  );
  useEffect(() => {
    if (mayHaveProfile())
      prepareRecommendations(NAMESPACES).catch(() => {
        // Retried once the profile is loaded.
      });
  }, []);
  useEffect(() => {
    if (hasProfile) setChosenPlace(scrollY === 0 ? "first" : "later");
  }, [hasProfile]);
  if (!hasProfile || chosenPlace !== place) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <RecommendedBlock student={student} />
      </Suspense>
    </ErrorBoundary>
  );
}
