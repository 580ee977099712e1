import { useTranslation } from "react-i18next";
import { useStudentCountry } from "#app/platform/student/use-student-country.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { planAddress } from "#catalogue/views/plan-parameters.ts";
import { LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import type { SavedItem } from "#domain/favourites/saved-items.ts";

/** Item types that a plan can include, with their screens. */
const PLANNED: Readonly<Record<string, string>> = {
  scholarship: "/becas",
  cultural_exchange: "/becas",
  university_international: "/universidades",
};

/**
 * Links to the plan of the saved items that can be planned, in the order of the saved list,
 * with the student's country if it is among the plan's choices.
 */
export function PlanPart({ saved }: { saved: ReadonlyArray<SavedItem> }) {
  const { t } = useTranslation("myFavourites");
  const ownCountry = useStudentCountry();
  const country = LATIN_AMERICA.find((code) => code === ownCountry) ?? null;
  const paths = saved.flatMap(({ group, itemType, itemId }) => {
    const screen = PLANNED[itemType];
    return screen && group !== "gone" ? [`${screen}/${itemId}`] : [];
  });
  if (paths.length === 0) return null;
  return (
    <section aria-labelledby="plan" className="mt-12">
      <h2 id="plan">{t("plan.heading")}</h2>
      <p className="text-ink-soft measure mt-2">{t("plan.text")}</p>
      <ButtonLink
        to={planAddress(paths, country)}
        variant="outline"
        className="mt-4"
        viewTransition
      >
        {t("plan.link")}
      </ButtonLink>
    </section>
  );
}
