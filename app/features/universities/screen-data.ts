import type { PageContext } from "#app/platform/request-context.ts";
import { wordedPoints } from "#app/platform/worded-points.ts";
import { commonDataSets } from "#catalogue/common-data-sets.ts";
import type { Reference } from "#catalogue/reference.schema.ts";
import { universityRankings } from "#catalogue/university-rankings.ts";

export type ReferenceView = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Null when the publisher has no page. */
  readonly link: string | null;
};

/** Rankings, Common Data Sets and admission steps of `/universidades`. Server only. */
export function universityParts(context: PageContext) {
  const { i18n, language } = context;
  const toView =
    (namespace: string) =>
    ({ id, name, link, descriptionKey }: Reference): ReferenceView => ({
      id,
      name,
      link,
      text: i18n.getResource(language, namespace, descriptionKey),
    });
  return {
    rankings: universityRankings.map(toView("universityRankingItems")),
    dataSets: commonDataSets.map(toView("commonDataSetItems")),
    steps: wordedPoints(context, "admissionSteps"),
  };
}
