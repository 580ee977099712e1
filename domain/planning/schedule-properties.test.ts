import fc from "fast-check";
import { expect, test } from "vitest";
import { mergePlans } from "./merge-plans.ts";
import type { DateRange, PlanStep, ScheduledStep } from "./plan-step.ts";
import { days, someDay, stepLists, TODAY } from "./planning.fixture.ts";
import { scheduleSteps } from "./schedule.ts";

const NONE: ReadonlySet<string> = new Set();

test("no step starts after its end or the closing, nor the cautious day after the last", () => {
  fc.assert(
    fc.property(stepLists, someDay, (steps, target) => {
      for (const { start, finish } of plan(steps, target)) {
        inOrder([start.earliest, finish.earliest, target]);
        inOrder([start.latest, finish.latest, target]);
        inOrder([start.earliest, start.latest]);
        inOrder([finish.earliest, finish.latest]);
      }
    }),
  );
});

test("a step ends before what needs it must start", () => {
  fc.assert(
    fc.property(stepLists, someDay, (steps, target) => {
      const planned = plan(steps, target);
      for (const follower of planned)
        for (const { finish } of planned.filter(({ key }) =>
          follower.after.includes(key),
        )) {
          inOrder([finish.earliest, follower.start.earliest]);
          inOrder([finish.latest, follower.start.latest]);
        }
    }),
  );
});

test("a finished step makes no other step start earlier", () => {
  fc.assert(
    fc.property(stepLists, someDay, fc.nat(6), (steps, target, index) => {
      const ticked = steps[index % steps.length]?.key ?? "";
      const before = plan(steps, target);
      const after = plan(steps, target, new Set([ticked]));
      for (const step of after.filter(({ state }) => state !== "done")) {
        const same = found(before, step.key);
        inOrder([same.start.latest, step.start.latest]);
        inOrder([same.finish.latest, step.finish.latest]);
        if (step.start.earliest !== null)
          inOrder([same.start.earliest, step.start.earliest]);
      }
    }),
  );
});

test("a removed time gives no step a start that it did not have", () => {
  fc.assert(
    fc.property(
      stepLists,
      someDay,
      fc.nat(6),
      fc.constantFrom("min" as const, "max" as const),
      (steps, target, index, end) => {
        const known = plan(steps, target);
        const removed = plan(
          steps.map((step, at) =>
            at === index % steps.length
              ? { ...step, days: { ...step.days, [end]: null } }
              : step,
          ),
          target,
        );
        for (const { key, start } of removed) {
          const before = found(known, key).start;
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

test("merging neither lengthens a step nor starts it after the first award needs it", () => {
  fc.assert(
    fc.property(
      stepLists,
      stepLists,
      fc.tuple(someDay, someDay),
      days,
      (one, other, [first, second], shared) => {
        // A shared step takes the same time in both.
        const alike = (steps: ReadonlyArray<PlanStep>) =>
          steps.map((step) => ({ ...step, days: shared }));
        const plans = [
          { award: "one", steps: plan(alike(one), first) },
          { award: "other", steps: plan(alike(other), second) },
        ];
        const merged = mergePlans(plans);
        const all = plans.flatMap(({ steps }) => steps);
        expect(merged.length).toBeLessThanOrEqual(all.length);
        for (const step of merged) {
          expect(step.days).toEqual(shared);
          const own = all.filter(({ key }) => key === step.key);
          expectFirstStart(step, own);
          for (const { start } of own)
            inOrder([step.start.earliest, start.earliest]);
          inOrder([step.start.earliest, step.start.latest]);
          inOrder([step.start.earliest, step.finish.earliest]);
          inOrder([step.start.latest, step.finish.latest]);
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
  return scheduleSteps({ steps, target, done, today: TODAY });
}

function found(
  steps: ReadonlyArray<ScheduledStep>,
  key: string,
): ScheduledStep {
  const step = steps.find((one) => one.key === key);
  if (!step) throw new Error(`no step ${key}`);
  return step;
}

function inOrder(dates: ReadonlyArray<string | null>) {
  const known = dates.flatMap((date) => date ?? []);
  expect(known).toEqual(known.toSorted());
}

/** The first careful day, unless another award's last day comes before it. */
function expectFirstStart(
  { start }: ScheduledStep,
  own: ReadonlyArray<{ start: DateRange }>,
) {
  const known = own.flatMap((one) => one.start.earliest ?? []).toSorted();
  const [first = null] = known;
  const isAfter =
    first !== null && start.latest !== null && start.latest < first;
  expect(start.earliest).toBe(isAfter ? null : first);
}
