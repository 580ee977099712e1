import type { MergedStep } from "#domain/planning/merge-plans.ts";
import { groupByWeek } from "#domain/planning/weeks.ts";
import { carefulDay, planStepTitle, type WordedPlan } from "./plan-steps.ts";
import type { PlanWeekView } from "./plan-view.ts";

/**
 * Unfinished steps by week: first those to start now, last those without a start. Empty if
 * no step has a start.
 */
export function weekViews({
  plan,
  request,
  words,
}: WordedPlan): ReadonlyArray<PlanWeekView> {
  const { t, day } = words;
  const { now, weeks, undated } = groupByWeek(plan.steps, words.words.today);
  const line = (step: MergedStep) => {
    const ready = carefulDay(step.finish, words.words.today);
    const title = planStepTitle(step, { request, words });
    const maybe = step.isAsked ? "" : ` ${t("item.maybe")}`;
    return ready === null
      ? `${title}${maybe}`
      : `${title}${maybe}: ${t("week.before", { date: day(ready) })}`;
  };
  const view = (heading: string, steps: ReadonlyArray<MergedStep>) =>
    steps.length > 0 ? [{ heading, lines: steps.map(line) }] : [];
  const dated = [
    ...view(t("week.now"), now),
    ...weeks.flatMap(({ monday, steps }) =>
      view(t("week.of", { date: day(monday) }), steps),
    ),
  ];
  return dated.length === 0
    ? []
    : [...dated, ...view(t("week.undated"), undated)];
}
