import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import { judge } from "../eligibility/judge.ts";
import { areLanguagesSpoken } from "../eligibility/required-languages.ts";
import type { StudentProfile } from "../profile/student-profile.ts";

/** True when one of the languages suffices, or the item's languages are unknown. */
export function isInLanguages(
  { languages }: Pick<IndexedItem, "languages">,
  spoken: ReadonlyArray<string>,
): boolean {
  return (
    languages.length === 0 || languages.some((code) => spoken.includes(code))
  );
}

/**
 * True when the requirements name only spoken languages. An option counts only if the
 * student does not miss its other parts: some are for other nationalities.
 */
export function requiresOnlySpoken(
  { conditions }: Pick<IndexedItem, "conditions">,
  profile: Partial<StudentProfile>,
  { languages, today }: { languages: ReadonlyArray<string>; today: CivilDate },
): boolean {
  return conditions.every((condition) =>
    areLanguagesSpoken(
      condition,
      (code) => languages.includes(code),
      (part) => judge(part, profile, today) !== "unmet",
    ),
  );
}
