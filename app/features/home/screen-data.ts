import type { PageContext } from "#app/platform/request-context.ts";
import { exchangePrograms } from "#catalogue/exchange-programs.ts";
import { scholarshipAggregators } from "#catalogue/scholarship-aggregators.ts";
import { scholarships } from "#catalogue/scholarships.ts";
import { countriesNamed } from "#domain/eligibility/countries.ts";

/** The home page's facts, all counted from the catalogue. */
export function homeScreen({ i18n, language }: PageContext) {
  const t = i18n.getFixedT(null, "home");
  const programmes = [...scholarships, ...exchangePrograms];
  const reviews = [...programmes, ...scholarshipAggregators].map(
    (item) => item.reviewed,
  );
  const lastReview = reviews.toSorted().at(-1) ?? "";
  const month = new Intl.DateTimeFormat(language, {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  return {
    pageTitle: t("title"),
    description: t("description"),
    items: programmes.length,
    countries: countriesNamed(programmes.map((item) => item.eligibility))
      .length,
    lastReview: month.format(new Date(lastReview)),
  };
}
