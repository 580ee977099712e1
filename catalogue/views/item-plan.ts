import { listAwardSteps } from "#domain/planning/award-steps.ts";
import type { Entry } from "../index.ts";
import { laterTitle } from "./plan-later.ts";
import { planAddress } from "./plan-parameters.ts";
import { stepTimes } from "./plan-times.ts";
import type { ItemPlanView } from "./plan-view.ts";
import { planWords } from "./plan-words.ts";
import { isPlannable, toAwardToPlan } from "./plannable.ts";
import type { ViewContext } from "./view-context.ts";

/** Steps in order for an item's own page; null for an item that cannot be planned. */
export function itemPlan(
  entry: Entry,
  context: ViewContext,
): ItemPlanView | null {
  if (!isPlannable(entry)) return null;
  const words = planWords(context);
  const { t } = words;
  const times = stepTimes(null, { exams: new Map(), ownDays: new Map() });
  const { before, later } = listAwardSteps(toAwardToPlan(entry), null, times);
  const steps = [
    ...before.map((step) =>
      step.isAsked
        ? words.stepTitle(step)
        : `${words.stepTitle(step)} ${t("item.maybe")}`,
    ),
    ...later.map((step) => laterTitle(step, null, words)),
  ];
  return {
    heading: t("item.heading"),
    text: t(steps.length > 0 ? "item.text" : "item.none"),
    steps,
    link: { to: planAddress([entry.path], null), text: t("item.link") },
  };
}
