import type { PageContext } from "#app/platform/request-context.ts";
import { claimPoints } from "#app/platform/worded-points.ts";
import { competitionBenefits } from "#catalogue/competition-benefits.ts";

/** Wording of `/competencias` besides its lists. Server only. */
export function competitionParts(context: PageContext) {
  return {
    benefits: claimPoints(
      context,
      "competitionBenefitItems",
      competitionBenefits,
    ),
  };
}
