import { expect, test } from "vitest";
import type { Condition } from "../eligibility/condition.ts";
import type { StepTimes } from "./award-steps.ts";
import { type AwardToPlan, buildPlan } from "./build-plan.ts";
import { mergePlans } from "./merge-plans.ts";
import type { DateRange, StepState } from "./plan-step.ts";
import { aPlanStep, PLAN_TODAY, unknownStepTimes } from "./planning.fixture.ts";
import { groupByWeek } from "./weeks.ts";

const DOCUMENTS: Condition = { kind: "task", task: "documents" };
const IELTS: Condition = { kind: "language", language: "en", cefr: "B2" };
const APOSTILLE = {
  proof: "apostille",
  proofDays: { min: 0, max: 7 },
} as const;

test("a paper is legalised first, then apostilled and then translated", () => {
  const { steps } = plan([award()], {
    ...APOSTILLE,
    priorLegalisation: { min: 10, max: 12 },
  });
  expect(steps.map(({ key, after }) => [key, after])).toEqual([
    ["transcript", []],
    ["priorLegalisation", ["transcript"]],
    ["apostille", ["priorLegalisation"]],
    ["translation", ["apostille"]],
    ["passport", []],
  ]);
});

test("steps before one of unknown length have a latest day and no earliest day", () => {
  const { steps } = plan([award()], {
    ...APOSTILLE,
    priorLegalisation: { min: 10, max: 12 },
  });
  const prior = steps.find(({ key }) => key === "priorLegalisation");
  expect(prior?.start).toEqual({ earliest: null, latest: "2027-02-19" });
  expect(prior?.finish).toEqual({ earliest: null, latest: "2027-03-01" });
  expect(steps.find(({ key }) => key === "translation")).toMatchObject({
    start: { earliest: null, latest: null },
    state: "unknown",
  });
});

test("the student's own number of days fills an unknown time only", () => {
  const { steps } = plan([award()], {
    ...APOSTILLE,
    own: (key) => ({ translation: 10, apostille: 90 })[key] ?? null,
  });
  const [, apostille, translation] = steps;
  expect(translation?.start.earliest).toBe("2027-02-19");
  expect(apostille?.start).toEqual({
    earliest: "2027-02-12",
    latest: "2027-02-19",
  });
});

test("outside the Apostille Convention, legalisation takes the apostille's place", () => {
  const { steps } = plan([award()], { proof: "legalisation" }, "CU");
  expect(steps.map(({ key }) => key)).toEqual([
    "transcript",
    "legalisation",
    "consulate",
    "translation",
    "passport",
  ]);
});

test("papers in Spanish need no translation in Spain, and no apostille at home", () => {
  const spain = plan([award({ destination: "ES" })], APOSTILLE);
  expect(spain.steps.map(({ key }) => key)).not.toContain("translation");
  const home = plan([award({ destination: "PE" })], APOSTILLE);
  expect(home.steps.map(({ key }) => key)).toEqual(["transcript"]);
});

test.each([
  [[DOCUMENTS], false],
  [[DOCUMENTS, { kind: "record" }], true],
  [[{ kind: "record" }], true],
] as const)("%j asks for a transcript: %j", (conditions, isAsked) => {
  const home = plan([award({ destination: "PE", conditions })]);
  expect(home.steps).toMatchObject([{ key: "transcript", isAsked }]);
});

test("a required language of the student's school adds no test step", () => {
  const conditions: Array<Condition> = [{ kind: "language", language: "es" }];
  const { steps } = plan([award({ destination: "PE", conditions })]);
  expect(steps).toEqual([]);
});

test("`isAsked` is true for a required level, and false without a level or among options", () => {
  const isTestAsked = (condition: Condition) =>
    plan([award({ conditions: [condition] })]).steps.find(
      ({ kind }) => kind === "languageTest",
    )?.isAsked;
  expect(isTestAsked(IELTS)).toBe(true);
  expect(isTestAsked({ kind: "language", language: "en" })).toBe(false);
  expect(
    isTestAsked({ kind: "anyOf", options: [[IELTS], [{ kind: "other" }]] }),
  ).toBe(false);
});

test("a required step that no longer fits moves the plan to the next round", () => {
  const planned = plan([award({ conditions: [IELTS] })], {
    test: () => ({
      isKnown: true,
      signUp: { min: 30, max: 30 },
      results: { min: 80, max: 90 },
      sittings: [],
    }),
  }).awards[0];
  expect(planned?.missed).toMatchObject({
    closing: { date: "2027-03-01" },
    steps: [{ kind: "languageSignUp" }],
  });
  expect(planned?.closing).toEqual({ date: "2028-03-01", basis: "usualMonth" });
});

test("rounds too soon for a required step are skipped, and null is given if none is left", () => {
  const [slow] = plan([award({ conditions: [IELTS] })], {
    test: () => ({
      isKnown: true,
      signUp: { min: 800, max: 800 },
      results: { min: 0, max: 0 },
      sittings: [],
    }),
  }).awards;
  expect(slow?.closing?.date).toBe("2029-03-01");
  const [never] = plan([award({ conditions: [IELTS] })], {
    test: () => ({
      isKnown: true,
      signUp: { min: 9000, max: 9000 },
      results: { min: 0, max: 0 },
      sittings: [],
    }),
  }).awards;
  expect(never?.closing).toBeNull();
});

