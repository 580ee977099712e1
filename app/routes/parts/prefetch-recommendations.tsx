import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { prepareRecommendations } from "./prepare-recommendations.ts";

/** The screen's own requests go first. */
const PAUSE_MS = 300;

const NAMESPACES = ["recommendations", "favourites", "eligibility"] as const;

/** Prefetches code, wording and items of recommendations on a screen that leads to them. */
export function PrefetchRecommendations({
  page,
}: {
  page: "/recomendaciones" | "/sin-cuenta/recomendaciones";
}) {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(() => {
      setIsQuiet(true);
      // A failed prefetch is retried after the tap.
      prepareRecommendations(NAMESPACES).catch(() => {});
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet && <PrefetchPageLinks page={page} />;
}

/** The user enabled data saving. */
function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData ?? false;
}
