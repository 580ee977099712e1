import { EMPTY_LINES, type ProfileEntries } from "#domain/profile/entries.ts";
import { isHighSchool } from "#domain/profile/study-level.ts";

/** Entries of the intended studies. */
export type StudyWish = Pick<ProfileEntries, "study_field" | "desired_careers">;

/**
 * Moves the wish to the field that the new level shows: the careers in high school, else
 * the field of study.
 */
export function moveStudyWish(
  wish: StudyWish,
  levelBefore: string,
  level: string,
): StudyWish {
  if (isHighSchool(levelBefore) === isHighSchool(level)) return wish;
  const { study_field, desired_careers } = wish;
  const career = desired_careers.find(({ value }) => value.trim() !== "");
  if (isHighSchool(level))
    return career
      ? wish
      : { study_field: "", desired_careers: [{ value: study_field }] };
  // Any other level hides and resets the careers (specification §4).
  return {
    study_field: career?.value ?? study_field,
    desired_careers: structuredClone([...EMPTY_LINES]),
  };
}
