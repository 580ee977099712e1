import { isForCountry, LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import { buildPlan, type PlannedAward } from "#domain/planning/build-plan.ts";
import type { ScheduledStep } from "#domain/planning/plan-step.ts";
import { ENTRIES } from "../index.ts";
import { toCountryLimits } from "./facets.ts";
import { addressWithout, type PlanRequest } from "./plan-address.ts";
import { planAddress } from "./plan-parameters.ts";
import { planStepTitle, type WordedPlan } from "./plan-steps.ts";
import { stepTimes } from "./plan-times.ts";
import type { PlannedAwardView } from "./plan-view.ts";
import type { PlanWords } from "./plan-words.ts";
import {
  isPlannable,
  type PlannableEntry,
  toAwardToPlan,
} from "./plannable.ts";

const MAX_OTHERS = 3;

/** Each award with its closing, notes, missed steps and a link that removes it. */
export function awardViews(
  worded: WordedPlan,
  query: URLSearchParams,
): ReadonlyArray<PlannedAwardView> {
  const { plan, request, words } = worded;
  return plan.awards.flatMap((planned) => {
    const entry = request.entries.find(({ path }) => path === planned.award);
    if (!entry) return [];
    const title = words.title(entry);
    return [
      {
        path: entry.path,
        title,
        closing: closingText(planned, entry, words),
        isAnnounced: planned.closing?.basis === "announced",
        notes: [
          ...(admits(entry, request.country) ? [] : [words.t("notForCountry")]),
          ...noteTexts(planned, entry, words),
        ],
        missed: missedView(planned, entry, worded),
        remove: {
          to: addressWithout(request, query, entry.path),
          text: words.t("form.remove"),
          name: words.t("form.removeName", { title }),
        },
      },
    ];
  });
}

/** Awards that admit the country and have a closing, the earliest closing first. */
export function awardsWithClosing(
  country: PlanRequest["country"],
  today: string,
): ReadonlyArray<PlannedEntry> {
  return plannableFor(country)
    .flatMap((entry) => {
      const [planned] = planOne(entry, country, today);
      return planned?.closing ? [{ entry, planned }] : [];
    })
    .toSorted((one, other) =>
      date(one.planned).localeCompare(date(other.planned)),
    );
}

export type PlannedEntry = {
  readonly entry: PlannableEntry;
  readonly planned: PlannedAward;
};

/** Entries that admit the country; all entries without a country. */
export function plannableFor(
  country: PlanRequest["country"],
): ReadonlyArray<PlannableEntry> {
  return ENTRIES.filter(isPlannable).filter((entry) => admits(entry, country));
}

/** True for an entry that admits every country of the plan's form. */
export function admitsAll(entry: PlannableEntry): boolean {
  return LATIN_AMERICA.every((country) => admits(entry, country));
}

function admits(
  entry: PlannableEntry,
  country: PlanRequest["country"],
): boolean {
  return country === null || isForCountry(toCountryLimits(entry), country);
}

/** The closing in words, with its basis; says if there is none or the item is always open. */
export function closingText(
  { closing }: PlannedAward,
  entry: PlannableEntry,
  { t, day }: PlanWords,
): string {
  if (closing)
    return t(`closing.${closing.basis}`, { date: day(closing.date) });
  const isAlways = toAwardToPlan(entry).cycle.basis === "always";
  return t(isAlways ? "closing.always" : "closing.none");
}

function noteTexts(
  { closingOptions: { gate, mayCloseNow } }: PlannedAward,
  entry: PlannableEntry,
  { t, words }: PlanWords,
): ReadonlyArray<string> {
  return [
    ...(gate ? [t("gate", { name: words.say(entry, gate.nameKey) })] : []),
    ...(mayCloseNow ? [t("mayCloseNow")] : []),
  ];
}

/** Steps that no longer fit, the next closing, and other awards; null if all fit. */
function missedView(
  { missed, closing }: PlannedAward,
  entry: PlannableEntry,
  { request, words }: WordedPlan,
): PlannedAwardView["missed"] {
  if (!missed) return null;
  const { t, day, basis } = words;
  const others = othersWithout(missed.steps, entry, {
    request,
    today: words.words.today,
  });
  return {
    text: t("missed.closing", {
      date: day(missed.closing.date),
      basis: basis(missed.closing.basis),
      steps: words.list(
        missed.steps.map((step) => planStepTitle(step, { request, words })),
      ),
    }),
    next: closing
      ? t("missed.next", {
          date: day(closing.date),
          basis: basis(closing.basis),
        })
      : t("missed.noNext"),
    others: t(others.length > 0 ? "missed.others" : "missed.noOthers"),
    links: others.map((other) => ({
      to: planAddress([other.entry.path], request.country),
      text: words.title(other.entry),
    })),
  };
}

/** Reachable awards of the same level, not in the plan, that need none of the missed steps. */
function othersWithout(
  missed: ReadonlyArray<ScheduledStep>,
  entry: PlannableEntry,
  { request, today }: { request: PlanRequest; today: string },
): ReadonlyArray<PlannedEntry> {
  const chosen = new Set(request.entries.map(({ path }) => path));
  const keys = new Set(missed.map(({ key }) => key));
  return awardsWithClosing(request.country, today)
    .filter(
      (other) =>
        !chosen.has(other.entry.path) &&
        sharesLevel(entry, other.entry) &&
        other.planned.missed === null &&
        !other.planned.steps.some(({ key }) => keys.has(key)),
    )
    .slice(0, MAX_OTHERS);
}

function sharesLevel(one: PlannableEntry, other: PlannableEntry): boolean {
  const levelsOfOne = levels(one);
  return levels(other).some(
    (level) => level === "any" || levelsOfOne.includes(level),
  );
}

/** Universities take students for a first degree. */
function levels({ family, item }: PlannableEntry): ReadonlyArray<string> {
  return family === "university" ? ["undergraduate"] : item.levels;
}

function planOne(
  entry: PlannableEntry,
  country: PlanRequest["country"],
  today: string,
): ReadonlyArray<PlannedAward> {
  const none = { exams: new Map(), ownDays: new Map() };
  const times = stepTimes(country, none);
  const student = { country, done: new Set<string>(), times, today };
  return buildPlan([toAwardToPlan(entry)], student).awards;
}

function date({ closing }: PlannedAward): string {
  return closing?.date ?? "";
}
