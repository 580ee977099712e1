import { ItemVerdict } from "#app/features/eligibility/item-verdict.tsx";
import {
  type ListSize,
  RecommendationList,
} from "#app/features/recommendations/recommendation-list.tsx";
import { useRecommendations } from "#app/features/recommendations/use-recommendations.ts";
import { useSite } from "#app/platform/site.ts";
import type { StudentWithProfile } from "#app/platform/student/use-student.ts";
import { Heart } from "./heart.tsx";

/**
 * A student's recommendations, each with verdict and favourite button. Needs the
 * wording of `eligibility`.
 */
export function Recommended({
  student,
  ...size
}: ListSize & { student: StudentWithProfile }) {
  const { state, retry } = useRecommendations(student);
  const today = useSite()?.today;
  return (
    today && (
      <RecommendationList
        state={state}
        onRetry={retry}
        profilePath={
          student.status === "member" ? "/completar-perfil" : "/sin-cuenta"
        }
        cards={{
          verdict: (item) => (
            <ItemVerdict item={item} profile={student.profile} today={today} />
          ),
          action: (item) => <Heart card={item} />,
        }}
        {...size}
      />
    )
  );
}
