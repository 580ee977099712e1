import { lazy, Suspense } from "react";
import { useStudent } from "#app/platform/student/use-student.ts";
import { Fallible } from "#app/ui/fallible.tsx";

/** Only those who have told something of themselves load it. */
const RecommendedBlock = lazy(() =>
  import("./recommended-block.tsx").then((module) => ({
    default: module.RecommendedBlock,
  })),
);

/** Recommendations on the home page: only with a profile (specification §2). */
export function ForYou() {
  const student = useStudent();
  if (!("profile" in student) || Object.keys(student.profile).length === 0)
    return null;
  return (
    <Fallible>
      <Suspense>
        <RecommendedBlock student={student} />
      </Suspense>
    </Fallible>
  );
}
