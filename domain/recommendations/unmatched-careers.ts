import type { StudentProfile } from "../profile/student-profile.ts";
import { readInterests } from "./interests.ts";
import type { Recommendation } from "./recommend.ts";

/**
 * Careers of the profile, as typed, that none of the recommended items names. Degrees of
 * universities match without the career's name: with any, no career is unmatched.
 */
export function unmatchedCareers(
  own: ReadonlyArray<Recommendation>,
  profile: Partial<StudentProfile>,
): ReadonlyArray<string> {
  const reasons = own.flatMap((one) => one.reasons);
  if (reasons.some(({ kind }) => kind === "programs")) return [];
  const matched = new Set(
    reasons.flatMap((reason) => (reason.kind === "career" ? reason.term : [])),
  );
  return readInterests(profile)
    .careers.map(({ name }) => name)
    .filter((name) => !matched.has(name));
}
