import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { prepareRecommendations } from "./prepare-recommendations.ts";

/** Milliseconds that the screen itself has the network and the processor alone. */
const PAUSE_MS = 300;

const NAMESPACES = ["recommendations", "favourites", "eligibility"] as const;

/** On a screen that leads to recommendations: their code, their wording and the catalogue are loaded while the student reads or writes. */
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
      // What does not come now is asked for again after the tap.
      prepareRecommendations(NAMESPACES).catch(() => {});
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isQuiet && <PrefetchPageLinks page={page} />;
}

/** The reader asked the browser to load nothing ahead. */
function savesData(): boolean {
  const { connection } = navigator as {
    connection?: { readonly saveData?: boolean };
  };
  return connection?.saveData ?? false;
}
