import type {
  Condition,
  CountryCode,
  SimpleCondition,
} from "../eligibility/condition.ts";
import {
  classifyDestination,
  isSchoolLanguage,
  needsTranslation,
} from "./abroad.ts";
import {
  type Days,
  type LaterKind,
  type PlanStep,
  type StepKind,
  UNKNOWN_DAYS,
} from "./plan-step.ts";
import type { Sitting } from "./sittings.ts";

/** Requirements of an award, as far as a plan needs them. */
export type AwardNeeds = {
  readonly award: string;
  readonly conditions: ReadonlyArray<Condition>;
  /** Null when it is unknown or varies. */
  readonly destination: CountryCode | null;
  /** For studies outside the student's country, where the destination is not known. */
  readonly isInternational: boolean;
};

/** Times of the steps, from sources or from the student. */
export type StepTimes = {
  readonly passport: Days;
  /** Null when no such step is known for the country. */
  readonly priorLegalisation: Days | null;
  /** Proof of authenticity that the student's country gives. */
  readonly proof: "apostille" | "legalisation" | "authentication";
  readonly proofDays: Days;
  readonly letters: Days;
  /** Times by language, or by names of admission tests. */
  readonly test: (subject: string) => {
    /** False for a test that is not in the catalogue: the award may hold it itself. */
    readonly isKnown: boolean;
    readonly signUp: Days;
    readonly results: Days;
    /** Dates of the test; empty for any day or unknown days. */
    readonly sittings: ReadonlyArray<Sitting>;
  };
  /** The student's own number of days for a step; null without one. */
  readonly own: (key: string) => number | null;
};

export type AwardSteps = {
  readonly before: ReadonlyArray<PlanStep>;
  readonly later: ReadonlyArray<{
    readonly kind: LaterKind;
    readonly subject: string | null;
  }>;
};

type ConditionPart = {
  readonly part: SimpleCondition;
  readonly isAsked: boolean;
};

/** The steps of one award for a student of a country, each after the steps it needs. */
export function listAwardSteps(
  needs: AwardNeeds,
  country: CountryCode | null,
  times: StepTimes,
): AwardSteps {
  const parts = needs.conditions.flatMap(listParts);
  const abroad = classifyDestination(needs, country);
  const ownTests = parts.flatMap(({ part }) =>
    part.kind === "test" && !times.test(part.name).isKnown ? part.name : [],
  );
  const drafts = [
    ...paperSteps(parts, { ...needs, country }, times),
    ...testSteps(parts, country, times),
    ...taskSteps(parts, needs, times),
    ...(abroad === "no"
      ? []
      : [draft("passport", times.passport, { isAsked: false })]),
  ];
  return {
    before: dedupeSteps(drafts).map((step) => withOwnDays(step, times)),
    later: [
      ...ownTests.map((subject) => ({ kind: "ownTest" as const, subject })),
      ...laterTasks(parts),
      ...(abroad === "no"
        ? []
        : [{ kind: "visa" as const, subject: needs.destination }]),
    ],
  };
}

/** A part of `anyOf` is not required: another option may be met instead. */
function listParts(condition: Condition): ReadonlyArray<ConditionPart> {
  return condition.kind === "anyOf"
    ? condition.options.flat().map((part) => ({ part, isAsked: false }))
    : [{ part: condition, isAsked: true }];
}

/** The school record, and what makes it valid abroad. */
function paperSteps(
  parts: ReadonlyArray<ConditionPart>,
  { country, ...needs }: AwardNeeds & { readonly country: CountryCode | null },
  times: StepTimes,
): ReadonlyArray<PlanStep> {
  const recordParts = parts.filter(({ part }) => showsRecord(part));
  const abroad = classifyDestination(needs, country);
  if (recordParts.length === 0 && abroad === "no") return [];
  // `documents` may be any papers, such as proof of address.
  const isAsked = recordParts.some(
    ({ part, isAsked }) => isAsked && part.kind !== "task",
  );
  const steps = [draft("transcript", UNKNOWN_DAYS, { isAsked })];
  const add = (kind: StepKind, days: Days) => {
    const last = steps.at(-1);
    steps.push({
      ...draft(kind, days, { isAsked: false }),
      after: last ? [last.key] : [],
    });
  };
  if (abroad === "no") return steps;
  if (times.priorLegalisation)
    add("priorLegalisation", times.priorLegalisation);
  add(times.proof, times.proofDays);
  if (times.proof === "legalisation") add("consulate", UNKNOWN_DAYS);
  if (needsTranslation(needs.destination, country))
    add("translation", UNKNOWN_DAYS);
  return steps;
}

