import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { prepareRecommendations } from "./prepare-recommendations.ts";

/** The screen's own requests go first. */
const DELAY_MS = 300;

const NAMESPACES = ["recommendations", "favourites", "eligibility"] as const;

/**
 * Prefetches code, wording and items of recommendations on a screen that leads to them,
 * unless the browser saves data.
 */
export function PrefetchRecommendations({
  page,
}: {
  page: "/recomendaciones" | "/sin-cuenta/recomendaciones";
}) {
  const [shouldPrefetch, setShouldPrefetch] = useState(false);
  useEffect(() => {
    if (isSavingData()) return;
    const timer = setTimeout(() => {
      setShouldPrefetch(true);
      // A failed prefetch is retried after the tap.
      prepareRecommendations(NAMESPACES).catch(() => {});
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return shouldPrefetch && <PrefetchPageLinks page={page} />;
}

function isSavingData(): boolean {
  const { connection } = navigator as {
    connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData ?? false;
}