test("a step that may not be required does not move the plan", () => {
  const conditions: Array<Condition> = [{ kind: "language", language: "en" }];
  const { awards, steps } = plan([award({ conditions })], {
    test: () => ({
      isKnown: true,
      signUp: { min: 30, max: 30 },
      results: { min: 80, max: 90 },
      sittings: [],
    }),
  });
  expect(awards[0]?.missed).toBeNull();
  expect(steps.find(({ kind }) => kind === "languageSignUp")?.state).toBe(
    "late",
  );
});

test("two awards share a passport step, and each has a project step", () => {
  const project: Condition = { kind: "task", task: "project" };
  const { steps } = plan(
    [
      award({ conditions: [DOCUMENTS, project] }),
      award({
        award: "/becas/other",
        conditions: [DOCUMENTS, project],
        cycle: { basis: "usual", windows: [{ opens: null, closes: 2 }] },
      }),
    ],
    { passport: { min: 1, max: 14 } },
  );
  expect(steps.find(({ key }) => key === "passport")).toMatchObject({
    awards: ["/becas/one", "/becas/other"],
    start: { earliest: "2027-01-18", latest: "2027-01-31" },
  });
  expect(steps.filter(({ kind }) => kind === "project")).toHaveLength(2);
});

test("an earliest day after another award's latest day is dropped", () => {
  const range = (earliest: string | null, latest: string) => ({
    earliest,
    latest,
  });
  const scheduled = (start: DateRange, state: StepState) => ({
    ...aPlanStep({ days: { min: 5, max: 12 } }),
    start,
    finish: range(null, "2027-06-01"),
    state,
  });
  const soon = scheduled(range(null, "2027-02-22"), "unknown");
  const later = scheduled(range("2027-05-20", "2027-05-27"), "ahead");
  for (const [one, other] of [
    [soon, later],
    [later, soon],
  ] as const)
    expect(
      mergePlans([
        { award: "a", steps: [one] },
        { award: "b", steps: [other] },
      ]),
    ).toMatchObject([{ start: range(null, "2027-02-22"), state: "unknown" }]);
});

test("a finished step finishes the steps before it, also those shared with another award", () => {
  const home = award({ award: "/becas/home", destination: "PE" });
  const done = new Set(["apostille"]);
  const { steps } = buildPlan([award(), home], {
    country: "PE",
    done,
    times: unknownStepTimes(APOSTILLE),
    today: PLAN_TODAY,
  });
  expect(
    steps.filter(({ state }) => state === "done").map(({ key }) => key),
  ).toEqual(["transcript", "apostille"]);
});

test("an award's own test, interview and visa are listed in `later` without a date", () => {
  const conditions: Array<Condition> = [
    { kind: "test", name: "Prueba propia" },
    { kind: "task", task: "interview" },
  ];
  const { awards } = plan([award({ conditions })], {
    test: () => ({
      isKnown: false,
      signUp: { min: 1, max: 1 },
      results: { min: 1, max: 1 },
      sittings: [],
    }),
  });
  expect(awards[0]?.later).toEqual([
    { kind: "ownTest", subject: "Prueba propia" },
    { kind: "interview", subject: null },
    { kind: "visa", subject: "GB" },
  ]);
});

test("steps are grouped by the week of their earliest start, and overdue ones are in `now`", () => {
  const { steps } = plan([award()], {
    passport: { min: 1, max: 14 },
    letters: { min: 21, max: 30 },
  });
  const byWeek = groupByWeek(steps, PLAN_TODAY);
  expect(byWeek.now).toEqual([]);
  // 15 February 2027 is a Monday.
  expect(byWeek.weeks.map(({ monday }) => monday)).toEqual(["2027-02-15"]);
  expect(groupByWeek(steps, "2027-02-20").now.map(({ key }) => key)).toEqual([
    "passport",
  ]);
  expect(byWeek.undated.map(({ key }) => key)).toContain("transcript");
});

test("Puerto Ricans need no visa for the United States", () => {
  const { awards } = plan([award({ destination: "US" })], {}, "PR");
  expect(awards[0]?.later).toEqual([]);
});

function award(part: Partial<AwardToPlan> = {}): AwardToPlan {
  return {
    award: "/becas/one",
    conditions: [DOCUMENTS],
    destination: "GB",
    isInternational: true,
    cycle: { basis: "usual", windows: [{ opens: null, closes: 3 }] },
    editions: [],
    ...part,
  };
}

function plan(
  awards: ReadonlyArray<AwardToPlan>,
  times: Partial<StepTimes> = {},
  country = "PE",
) {
  return buildPlan(awards, {
    country,
    done: new Set(),
    times: unknownStepTimes(times),
    today: PLAN_TODAY,
  });
}