function showsRecord(part: SimpleCondition): boolean {
  return (
    ["grade", "record", "rank"].includes(part.kind) ||
    (part.kind === "task" && part.task === "documents")
  );
}

function testSteps(
  parts: ReadonlyArray<ConditionPart>,
  country: CountryCode | null,
  times: StepTimes,
): ReadonlyArray<PlanStep> {
  return parts.flatMap(({ part, isAsked }) => {
    if (part.kind === "language") {
      if (isSchoolLanguage(country, part.language)) return [];
      // A language without a level or certificate may be proved in other ways.
      const isTest = isAsked && Boolean(part.cefr ?? part.certificate);
      return testPair(
        "language",
        { subject: part.language, isAsked: isTest },
        times,
      );
    }
    return part.kind === "test" && times.test(part.name).isKnown
      ? testPair("admission", { subject: part.name, isAsked }, times)
      : [];
  });
}

function testPair(
  kind: "language" | "admission",
  test: { readonly subject: string; readonly isAsked: boolean },
  times: StepTimes,
): ReadonlyArray<PlanStep> {
  const { signUp, results, sittings } = times.test(test.subject);
  const signUpStep = draft(`${kind}SignUp`, signUp, test);
  return [
    signUpStep,
    {
      ...draft(`${kind}Test`, results, test),
      after: [signUpStep.key],
      sittings,
    },
  ];
}

/** Tasks to finish by the closing, which no other award shares. */
const OWN_TASKS = ["project", "sponsor", "guardian", "team"] as const;

function taskSteps(
  parts: ReadonlyArray<ConditionPart>,
  { award }: AwardNeeds,
  { letters }: StepTimes,
): ReadonlyArray<PlanStep> {
  return parts.flatMap(({ part, isAsked }) => {
    if (part.kind !== "task") return [];
    if (part.task === "recommendation")
      return [draft("letters", letters, { isAsked })];
    const kind = OWN_TASKS.find((task) => task === part.task);
    return kind
      ? [{ ...draft(kind, UNKNOWN_DAYS, { isAsked }), key: `${kind}:${award}` }]
      : [];
  });
}

const LATER_TASKS = ["admission", "exam", "interview", "selection"] as const;

function laterTasks(parts: ReadonlyArray<ConditionPart>): AwardSteps["later"] {
  const kinds = parts.flatMap(({ part }) =>
    part.kind === "task"
      ? (LATER_TASKS.find((task) => task === part.task) ?? [])
      : [],
  );
  return [...new Set(kinds)].map((kind) => ({ kind, subject: null }));
}

function draft(
  kind: StepKind,
  days: Days,
  { isAsked, subject = null }: { isAsked: boolean; subject?: string | null },
): PlanStep {
  const key = subject === null ? kind : `${kind}:${subject}`;
  return { key, kind, subject, days, after: [], isAsked };
}

function dedupeSteps(steps: ReadonlyArray<PlanStep>): ReadonlyArray<PlanStep> {
  const byKey = new Map<string, PlanStep>();
  for (const step of steps) {
    const first = byKey.get(step.key);
    byKey.set(
      step.key,
      first ? { ...first, isAsked: first.isAsked || step.isAsked } : step,
    );
  }
  return [...byKey.values()];
}

/** Uses the student's number of days, if given, unless sources name both ends. */
function withOwnDays(step: PlanStep, { own }: StepTimes): PlanStep {
  const isOpen = step.days.min === null || step.days.max === null;
  const days = isOpen ? own(step.key) : null;
  return days === null ? step : { ...step, days: { min: days, max: days } };
}
