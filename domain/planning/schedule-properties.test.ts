import fc from "fast-check";
import { expect, test } from "vitest";
import { mergePlans } from "./merge-plans.ts";
import type { DateRange, PlanStep, ScheduledStep } from "./plan-step.ts";
import { days, PLAN_TODAY, someDay, stepLists } from "./planning.fixture.ts";
import { scheduleSteps } from "./schedule.ts";

const NONE: ReadonlySet<string> = new Set();

test("no step starts after its finish or the closing, and no range is reversed", () => {
  fc.assert(
    fc.property(stepLists, someDay, (steps, target) => {
      for (const { start, finish } of plan(steps, target)) {
        expectOrdered([start.earliest, finish.earliest, target]);
        expectOrdered([start.latest, finish.latest, target]);
        expectOrdered([start.earliest, start.latest]);
        expectOrdered([finish.earliest, finish.latest]);
      }
    }),
  );
});

test("a step finishes before the steps that need it must start", () => {
  fc.assert(
    fc.property(stepLists, someDay, (steps, target) => {
      const planned = plan(steps, target);
      for (const follower of planned)
        for (const { finish } of planned.filter(({ key }) =>
          follower.after.includes(key),
        )) {
          expectOrdered([finish.earliest, follower.start.earliest]);
          expectOrdered([finish.latest, follower.start.latest]);
        }
    }),
  );
});

test("a finished step makes no other step start earlier", () => {
  fc.assert(
    fc.property(stepLists, someDay, fc.nat(6), (steps, target, index) => {
      const doneKey = steps[index % steps.length]?.key ?? "";
      const before = plan(steps, target);
      const after = plan(steps, target, new Set([doneKey]));
      for (const step of after.filter(({ state }) => state !== "done")) {
        const previous = findStep(before, step.key);
        expectOrdered([previous.start.latest, step.start.latest]);
        expectOrdered([previous.finish.latest, step.finish.latest]);
        if (step.start.earliest !== null)
          expectOrdered([previous.start.earliest, step.start.earliest]);
      }
    }),
  );
});

test("an unknown minimum or maximum duration gives no step a start date that it lacked", () => {
  fc.assert(
    fc.property(
      stepLists,
      someDay,
      fc.nat(6),
      fc.constantFrom("min" as const, "max" as const),
      (steps, target, index, end) => {
        const complete = plan(steps, target);
        const removed = plan(
          steps.map((step, at) =>
            at === index % steps.length
              ? { ...step, days: { ...step.days, [end]: null } }
              : step,
          ),
          target,
        );
        for (const { key, start } of removed) {
          const before = findStep(complete, key).start;
          expect(before.earliest === null && start.earliest !== null).toBe(
            false,
          );
          expect(before.latest === null && start.latest !== null).toBe(false);
        }
      },
    ),
  );
});

test("without a closing no step has a date", () => {
  fc.assert(
    fc.property(stepLists, (steps) => {
      const none = { earliest: null, latest: null };
      for (const { start, finish, state } of plan(steps, null)) {
        expect([start, finish]).toEqual([none, none]);
        expect(state).toBe("undated");
      }
    }),
  );
});

test("a merged step has the shared length and starts no later than any award needs", () => {
  fc.assert(
    fc.property(
      stepLists,
      stepLists,
      fc.tuple(someDay, someDay),
      days,
      (one, other, [first, second], shared) => {
        // Gives a shared step the same days in both plans.
        const withSharedDays = (steps: ReadonlyArray<PlanStep>) =>
          steps.map((step) => ({ ...step, days: shared }));
        const plans = [
          { award: "one", steps: plan(withSharedDays(one), first) },
          { award: "other", steps: plan(withSharedDays(other), second) },
        ];
        const merged = mergePlans(plans);
        const all = plans.flatMap(({ steps }) => steps);
        expect(merged.length).toBeLessThanOrEqual(all.length);
        for (const step of merged) {
          expect(step.days).toEqual(shared);
          const own = all.filter(({ key }) => key === step.key);
          expectMergedStart(step, own);
          for (const { start } of own)
            expectOrdered([step.start.earliest, start.earliest]);
          expectOrdered([step.start.earliest, step.start.latest]);
          expectOrdered([step.start.earliest, step.finish.earliest]);
          expectOrdered([step.start.latest, step.finish.latest]);
        }
      },
    ),
  );
});

function plan(
  steps: ReadonlyArray<PlanStep>,
  target: string | null,
  done = NONE,
): ReadonlyArray<ScheduledStep> {
  return scheduleSteps({ steps, target, done, today: PLAN_TODAY });
}

function findStep(
  steps: ReadonlyArray<ScheduledStep>,
  key: string,
): ScheduledStep {
  const step = steps.find((one) => one.key === key);
  if (!step) throw new Error(`no step ${key}`);
  return step;
}

function expectOrdered(dates: ReadonlyArray<string | null>) {
  const nonNull = dates.flatMap((date) => date ?? []);
  expect(nonNull).toEqual(nonNull.toSorted());
}

/** Expects the awards' first earliest start, or null if the merged latest start is before it. */
function expectMergedStart(
  { start }: ScheduledStep,
  own: ReadonlyArray<{ start: DateRange }>,
) {
  const earliestStarts = own
    .flatMap((one) => one.start.earliest ?? [])
    .toSorted();
  const [first = null] = earliestStarts;
  const isAfter =
    first !== null && start.latest !== null && start.latest < first;
  expect(start.earliest).toBe(isAfter ? null : first);
}
