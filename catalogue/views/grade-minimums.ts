import type {
  Condition,
  SimpleCondition,
} from "#domain/eligibility/condition.ts";
import { type Mark, SCALES } from "#domain/grades/scale.ts";
import { ENTRIES, type Entry } from "../index.ts";

/** A minimum average. */
export type Minimum = {
  readonly mark: Mark;
  /** The same minimum on another scale, where the programme names both. */
  readonly equivalent: Mark | null;
};

/** The minimum averages that one requirement of an item names. */
export type GradeMinimum = {
  readonly entry: Entry;
  /** Key of the requirement's text. */
  readonly textKey: string;
  /** One per group of students, such as a level. */
  readonly asked: ReadonlyArray<Minimum>;
  /** True when students of any level may meet the requirement without an average. */
  readonly hasOptionWithoutAverage: boolean;
};

/** Every minimum average of the catalogue, in the order of its screens. */
export function listGradeMinimums(): ReadonlyArray<GradeMinimum> {
  return ENTRIES.flatMap((entry) => gradeMinimums(entry));
}

export function gradeMinimums(entry: Entry): ReadonlyArray<GradeMinimum> {
  const conditions: ReadonlyArray<Condition & { textKey: string }> =
    entry.item.eligibility;
  return conditions.flatMap((condition) => {
    const options =
      condition.kind === "anyOf" ? condition.options : [[condition]];
    const withGrade = options.filter((option) => option.some(isGrade));
    if (withGrade.length === 0) return [];
    return {
      entry,
      textKey: condition.textKey,
      asked: withGrade.flatMap((option) =>
        option.filter(isGrade).map(toMinimum),
      ),
      hasOptionWithoutAverage: options.some(
        (option) => !option.some((part) => isGrade(part) || isLevel(part)),
      ),
    };
  });
}

type GradeCondition = Extract<SimpleCondition, { kind: "grade" }>;

function isGrade(part: SimpleCondition): part is GradeCondition {
  return part.kind === "grade";
}

function isLevel({ kind }: SimpleCondition): boolean {
  return kind === "level" || kind === "studyYear";
}

function toMinimum({ atLeast, scale, equivalent }: GradeCondition): Minimum {
  return {
    mark: { value: atLeast, scale: SCALES[scale] },
    equivalent: equivalent
      ? { value: equivalent.atLeast, scale: SCALES[equivalent.scale] }
      : null,
  };
}
