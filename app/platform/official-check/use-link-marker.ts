import { useTranslation } from "react-i18next";
import { loadWording } from "../load-wording.ts";
import { useLoaded } from "../use-loaded.ts";
import { loadChecker } from "./load-checker.ts";
import { type LinkMarkView, markText } from "./mark-text.ts";

/** Mark of a link; null without one. */
export type LinkMarker = (link: string) => LinkMarkView | null;

const markNothing: LinkMarker = () => null;

/**
 * Loads the link checker and its wording if `isWanted`; null until loaded. If loading
 * fails, no link is marked.
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
      const judgedLink = checkLink(link);
      return judgedLink && markText(judgedLink, t);
    };
  });
  return status === "failed" ? markNothing : value;
}
