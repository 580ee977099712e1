import fc from "fast-check";
import { expect, test } from "vitest";
import { daysAfter } from "../deadlines/civil-days.ts";
import type { ClosingDay } from "./closing.ts";
import { fitRounds } from "./fit-rounds.ts";
import type { Days } from "./plan-step.ts";
import {
  aPlanStep,
  PLAN_TODAY,
  someDay,
  stepLists,
} from "./planning.fixture.ts";

const NEXT = daysAfter(PLAN_TODAY, 40);
const YEAR_AFTER = daysAfter(PLAN_TODAY, 405);

test.each<[string, Days, string]>([
  ["at most 40 days", { min: 10, max: 40 }, "fits"],
  ["up to 41 days", { min: 10, max: 41 }, "tight"],
  ["no source for the longest time", { min: 10, max: null }, "unknown"],
  ["no source for any time", { min: null, max: null }, "unknown"],
  ["at least 41 days", { min: 41, max: 50 }, "late"],
  ["at least 41 days and no longest", { min: 41, max: null }, "late"],
])(
  "with a closing in 40 days, the fit of a step with %s is `%s`",
  (_, days, kind) => {
    expect(fitStep(days)).toMatchObject({ kind, closing: estimated(NEXT) });
  },
);

test("a step that is too late names the next closing that it fits, or none", () => {
  const days = { min: 41, max: 50 };
  expect(fitStep(days)).toMatchObject({ next: estimated(YEAR_AFTER) });
  expect(fitStep(days, [estimated(NEXT)])).toMatchObject({ next: null });
});

test("without a closing the fit is `undated`, and without a step `unknown`", () => {
  expect(fitStep({ min: 1, max: 2 }, [])).toEqual({ kind: "undated" });
  expect(fitRounds([], upcoming([estimated(NEXT)]), PLAN_TODAY)).toEqual({
    kind: "unknown",
    closing: estimated(NEXT),
  });
});

test("an estimated closing is never returned as announced", () => {
  const closings = fc
    .uniqueArray(someDay, { maxLength: 3 })
    .map((dates) => dates.toSorted().map(estimated));
  fc.assert(
    fc.property(stepLists, closings, (steps, days) => {
      const fit = fitRounds(steps, upcoming(days), PLAN_TODAY);
      expect(JSON.stringify(fit)).not.toContain("announced");
    }),
  );
});

test("a longer time never fits where a shorter one does not", () => {
  const order = ["fits", "tight", "late"];
  const completeDays = fc
    .tuple(fc.nat(90), fc.nat(90))
    .map(([min, more]) => ({ min, max: min + more }));
  fc.assert(
    fc.property(completeDays, fc.nat(30), (days, more) => {
      const longer = { min: days.min + more, max: days.max + more };
      expect(order.indexOf(fitStep(longer).kind)).toBeGreaterThanOrEqual(
        order.indexOf(fitStep(days).kind),
      );
    }),
  );
});

function fitStep(
  days: Days,
  closings: ReadonlyArray<ClosingDay> = [
    estimated(NEXT),
    estimated(YEAR_AFTER),
  ],
) {
  return fitRounds([aPlanStep({ days })], upcoming(closings), PLAN_TODAY);
}

function upcoming(closings: ReadonlyArray<ClosingDay>) {
  return { closings, mayCloseNow: false };
}

function estimated(date: string): ClosingDay {
  return { date, basis: "pastClosings" };
}
