import type { CivilDate } from "../deadlines/cycle.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { CefrLevel } from "./certificate.ts";
import { CEFR_LEVELS, type Condition, type CountryCode } from "./condition.ts";
import { isForCountry } from "./countries.ts";
import { compareGrades, type GradeScale } from "./grade.ts";
import { judgeItem } from "./judge.ts";
import { LEVEL_WHERE_NONE_IS_NAMED } from "./judge-language.ts";
import { isStudyLevel, levelFits } from "./study-levels.ts";

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
  /** `highSchool`, `undergraduate`, `postgraduate` or `any`; none where it is for nobody in particular. */
  readonly levels: ReadonlyArray<string>;
  readonly conditions: ReadonlyArray<
    Condition & { readonly changeable: boolean }
  >;
  readonly serves?: ReadonlyArray<CountryCode> | undefined;
};

/**
 * Items for her level of which a student misses one requirement only, and one that she
 * can work for, by what it takes: the change that opens most first, then in the items'
 * order. A change counts what a lesser one of its kind opens too. Other requirements of
 * theirs may still be unknown.
 */
export function almostFor<Item extends Conditional>(
  items: ReadonlyArray<Item>,
  student: Partial<StudentProfile>,
  today: CivilDate,
): ReadonlyArray<Almost<Item>> {
  const found = items
    .filter((item) => isForHer(item, student))
    .flatMap((item) => {
      const change = onlyChange(item, student, today);
      return change ? [{ change, item }] : [];
    });
  return distinct(found.map(({ change }) => change))
    .map((change) => ({
      change,
      items: found
        .filter(({ change: needed }) => covers(change, needed))
        .map(({ item }) => item),
    }))
    .toSorted((first, second) => second.items.length - first.items.length);
}

/** Where her country or level is not told, or her level is 'otro', every item may be. */
function isForHer(
  item: Conditional,
  { country, study_level: level = null }: Partial<StudentProfile>,
): boolean {
  if (country && !isForCountry(item, country)) return false;
  const isTold = isStudyLevel(level) && level !== "otro";
  return !isTold || item.levels.length === 0 || levelFits(item, level);
}

/** One of those that say the same: 9 of 10 is 90 of 100. */
function distinct(changes: ReadonlyArray<Change>): ReadonlyArray<Change> {
  return changes.filter((change, at) => {
    const same = changes.findIndex(
      (other) => covers(other, change) && covers(change, other),
    );
    return same === at;
  });
}

/** Who has made the one change has made the other as well. */
function covers(change: Change, other: Change): boolean {
  if (change.kind === "language")
    return (
      other.kind === "language" &&
      change.language === other.language &&
      reaches(change.cefr, other.cefr)
    );
  if (change.kind === "grade")
    return (
      other.kind === "grade" &&
      compareGrades(gradeIn(change), gradeIn(other)) === "met"
    );
  return change.kind === other.kind && change.name === other.name;
}

/** A language without a level is reached by the level that is enough where calls name none. */
function reaches(cefr: CefrLevel | null, asked: CefrLevel | null): boolean {
  if (!cefr) return !asked;
  const rank = (level: CefrLevel) => CEFR_LEVELS.indexOf(level);
  return rank(cefr) >= rank(asked ?? LEVEL_WHERE_NONE_IS_NAMED);
}

function gradeIn({ atLeast, scale }: Extract<Change, { kind: "grade" }>) {
  return { value: atLeast, scale };
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
