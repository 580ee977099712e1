import type { WordedCondition } from "../catalogue/indexed-item.ts";
import type { Condition } from "../eligibility/condition.ts";
import { CEFR_LEVELS } from "../languages/cefr.ts";
import { words } from "../text/fold.ts";

/**
 * True when a student who meets `change` does not miss `other`. Conditions of kinds that
 * are not compared here must be equal.
 */
export function alsoMeets(change: Condition, other: Condition): boolean {
  if (change.kind === "language" && other.kind === "language")
    return alsoShowsLanguage(change, other);
  if (change.kind === "test" && other.kind === "test")
    return (
      isSameName(change.name, other.name) &&
      (other.score === undefined ||
        (change.score !== undefined && other.score <= change.score))
    );
  if (change.kind === "grade" && other.kind === "grade")
    return change.scale === other.scale && other.atLeast <= change.atLeast;
  if (change.kind === "age" && other.kind === "age")
    return alsoReachesAge(change, other);
  return serializeCondition(change) === serializeCondition(other);
}

type Language = Extract<Condition, { kind: "language" }>;
type Age = Extract<Condition, { kind: "age" }>;

/** A named certificate is shown by that certificate only. */
function alsoShowsLanguage(change: Language, other: Language): boolean {
  return (
    change.language === other.language &&
    (other.certificate === undefined ||
      isSameName(change.certificate ?? "", other.certificate)) &&
    (other.cefr === undefined ||
      (change.cefr !== undefined &&
        CEFR_LEVELS.indexOf(other.cefr) <= CEFR_LEVELS.indexOf(change.cefr)))
  );
}

/** True when the age that reaches one minimum is within the other limits. */
function alsoReachesAge({ min = 0 }: Age, other: Age): boolean {
  return (
    (other.min ?? 0) <= min && min <= (other.max ?? Number.POSITIVE_INFINITY)
  );
}

function isSameName(one: string, other: string): boolean {
  return words(one).join(" ") === words(other).join(" ");
}

/** A condition as a key for comparison, without the fields that `WordedCondition` adds. */
export function serializeCondition(condition: Condition): string {
  const { text, changeable, exam, ...content }: Partial<WordedCondition> =
    condition;
  return JSON.stringify(content);
}
