import type { EntryField } from "#domain/profile/entries.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";

/** Whether the last step was ever saved: from then on the box of the test is an answer. */
export function isCompleted(profile: Partial<StudentProfile>): boolean {
  return typeof profile.has_standardized_test === "boolean";
}

/** What the save that leaves the form writes though nobody changed it: a box left unticked means no. */
export function unwrittenFields(
  profile: Partial<StudentProfile>,
  isLast: boolean,
): ReadonlyArray<EntryField> {
  return isLast && !isCompleted(profile) ? ["has_standardized_test"] : [];
}
