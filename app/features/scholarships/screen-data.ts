import type { PageContext } from "#app/platform/request-context.ts";
import { wordedPoints } from "#app/platform/worded-points.ts";

/** Wording of `/becas` besides its lists. Server only. */
export function scholarshipParts(context: PageContext) {
  return { tips: wordedPoints(context, "applicationTips") };
}
