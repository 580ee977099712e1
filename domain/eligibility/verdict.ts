import type { CivilDate } from "../deadlines/cycle.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { isChangeable } from "./changeable.ts";
import type { Condition } from "./condition.ts";
import { type CountryLimits, isServed } from "./countries.ts";
import { decisiveParts, type Judgement, judgeItem } from "./judge.ts";
import type { ProfileFact } from "./missing-fact.ts";
import type { OpenReason } from "./open-reason.ts";
import { isAboutStudent, type Requirement } from "./requirement.ts";
import { isMetWithTime } from "./with-time.ts";

/** Verdict shown beside a requirement. */
export type RequirementVerdict =
  | { readonly says: "met" | "unmet" | "unmetYet"; readonly by: Basis | null }
  | { readonly says: "missing"; readonly fact: ProfileFact }
  | {
      readonly says: "open";
      readonly reason: OpenReason;
      /** True if an open condition is one that no student can change, such as being a woman. */
      readonly isFixed: boolean;
    };

/** Profile fact behind a verdict, if it only approximates the requirement. */
export type Basis =
  | {
      readonly kind:
        | "byCountry"
        | "byRegion"
        | "byAge"
        | "byAgeAtStart"
        | "byAgeAtDeadline"
        | "byYear"
        | "byLanguages"
        | "byInterest";
    }
  | {
      readonly kind: "byAgeOn";
      /** The first and the last day that count. */
      readonly between: readonly [CivilDate, CivilDate];
    };

/**
 * Null for a task, which no profile meets or misses. Where the item does not serve the
 * student's country, null unless unmet: meeting the requirement is of no use.
 */
export function verdictOn(
  { conditions, serves }: Requirement & Pick<CountryLimits, "serves">,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): RequirementVerdict | null {
  const judged = conditions.filter(isAboutStudent);
  if (judged.length === 0) return null;
  const { judgements, summary } = judgeItem(judged, profile, today);
  if (summary !== "unmet" && !isServed({ serves }, profile.country))
    return null;
  if (summary !== "unknown") {
    const decisive = judgements.filter(({ answer }) => answer === summary);
    return decideVerdict(decisive, profile, today);
  }
  const [missing] = levelFirst(
    judgements.flatMap((each) => each.missing ?? []),
  );
  if (missing) return { says: "missing", fact: missing };
  const reason = chooseReason(judgements.flatMap(({ reason }) => reason ?? []));
  const isFixed = judgements.some(
    ({ answer, condition }) => answer === "unknown" && !condition.changeable,
  );
  return { says: "open", reason, isFixed };
}

/** Facts with the level of studies before all others: it decides the most. */
export function levelFirst(
  facts: ReadonlyArray<ProfileFact>,
): ReadonlyArray<ProfileFact> {
  return facts.toSorted(
    (one, other) => Number(other === "level") - Number(one === "level"),
  );
}

/** `onceFinished` is a promise, so it must hold for every open condition. */
function chooseReason(reasons: ReadonlyArray<OpenReason>): OpenReason {
  return (
    reasons.find((each) => each !== "onlyYou" && each !== "onceFinished") ??
    reasons.find((each) => each === "onlyYou") ??
    "onceFinished"
  );
}

/** `decisive` holds the met conditions of a met requirement, or the unmet ones. */
function decideVerdict(
  decisive: ReadonlyArray<Judgement<Requirement["conditions"][number]>>,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): RequirementVerdict {
  const isUnmet = decisive.some(({ answer }) => answer === "unmet");
  const canBeMet = decisive.every(
    ({ condition }) =>
      isChangeable(condition, profile, today) ||
      isMetWithTime(condition, profile, today),
  );
  const parts = decisive.flatMap((judgement) => {
    const [option = []] = decisiveParts(judgement, profile, today);
    // An option with several unmet parts has no single basis.
    return isUnmet && option.length > 1 ? [] : option;
  });
  const unmet = canBeMet ? "unmetYet" : "unmet";
  return {
    says: isUnmet ? unmet : "met",
    by: parts.map(findBasis).find(Boolean) ?? null,
  };
}

function findBasis(condition: Condition): Basis | null {
  switch (condition.kind) {
    case "nationality":
    case "residence":
      return { kind: "byCountry" };
    case "region":
      return { kind: "byRegion" };
    case "age":
      return findAgeBasis(condition);
    case "studyYear":
      return { kind: "byYear" };
    case "language":
      return { kind: "byLanguages" };
    case "circumstance":
      return condition.is === "girlsProgramme" ? { kind: "byInterest" } : null;
    default:
      return null;
  }
}

function findAgeBasis({
  on,
  between,
}: Extract<Condition, { kind: "age" }>): Basis {
  if (!on) return { kind: "byAge" };
  if ("month" in on)
    return between ? { kind: "byAgeOn", between } : { kind: "byAge" };
  return { kind: on.moment === "start" ? "byAgeAtStart" : "byAgeAtDeadline" };
}
