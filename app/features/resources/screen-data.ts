import type { PageContext } from "#app/platform/request-context.ts";
import { claimPoints, wordedPoints } from "#app/platform/worded-points.ts";
import { scamWarnings } from "#catalogue/scam-warnings.ts";

/** Wording of `/recursos` besides its lists. Server only. */
export function resourceParts(context: PageContext) {
  return {
    tips: wordedPoints(context, "resourceTips"),
    warnings: claimPoints(context, "scamWarningItems", scamWarnings),
    checkLink: {
      to: "/es-oficial",
      children: context.i18n.getFixedT(null, "officialCheckPage")("link"),
    },
  };
}
