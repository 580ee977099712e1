import { useEffect } from "react";
import { preloadScreen } from "#app/platform/preload-screen.ts";
import { prepareRecommendations } from "./prepare-recommendations.ts";

/** The screen's own requests go first. */
const DELAY_MS = 300;

const NAMESPACES = ["recommendations", "favourites", "eligibility"] as const;

/**
 * Prefetches code, wording and items of recommendations on a screen that leads to them,
 * unless the browser saves data.
 */
export function PrefetchRecommendations({
  route,
}: {
  route: "routes/recommendations" | "routes/device-recommendations";
}) {
  useEffect(() => {
    if (isSavingData()) return;
    const timer = setTimeout(() => {
      preloadScreen(route);
      // A failed prefetch is retried after the tap.
      prepareRecommendations(NAMESPACES).catch(() => {});
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [route]);
  return null;
}

function isSavingData(): boolean {
  const { connection } = navigator as {
    connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData ?? false;
}
