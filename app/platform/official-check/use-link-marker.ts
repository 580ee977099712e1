import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadWording } from "../load-wording.ts";
import { loadChecker } from "./load-checker.ts";
import { type Mark, markText } from "./mark-text.ts";

/** Says in one line what is known of a link; null where nothing is. */
export type LinkMarker = (link: string) => Mark | null;

const MARKS_NOTHING: LinkMarker = () => null;

/**
 * Loads the check of links with its wording while `isWanted`; null until then. Marks
 * nothing when it cannot be loaded.
 */
export function useLinkMarker(isWanted = true): LinkMarker | null {
  const { i18n } = useTranslation();
  const [marker, setMarker] = useState<LinkMarker | null>(null);
  const { language } = i18n;
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([
      loadChecker(language),
      loadWording(i18n, ["officialCheck"]),
    ]).then(
      ([{ checkLink }]) => {
        const t = i18n.getFixedT(null, "officialCheck");
        setMarker(() => (link: string) => {
          const judged = checkLink(link);
          return judged && markText(judged, t);
        });
      },
      () => setMarker(() => MARKS_NOTHING),
    );
  }, [i18n, language, isWanted]);
  return marker;
}
