import { LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import { buildPlan, type Plan } from "#domain/planning/build-plan.ts";
import type { MergedStep } from "#domain/planning/merge-plans.ts";
import {
  type PlanRequest,
  readPlanRequest,
  requestedItems,
  stepSlug,
} from "./plan-address.ts";
import {
  admitsAll,
  awardsWithClosing,
  awardViews,
  closingText,
  plannableFor,
} from "./plan-awards.ts";
import { hasPlanEvents } from "./plan-events.ts";
import { laterViews } from "./plan-later.ts";
import { MAX_AWARDS, planAddress } from "./plan-parameters.ts";
import { planPicture } from "./plan-picture.ts";
import { planStepTitle, stepViews, type WordedPlan } from "./plan-steps.ts";
import { stepTimes } from "./plan-times.ts";
import type { PlanView } from "./plan-view.ts";
import { weekViews } from "./plan-weeks.ts";
import { type PlanWords, planWords } from "./plan-words.ts";
import { toAwardToPlan } from "./plannable.ts";
import type { ViewContext } from "./view-context.ts";

const FIRST_AWARDS = 6;

/** The plan that an address asks for, in one language on one day. Server only. */
export function planPage(
  query: URLSearchParams,
  context: ViewContext,
): PlanView {
  const request = readPlanRequest(query);
  const words = planWords(context);
  const { t } = words;
  return {
    title: t("title"),
    lead: t("lead"),
    pageTitle: t("pageTitle"),
    description: t("description"),
    estimate: t("estimate"),
    problems: problemTexts(request, words),
    form: formView(request, words),
    empty: request.entries.length === 0 ? emptyView(request, words) : null,
    plan:
      request.entries.length === 0
        ? null
        : planView({ plan: planFor(request, words), request, words }, query),
  };
}

/** The plan of a request today; finished steps are found by their slugs. */
export function planFor(request: PlanRequest, words: PlanWords): Plan {
  const { entries, country } = request;
  const awards = entries.map(toAwardToPlan);
  const student = {
    country,
    times: stepTimes(country, request),
    today: words.words.today,
  };
  const planWithoutDone = buildPlan(awards, { ...student, done: new Set() });
  const paths = entries.map(({ path }) => path);
  const done = planWithoutDone.steps
    .filter((step) => request.done.has(stepSlug(step, paths)))
    .map(({ key }) => key);
  return buildPlan(awards, { ...student, done: new Set(done) });
}

function problemTexts(
  { unplannableItems, leftOut, isUnknownCountry }: PlanRequest,
  { t }: PlanWords,
): ReadonlyArray<string> {
  return [
    ...(unplannableItems > 0
      ? [t("problem.items", { count: unplannableItems })]
      : []),
    ...(leftOut.length > 0
      ? [t("problem.tooMany", { count: leftOut.length, most: MAX_AWARDS })]
      : []),
    ...(isUnknownCountry ? [t("problem.country")] : []),
  ];
}

function formView(request: PlanRequest, words: PlanWords): PlanView["form"] {
  const { t, countryName } = words;
  const { country, entries } = request;
  return {
    heading: t("form.heading"),
    items: requestedItems(request),
    useCountry: t("form.useCountry"),
    country: {
      name: "pais",
      label: t("form.country"),
      value: country?.toLowerCase() ?? "",
      choices: [
        ["", t("form.noCountry")],
        ...LATIN_AMERICA.map(
          (code) => [code.toLowerCase(), countryName(code)] as const,
        ).toSorted(([, one], [, other]) => one.localeCompare(other)),
      ],
    },
    add: addView(request, words),
    submit: t(entries.length === 0 ? "form.submit" : "form.update"),
    note: t("form.private"),
  };
}

/** Awards that admit the country and still fit in the plan, by name; null without any. */
function addView(
  { country, entries }: PlanRequest,
  words: PlanWords,
): PlanView["form"]["add"] {
  const { t } = words;
  if (entries.length === MAX_AWARDS) return null;
  const paths = entries.map(({ path }) => path);
  const offered = plannableFor(country).filter(
    ({ path }) => !paths.includes(path),
  );
  if (offered.length === 0) return null;
  const group = (family: "award" | "university") =>
    offered
      .filter((entry) => entry.family === family)
      .map((entry) => [entry.path.slice(1), words.title(entry)] as const)
      .toSorted(([, one], [, other]) => one.localeCompare(other));
  return {
    label: t("form.add"),
    none: t(entries.length === 0 ? "form.addFirst" : "form.addNone"),
    groups: [
      { label: t("form.awards"), choices: group("award") },
      { label: t("form.universities"), choices: group("university") },
    ].filter(({ choices }) => choices.length > 0),
  };
}

function emptyView(
  { country }: PlanRequest,
  words: PlanWords,
): NonNullable<PlanView["empty"]> {
  const { t } = words;
  const awards = awardsWithClosing(country, words.words.today).filter(
    ({ entry }) => country !== null || admitsAll(entry),
  );
  return {
    title: t("empty.title"),
    text: t("empty.text"),
    start: t("empty.start"),
    awards: awards.slice(0, FIRST_AWARDS).map(({ entry, planned }) => ({
      to: planAddress([entry.path], country),
      text: words.title(entry),
      note: closingText(planned, entry, words),
    })),
    links: [
      { to: "/buscar", text: t("empty.search") },
      { to: "/favoritos", text: t("empty.favourites") },
    ],
  };
}

function planView(
  worded: WordedPlan,
  query: URLSearchParams,
): NonNullable<PlanView["plan"]> {
  const { plan, request, words } = worded;
  const { t } = words;
  const title = (path: string) => {
    const entry = request.entries.find((one) => one.path === path);
    return entry ? words.title(entry) : "";
  };
  const kinds = plan.steps.map(({ kind }) => kind);
  const barTitle = (step: MergedStep) =>
    // Bars are narrow on a phone: they name the award only if another step has the same kind.
    kinds.filter((kind) => kind === step.kind).length > 1
      ? planStepTitle(step, worded)
      : words.stepTitle(step);
  const picture = planPicture(plan, { step: barTitle, award: title }, words);
  return {
    awardsHeading: t("awards"),
    awards: awardViews(worded, query),
    picture,
    pictureHeading: t("picture.heading"),
    noPicture: t("picture.none"),
    steps: {
      heading: t("steps.heading"),
      text: t("steps.text"),
      country: request.country === null ? t("steps.country") : null,
      none: t("steps.none"),
      list: stepViews(worded),
    },
    weeks: {
      heading: t("week.heading"),
      list: weekViews(worded),
    },
    later: { heading: t("later.heading"), list: laterViews(worded) },
    calendar: hasPlanEvents(plan, words.words.today)
      ? {
          to: `/plan.ics?${calendarQuery(query, words)}`,
          text: t("calendar"),
        }
      : null,
  };
}

function calendarQuery(query: URLSearchParams, { words }: PlanWords): string {
  const parameters = new URLSearchParams(query);
  parameters.set("lng", words.language);
  return parameters.toString();
}
