import type {
  IndexedItem,
  WordedCondition,
} from "../catalogue/indexed-item.ts";
import type { CivilDate } from "../deadlines/cycle.ts";
import { ageOn } from "../eligibility/age.ts";
import { isChangeable } from "../eligibility/changeable.ts";
import { isEntryLimited } from "../eligibility/countries.ts";
import { isMetNextYear } from "../eligibility/judge-schooling.ts";
import { readSchooling } from "../eligibility/schooling.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { isHighSchool, STUDY_LEVELS } from "../profile/study-level.ts";
import { opensAfterSchool } from "./after-school.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { type Change, describeChange, type StudentToday } from "./change.ts";
import { chooseListGroup } from "./list-group.ts";
import { notYetMet } from "./not-yet-met.ts";
import { byFit, type Scored, scoreCatalogue } from "./recommend.ts";
import { alsoMeets, serializeCondition } from "./same-change.ts";
import { readSituation } from "./situation.ts";
import { matchesGoals } from "./suitable.ts";

/** An item that one change would open. */
export type Almost<Item extends IndexedItem = IndexedItem> = Missed<Item> & {
  readonly change: Change;
  /** The other listed items that the same change opens, in the order of the list. */
  readonly alsoOpens: ReadonlyArray<Item>;
};

type Missed<Item extends IndexedItem> = Scored<Item> & {
  /** The one unmet requirement. */
  readonly missing: WordedCondition;
};

/**
 * Items that the student looks for and misses by one changeable requirement: the most
 * valuable first, then by points and fit.
 */
export function almostRecommended<Item extends IndexedItem>(
  catalogue: CatalogueIndex<Item>,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): ReadonlyArray<Almost<Item>> {
  const situation = readSituation(profile);
  const almost = scoreCatalogue(catalogue, profile).flatMap((scored) => {
    if (!matchesGoals(scored, profile, { situation, today })) return [];
    if (isEntryLimited(scored.item.entryLimit, profile.country)) return [];
    const missing = onlyMissing(scored.item, profile, today);
    return missing
      ? [{ ...scored, reasons: otherReasons(scored, missing), missing }]
      : [];
  });
  const sorted = byFit(almost, profile, today).toSorted(
    (one, other) => costRank(other.item) - costRank(one.item),
  );
  const opened = openedByChange(sorted);
  return sorted.map((one) => ({
    ...one,
    change: describeChange(one.item, one.missing, { profile, today }),
    alsoOpens: opened(one),
  }));
}

/** Compares each distinct requirement once: many items miss the same one. */
function openedByChange<Item extends IndexedItem>(
  missed: ReadonlyArray<Missed<Item>>,
): (one: Missed<Item>) => ReadonlyArray<Item> {
  const keys = new Map(
    missed.map(({ item, missing }) => [item, serializeCondition(missing)]),
  );
  const distinct = new Map(
    missed.map(({ item, missing }) => [keys.get(item), missing]),
  );
  const opened = new Map(
    [...distinct].map(([key, change]) => {
      const alike = new Set(
        [...distinct].flatMap(([otherKey, other]) =>
          alsoMeets(change, other) ? otherKey : [],
        ),
      );
      const items = missed.map(({ item }) => item);
      return [key, items.filter((item) => alike.has(keys.get(item)))] as const;
    }),
  );
  return ({ item }) =>
    (opened.get(keys.get(item)) ?? []).filter(({ path }) => path !== item.path);
}

function onlyMissing(
  item: IndexedItem,
  profile: Partial<StudentProfile>,
  today: CivilDate,
): WordedCondition | null {
  const unmet = notYetMet(item, profile, today);
  const [one] = unmet;
  if (!one || unmet.length > 1 || !canChange(one, item, { profile, today }))
    return null;
  const conditions = item.conditions.filter((condition) => condition !== one);
  return opensAfterSchool({ ...item, conditions }, profile, today) ? null : one;
}

/** Reasons without the level, if that is what is missing. */
function otherReasons(
  { reasons }: Scored,
  missing: WordedCondition,
): Scored["reasons"] {
  return missing.kind === "level"
    ? reasons.filter(({ kind }) => kind !== "level" && kind !== "anyLevel")
    : reasons;
}

/**
 * Waiting reaches a minimum age or the next level, but not an age or level that has passed.
 * A required year of studies that is unmet even next year is too far away.
 */
function canChange(
  condition: WordedCondition,
  item: IndexedItem,
  { profile, today }: StudentToday,
): boolean {
  const { birth_date } = profile;
  if (condition.kind === "studyYear") return false;
  if (condition.kind === "age") {
    const age = ageOn(today, birth_date);
    return age !== null && condition.min !== undefined && age < condition.min;
  }
  if (condition.kind === "level") {
    return profile.school_stage === "lowerSecondary"
      ? isMetNextYear(condition, profile)
      : isNextLevel(condition.levels, item, profile);
  }
  return isChangeable(condition, profile, today);
}

/**
 * True for the next year of school. The next stage of education counts only for awards,
 * which are worth the wait, unless it is known to be over a year away.
 */
function isNextLevel(
  levels: ReadonlyArray<string>,
  item: IndexedItem,
  profile: Partial<StudentProfile>,
): boolean {
  const at = STUDY_LEVELS.findIndex((level) => level === profile.study_level);
  const next = at === -1 ? undefined : STUDY_LEVELS[at + 1];
  return (
    next !== undefined &&
    levels.includes(next) &&
    (isHighSchool(next) ||
      (isAward(item) && (readSchooling(profile).yearsLeft ?? 1) === 1))
  );
}

function isAward(item: IndexedItem): boolean {
  return chooseListGroup(item, null) === "scholarships";
}

/**
 * Rank of an item by cost, the best highest: funded awards, other funded items, free
 * ones, then all others.
 */
function costRank(item: IndexedItem): number {
  if (item.cost === "funded") return isAward(item) ? 3 : 2;
  return item.cost === "free" ? 1 : 0;
}
