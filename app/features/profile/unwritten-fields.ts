import type { EntryField } from "#domain/profile/entries.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";

/** True once the last step was saved: from then on, an unticked test box means no test. */
export function isCompleted(profile: Partial<StudentProfile>): boolean {
  return typeof profile.has_standardized_test === "boolean";
}

/** Fields that the first save of the last step writes although unchanged. */
export function unwrittenFields(
  profile: Partial<StudentProfile>,
  isLast: boolean,
): ReadonlyArray<EntryField> {
  return isLast && !isCompleted(profile) ? ["has_standardized_test"] : [];
}
