import type { CivilDate } from "../deadlines/cycle.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { CefrLevel } from "./certificate.ts";
import type { Condition } from "./condition.ts";
import type { GradeScale } from "./grade.ts";
import { judgeItem } from "./judge.ts";

/** Something that a student can work for. What she is, and where, is never among it. */
export type Change =
  | {
      readonly kind: "language";
      /** ISO 639-1 code. */
      readonly language: string;
      /** Null where the calls name no level. */
      readonly cefr: CefrLevel | null;
    }
  | { readonly kind: "certificate" | "test"; readonly name: string }
  | {
      readonly kind: "grade";
      readonly atLeast: number;
      readonly scale: GradeScale;
    };

export type Almost<Item> = {
  readonly change: Change;
  readonly items: ReadonlyArray<Item>;
};

type Conditional = {
  readonly conditions: ReadonlyArray<
    Condition & { readonly changeable: boolean }
  >;
};

/**
 * Items of which a student misses one requirement only, and one that she can work for,
 * by what it takes: the change that opens most first, then in the items' order. Other
 * requirements of theirs may still be unknown.
 */
export function almostFor<Item extends Conditional>(
  items: ReadonlyArray<Item>,
  student: Partial<StudentProfile>,
  today: CivilDate,
): ReadonlyArray<Almost<Item>> {
  const groups = new Map<string, { change: Change; items: Array<Item> }>();
  for (const item of items) {
    const change = onlyChange(item, student, today);
    if (!change) continue;
    const key = JSON.stringify(change);
    const group = groups.get(key) ?? { change, items: [] };
    groups.set(key, group);
    group.items.push(item);
  }
  return [...groups.values()].toSorted(
    (first, second) => second.items.length - first.items.length,
  );
}

/** What she would have to change; null where nothing, more than one thing, or nothing that she can. */
function onlyChange(
  { conditions }: Conditional,
  student: Partial<StudentProfile>,
  today: CivilDate,
): Change | null {
  const unmet = judgeItem(conditions, student, today).judgements.filter(
    ({ answer }) => answer === "unmet",
  );
  const [one] = unmet;
  return one && unmet.length === 1 && one.condition.changeable
    ? changeFor(one.condition)
    : null;
}

function changeFor(condition: Condition): Change | null {
  switch (condition.kind) {
    case "language": {
      const { language, cefr = null, certificate } = condition;
      return certificate
        ? { kind: "certificate", name: certificate }
        : { kind: "language", language, cefr };
    }
    case "test":
      return { kind: "test", name: condition.name };
    case "grade": {
      const { atLeast, scale } = condition;
      return { kind: "grade", atLeast, scale };
    }
    default:
      return null;
  }
}
