import { useTranslation } from "react-i18next";
import type { StudentWithProfile } from "#app/platform/student/use-student.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MIXED_LIST_SIZE } from "#domain/recommendations/mixed-list.ts";
import { PrefetchRecommendations } from "./prefetch-recommendations.tsx";
import { Recommended } from "./recommended.tsx";

const ALMOST_SIZE = 3;

/** The home page's recommendations: a short mixed list, and a link to the full one. */
export function RecommendedBlock({ student }: { student: StudentWithProfile }) {
  // The cards show verdicts: without this wording they would suspend again.
  const { t } = useTranslation(["recommendations", "eligibility"]);
  const isMember = student.status === "member";
  return (
    <section aria-labelledby="for-you" className="column py-10">
      <h2 id="for-you">{t("heading")}</h2>
      <Recommended
        student={student}
        size={MIXED_LIST_SIZE}
        isFull={false}
        almostSize={ALMOST_SIZE}
        heading="h3"
      />
      <p className="mt-6 [overflow-wrap:anywhere]">
        <ButtonLink
          variant="outline"
          to={isMember ? "/recomendaciones" : "/sin-cuenta/recomendaciones"}
          viewTransition
        >
          {t("all")}
        </ButtonLink>
      </p>
      <PrefetchRecommendations
        route={
          isMember ? "routes/recommendations" : "routes/device-recommendations"
        }
      />
    </section>
  );
}
