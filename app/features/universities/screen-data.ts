import type { PageContext } from "#app/platform/request-context.ts";
import { wordedPoints } from "#app/platform/worded-points.ts";
import { commonDataSets } from "#catalogue/common-data-sets.ts";
import type { Reference } from "#catalogue/reference.schema.ts";
import { universityRankings } from "#catalogue/university-rankings.ts";

export type ReferenceView = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Null without such a page. */
  readonly link: string | null;
};

/** Wording of `/universidades` besides its lists. Server only. */
export function universityParts(context: PageContext) {
  const { i18n, language } = context;
  const inWords =
    (namespace: string) =>
    ({ id, name, link, descriptionKey }: Reference): ReferenceView => ({
      id,
      name,
      link,
      text: i18n.getResource(language, namespace, descriptionKey),
    });
  return {
    rankings: universityRankings.map(inWords("universityRankingItems")),
    dataSets: commonDataSets.map(inWords("commonDataSetItems")),
    steps: wordedPoints(context, "admissionSteps"),
  };
}
