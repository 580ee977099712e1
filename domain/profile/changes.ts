import type { EntryField, ProfileEntries } from "./entries.ts";
import { GROUPS, type ProfileField } from "./merge-profiles.ts";
import type { StudentProfile } from "./student-profile.ts";
import { isHighSchool } from "./study-level.ts";

/** Fields whose entries differ. */
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

export function pickFields<Whole extends object>(
  whole: Whole,
  fields: ReadonlyArray<keyof Whole>,
): Partial<Whole> {
  const part: Partial<Whole> = {};
  for (const field of fields) part[field] = whole[field];
  return part;
}

/** Values to save: of each group with a changed field, and of careers that the level hides. */
export function withDependentFields(
  profile: StudentProfile,
  changed: ReadonlyArray<ProfileField>,
): Partial<StudentProfile> {
  const fields = GROUPS.filter((group) =>
    group.some((field) => changed.includes(field)),
  ).flat();
  // Levels other than high school hide the careers, so they are emptied.
  if (
    changed.includes("study_level") &&
    !isHighSchool(profile.study_level ?? "")
  )
    fields.push("desired_careers");
  return pickFields(profile, fields);
}
