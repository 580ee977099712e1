import { useTranslation } from "react-i18next";
import { loadWording } from "../load-wording.ts";
import { useLoaded } from "../use-loaded.ts";
import { loadChecker } from "./load-checker.ts";
import { type LinkMarkView, markText } from "./mark-text.ts";

/** Returns null for a link without a mark. */
export type LinkMarker = (link: string) => LinkMarkView | null;

const MARKS_NOTHING: LinkMarker = () => null;

/**
 * Loads the check of links with its wording while `isWanted`; null until loaded.
 * Marks nothing when it cannot be loaded.
 */
export function useLinkMarker(isWanted = true): LinkMarker | null {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const { status, value } = useLoaded(isWanted ? language : null, async () => {
    const [{ checkLink }] = await Promise.all([
      loadChecker(language),
      loadWording(i18n, ["officialCheck"]),
    ]);
    const t = i18n.getFixedT(null, "officialCheck");
    return (link: string) => {
      const judged = checkLink(link);
      return judged && markText(judged, t);
    };
  });
  return status === "failed" ? MARKS_NOTHING : value;
}
