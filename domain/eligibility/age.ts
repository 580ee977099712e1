import type { CivilDate } from "../deadlines/cycle.ts";

/**
 * Whole years on a day; null for a missing, malformed or future date of birth.
 * Birthdays on 29 February count on 1 March.
 */
export function ageOn(
  day: CivilDate,
  birth: CivilDate | null | undefined,
): number | null {
  if (!birth || !/^\d{4}-\d\d-\d\d$/.test(birth) || birth > day) return null;
  const hadBirthday = birth.slice(5) <= day.slice(5);
  return (
    Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (hadBirthday ? 0 : 1)
  );
}
