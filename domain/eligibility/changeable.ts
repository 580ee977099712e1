import type { SchoolStage } from "../profile/student-details.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { Requirement } from "./requirement.ts";
import { readSchooling } from "./schooling.ts";

/** Stages after a certificate or a degree, which states the average for good. */
const WITH_FINAL_AVERAGE: ReadonlyArray<SchoolStage | null> = [
  "schoolFinished",
  "undergraduateFinished",
];

/** True when the student can still do something about an unmet condition. */
export function canStillMeet(
  { changeable, kind }: Requirement["conditions"][number],
  student: Partial<StudentProfile>,
): boolean {
  const { stage } = readSchooling(student);
  return (
    changeable && !(kind === "grade" && WITH_FINAL_AVERAGE.includes(stage))
  );
}
