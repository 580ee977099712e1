import type { StudentWithProfile } from "#app/platform/student/use-student.ts";
import { Recommended } from "./recommended.tsx";

/** Own items on the page, before external results; the specification gives only the home page's number. */
const PAGE_SIZE = 24;

const ALMOST_SIZE = 6;

/** Compact on a phone, so that the first card is visible. */
export const PAGE = "column py-8 max-sm:pt-3";
export const TITLE = "max-sm:text-[clamp(1.125rem,5.6vw,2.25rem)]";
export const LEAD =
  "text-ink-soft measure mt-1 leading-snug sm:mt-3 sm:leading-normal";

/** The list of the recommendations screens. */
export function RecommendedSection({
  student,
}: {
  student: StudentWithProfile;
}) {
  return (
    <Recommended
      student={student}
      size={PAGE_SIZE}
      isFull
      almostSize={ALMOST_SIZE}
      heading="h2"
    />
  );
}
