import type { EntryField, ProfileEntries } from "./entries.ts";
import { type Field, GROUPS } from "./merge-profiles.ts";
import type { StudentProfile } from "./student-profile.ts";
import { isHighSchool } from "./study-level.ts";

/** The fields whose entries are no longer what they were. */
export function changedFields(
  before: ProfileEntries,
  now: ProfileEntries,
): ReadonlyArray<EntryField> {
  return GROUPS.flat()
    .filter((field): field is EntryField => field in before)
    .filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(now[field]),
    );
}

/** Of a profile, or of a form's entries, some fields alone. */
export function pickFields<Whole extends object>(
  whole: Whole,
  fields: ReadonlyArray<keyof Whole>,
): Partial<Whole> {
  const part: Partial<Whole> = {};
  for (const field of fields) part[field] = whole[field];
  return part;
}

/** What a save may write: the changed fields with those that only make sense beside them. */
export function changesIn(
  profile: StudentProfile,
  changed: ReadonlyArray<Field>,
): Partial<StudentProfile> {
  const fields = GROUPS.filter((group) =>
    group.some((field) => changed.includes(field)),
  ).flat();
  // Such a level hides the careers; one that shows them says nothing of them.
  if (
    changed.includes("study_level") &&
    !isHighSchool(profile.study_level ?? "")
  )
    fields.push("desired_careers");
  return pickFields(profile, fields);
}
