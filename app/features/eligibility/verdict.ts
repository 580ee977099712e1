import type { CivilDate } from "#domain/deadlines/cycle.ts";
import type { Answer } from "#domain/eligibility/answer.ts";
import { type Judgement, judgeItem } from "#domain/eligibility/judge.ts";
import type { ProfileFact } from "#domain/eligibility/missing-fact.ts";
import type { Requirement } from "#domain/eligibility/requirement.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";

/** What is said beside a requirement. */
export type Verdict =
  | { readonly says: "met" | "unmet" | "unmetYet"; readonly by: Basis | null }
  | { readonly says: "missing"; readonly fact: ProfileFact };

/** Facts of the profile that stand for something a little different. */
type Basis = "byCountry" | "byAge" | "byLanguages";

/** Null where nothing can be said: only the student knows, or nothing in a profile would settle it. */
export function verdictOn(
  { conditions }: Requirement,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): Verdict | null {
  if (conditions.length === 0) return null;
  const { judgements, summary } = judgeItem(conditions, profile, today);
  if (summary !== "unknown") return decided(summary, judgements);
  const fact = judgements.find(({ missing }) => missing)?.missing;
  return fact ? { says: "missing", fact } : null;
}

function decided(
  summary: Exclude<Answer, "unknown">,
  judgements: ReadonlyArray<Judgement<Requirement["conditions"][number]>>,
): Verdict {
  const decisive = judgements
    .filter(({ answer }) => answer === summary)
    .map(({ condition }) => condition);
  const isForNow =
    summary === "unmet" && decisive.every(({ changeable }) => changeable);
  const kinds = decisive.map(({ kind }) => kind);
  return {
    says: isForNow ? "unmetYet" : summary,
    by: basisOf(kinds),
  };
}

function basisOf(kinds: ReadonlyArray<string>): Basis | null {
  if (kinds.includes("nationality") || kinds.includes("residence"))
    return "byCountry";
  if (kinds.includes("age")) return "byAge";
  return kinds.includes("language") ? "byLanguages" : null;
}
