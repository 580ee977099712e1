import ical, {
  escape as escapeText,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { daysAfter } from "#domain/deadlines/civil-days.ts";
import { LANGUAGE_PARAMETER } from "#locales/languages.ts";
import { type PlanRequest, readPlanRequest } from "./plan-address.ts";
import { startSpan } from "./plan-events.ts";
import { planFor } from "./plan-page.ts";
import { planAddress } from "./plan-parameters.ts";
import {
  basisText,
  dateText,
  findStepClosing,
  planStepTitle,
} from "./plan-steps.ts";
import { planWords } from "./plan-words.ts";
import type { ViewContext } from "./view-context.ts";

type Event = {
  readonly key: string;
  readonly first: string;
  readonly last: string;
  readonly summary: string;
  readonly description: string;
  readonly isEstimated: boolean;
};

/**
 * A plan as an iCalendar file (RFC 5545): tentative spans in which to start steps, and
 * the announced closings. An estimated closing is no event. Null without events.
 */
export function planCalendar(
  query: URLSearchParams,
  context: ViewContext,
): string | null {
  const request = readPlanRequest(query);
  const words = planWords(context);
  const plan = planFor(request, words);
  const steps = plan.steps.flatMap((step) =>
    startSpan(step, words.words.today).map(
      ({ first, last }): Event => ({
        // The key is the same in every version of the plan: a new file moves the event.
        key: step.key.replace(/[^\w]+/g, "-"),
        first,
        last,
        summary: words.t("file.step", {
          step: planStepTitle(step, { request, words }),
        }),
        description: words.t("file.stepText", {
          dates: [
            dateText(step, words),
            basisText(findStepClosing(step, plan), words),
          ]
            .filter(Boolean)
            .join(" "),
        }),
        isEstimated: true,
      }),
    ),
  );
  const closings = plan.awards.flatMap(({ award, closing }): Array<Event> => {
    const entry = request.entries.find(({ path }) => path === award);
    if (!entry || closing?.basis !== "announced") return [];
    return [
      {
        key: `closes-${award.slice(1).replaceAll("/", "-")}-${closing.date}`,
        first: closing.date,
        last: closing.date,
        summary: words.t("file.closes", { title: words.title(entry) }),
        description: `${words.t("file.closesText")}\n${entry.item.link}`,
        isEstimated: false,
      },
    ];
  });
  const events = [...steps, ...closings];
  return events.length === 0
    ? null
    : writeCalendar(events, request, {
        title: words.t("file.title"),
        ...context,
      });
}

function writeCalendar(
  events: ReadonlyArray<Event>,
  { entries, country }: PlanRequest,
  {
    title,
    language,
    publicUrl,
    today,
  }: ViewContext & { readonly title: string },
): string {
  const address = planAddress(
    entries.map(({ path }) => path),
    country,
  );
  const url = `${publicUrl}${address}&${LANGUAGE_PARAMETER}=${language}`;
  const calendar = ical({
    prodId: { company: "Trampolín", product: "Trampolín", language },
    // The library escapes every text but this one.
    name: escapeText(title, false),
    events: events.map(
      ({
        key,
        first,
        last,
        summary,
        description,
        isEstimated,
      }): ICalEventData => ({
        id: `plan-${key}@trampolin`,
        stamp: today,
        start: first,
        // The end of an event is exclusive.
        end: daysAfter(last, 1),
        allDay: true,
        summary,
        description: `${description}\n${url}`,
        status: isEstimated
          ? ICalEventStatus.TENTATIVE
          : ICalEventStatus.CONFIRMED,
        // Dates of a plan do not block time.
        transparency: ICalEventTransparency.TRANSPARENT,
      }),
    ),
  });
  // The library omits the final line break.
  return `${calendar}\r\n`;
}
