import type {
  Condition,
  SimpleCondition,
} from "#domain/eligibility/condition.ts";
import { type Mark, SCALES } from "#domain/grades/scale.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { WITH_OTHER_AVERAGE } from "../shared-conditions.ts";

/** A minimum average that an item names. */
export type GradeMinimum = {
  readonly entry: Entry;
  /** Key of the requirement's text. */
  readonly textKey: string;
  readonly asked: Mark;
  /** True when another option meets the requirement too. */
  readonly isOneOption: boolean;
};

/** Every minimum average of the catalogue, in the order of its screens. */
export function listGradeMinimums(): ReadonlyArray<GradeMinimum> {
  return ENTRIES.flatMap((entry) => gradeMinimums(entry));
}

export function gradeMinimums(entry: Entry): ReadonlyArray<GradeMinimum> {
  const { item } = entry;
  const conditions: ReadonlyArray<Condition & { textKey: string }> =
    item.eligibility;
  return conditions.flatMap((condition) => {
    const { textKey } = condition;
    const options = condition.kind === "anyOf" ? condition.options : null;
    const parts = options?.flat() ?? [condition];
    // That option says whose average stays open; it is no other way.
    const isOneOption =
      (options?.filter((option) => !option.includes(WITH_OTHER_AVERAGE)) ?? [])
        .length > 1;
    return parts.flatMap((part) =>
      part.kind === "grade"
        ? { entry, textKey, asked: markFrom(part), isOneOption }
        : [],
    );
  });
}

function markFrom({
  atLeast,
  scale,
}: Extract<SimpleCondition, { kind: "grade" }>): Mark {
  return { value: atLeast, scale: SCALES[scale] };
}
