import { useTranslation } from "react-i18next";
import type { KnownStudent } from "#app/features/recommendations/use-recommendations.ts";
import { AlmostThere } from "./almost-there.tsx";
import { Recommended } from "./recommended.tsx";

/** How many the page shows; the specification gives the home page's number only. */
const PAGE_SIZE = 12;

/** A page's whole list for a student, and what could open more to her. */
export function RecommendedSection({ student }: { student: KnownStudent }) {
  const { t } = useTranslation("recommendations");
  return (
    <section aria-labelledby="list" className="mt-8">
      <h2 id="list">{t("list")}</h2>
      <Recommended
        student={student}
        size={PAGE_SIZE}
        below={(items) => (
          <AlmostThere items={items} profile={student.profile} />
        )}
      />
    </section>
  );
}
