import type { IndexedItem } from "../catalogue/indexed-item.ts";
import { daysAfter } from "../deadlines/civil-days.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import { judgeItem } from "../eligibility/judge.ts";
import { readSchooling } from "../eligibility/schooling.ts";
import { ENDS_BY_DECEMBER } from "../profile/school-year-end.ts";
import type { StudentProfile } from "../profile/student-profile.ts";

/** A contest without dates is taken to open no sooner: most are held once in a school year. */
const UNDATED_DAYS = 60;

/** Schooling after the last year of school. */
const NEXT: ReadonlyArray<Partial<StudentProfile>> = [
  { study_level: "otro", school_stage: "schoolFinished", study_year: null },
  {
    study_level: "licenciatura_cursando",
    school_stage: "undergraduate",
    study_year: 1,
  },
];

/**
 * True in the last year of school for an item that is only for pupils and opens after that
 * year's end. Its verdict stays unknown: a student may repeat the year.
 */
export function opensAfterSchool(
  item: IndexedItem,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): boolean {
  const { stage, yearsLeft } = readSchooling(profile);
  return (
    stage === "upperSecondary" &&
    yearsLeft === 1 &&
    earliestOpening(item, today) > lastSchoolDay(profile.country, today) &&
    NEXT.every(
      (next) =>
        judgeItem(
          item.conditions,
          { ...profile, years_left: null, ...next },
          today,
        ).summary === "unmet",
    )
  );
}

function earliestOpening(
  { type, opens, closes, isAlwaysOpen }: IndexedItem,
  today: CivilDate,
): CivilDate {
  const isUndatedContest = type.startsWith("competitions") && !isAlwaysOpen;
  return (
    opens ??
    closes ??
    (isUndatedContest ? daysAfter(today, UNDATED_DAYS) : today)
  );
}

/**
 * The latest end of the present school year. Where it may end in summer, August begins the
 * next one.
 */
function lastSchoolDay(
  country: string | null | undefined,
  today: CivilDate,
): CivilDate {
  const year = Number(today.slice(0, 4));
  return ENDS_BY_DECEMBER.includes(country ?? "") || today.slice(5) < "08"
    ? `${year}-12-31`
    : `${year + 1}-07-31`;
}
