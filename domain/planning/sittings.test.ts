import fc from "fast-check";
import { expect, test } from "vitest";
import { daysAfter } from "../deadlines/civil-days.ts";
import { sittings as someSittings } from "./planning.fixture.ts";
import { scheduleSteps } from "./schedule.ts";
import { carefulSittingDay, lastSittingDay, type Sitting } from "./sittings.ts";

/** July and December, on their first Sunday. */
const SUNDAYS: ReadonlyArray<Sitting> = [7, 12].map((month) => ({
  month,
  day: "firstSunday",
}));
/** April and October, on days that differ each year. */
const MONTHS: ReadonlyArray<Sitting> = [4, 10].map((month) => ({
  month,
  day: null,
}));

test.each([
  [SUNDAYS, "2027-04-07", "2026-12-06", "2026-12-06"],
  [SUNDAYS, "2026-12-06", "2026-12-06", "2026-12-06"],
  [SUNDAYS, "2026-12-05", "2026-07-05", "2026-07-05"],
  [SUNDAYS, "2027-07-03", "2026-12-06", "2026-12-06"],
  // The first of August 2027 is a Sunday.
  [
    [{ month: 8, day: "firstSunday" } as const],
    "2027-08-01",
    "2027-08-01",
    "2027-08-01",
  ],
  [MONTHS, "2027-03-31", "2026-10-01", "2026-10-31"],
  // Held in April, but perhaps after the 15th.
  [MONTHS, "2027-04-15", "2026-10-01", "2027-04-15"],
  [MONTHS, "2027-04-30", "2027-04-01", "2027-04-30"],
  [[], "2027-04-15", "2027-04-15", "2027-04-15"],
])(
  "with sittings %j by %s the careful day is %s and the last %s",
  (sittings, date, careful, last) => {
    expect(carefulSittingDay(sittings, date)).toBe(careful);
    expect(lastSittingDay(sittings, date)).toBe(last);
  },
);

test("a test starts on the last sitting whose results come before the closing", () => {
  const [signUp, exam] = scheduleSteps({
    steps: [
      SIGN_UP,
      {
        ...STEP,
        key: "exam",
        days: { min: 55, max: 75 },
        after: [SIGN_UP.key],
        sittings: SUNDAYS,
      },
    ],
    target: "2027-06-01",
    done: new Set(),
    today: "2026-11-24",
  });
  // Counted in days alone, the start would be 7 April, when no test is held.
  expect(exam).toMatchObject({
    start: { earliest: "2026-12-06", latest: "2026-12-06" },
  });
  expect(exam?.state).toBe("unknown");
  const none = { earliest: null, latest: null };
  expect(signUp).toMatchObject({ start: none, finish: none, state: "unknown" });
});

test("a registration of known days ends when it closes, and its test is in time", () => {
  const [signUp, exam] = scheduleSteps({
    steps: [
      { ...SIGN_UP, days: { min: 60, max: 60 } },
      { ...STEP, days: { min: 55, max: 75 }, after: [SIGN_UP.key] },
    ],
    target: "2027-09-01",
    done: new Set(),
    today: "2026-11-24",
  });
  expect(exam?.state).toBe("ahead");
  expect(signUp?.finish).toEqual({
    earliest: "2027-04-19",
    latest: "2027-05-09",
  });
  expect(signUp?.start).toEqual(signUp?.finish);
});

test("a test whose registration is done is in time", () => {
  const [, exam] = scheduleSteps({
    steps: [
      SIGN_UP,
      { ...STEP, days: { min: 55, max: 75 }, after: [SIGN_UP.key] },
    ],
    target: "2027-09-01",
    done: new Set([SIGN_UP.key]),
    today: "2026-11-24",
  });
  expect(exam?.state).toBe("ahead");
});

test("a test is `late` after the last sitting whose results come before the closing", () => {
  const [exam] = scheduleSteps({
    steps: [{ ...STEP, days: { min: 55, max: 75 }, sittings: SUNDAYS }],
    target: "2027-06-01",
    done: new Set(),
    today: "2026-12-07",
  });
  expect(exam?.state).toBe("late");
});

test("no sitting day is after its limit, and the careful day is not after the last", () => {
  fc.assert(
    fc.property(
      someSittings,
      fc.integer({ min: 0, max: 1_500 }),
      fc.integer({ min: 0, max: 90 }),
      (sittings, days, less) => {
        const date = daysAfter("2026-01-01", days);
        const before = daysAfter(date, -less);
        const last = lastSittingDay(sittings, date);
        expect(last <= date).toBe(true);
        expect(carefulSittingDay(sittings, before) <= last).toBe(true);
        expect(lastSittingDay(sittings, before) <= last).toBe(true);
      },
    ),
  );
});

const STEP = {
  key: "exam",
  kind: "languageTest",
  subject: "ja",
  after: [],
  isAsked: true,
} as const;

const SIGN_UP = {
  ...STEP,
  key: "signUp",
  kind: "languageSignUp",
  days: { min: null, max: null },
} as const;
