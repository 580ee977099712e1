import { daysBetween } from "#domain/deadlines/civil-days.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import type { Plan } from "#domain/planning/build-plan.ts";
import type { ClosingDay } from "#domain/planning/closing.ts";
import type { MergedStep } from "#domain/planning/merge-plans.ts";
import {
  type DateRange,
  isSignUp,
  type PlanStep,
} from "#domain/planning/plan-step.ts";
import type { Exam } from "../exam.schema.ts";
import { type PlanRequest, stepSlug } from "./plan-address.ts";
import { stepFacts } from "./plan-facts.ts";
import { daysParameter, examParameter } from "./plan-parameters.ts";
import { examsFor, isLanguage, stepTimes } from "./plan-times.ts";
import type { PlanSelect, PlanStepView } from "./plan-view.ts";
import type { PlanWords } from "./plan-words.ts";

/** With a shorter minimum no last day to start is shown: many steps wait for an appointment. */
const MIN_DAYS_FOR_START = 7;

/** A plan with its request and the texts of its language. */
export type WordedPlan = {
  readonly plan: Plan;
  readonly request: PlanRequest;
  readonly words: PlanWords;
};

/** The steps in the order in which they are taken. */
export function stepViews(worded: WordedPlan): ReadonlyArray<PlanStepView> {
  const kinds = worded.plan.steps.map(({ kind }) => kind);
  return worded.plan.steps.map((step, index) => {
    const view = stepView(step, worded);
    // Steps of one kind share one number of days.
    const isFirst = kinds.indexOf(step.kind) === index;
    return isFirst ? view : { ...view, days: null };
  });
}

/** The step's name, with its award if the step belongs to one of several awards. */
export function planStepTitle(
  step: Pick<PlanStep, "key" | "kind" | "subject">,
  { request, words }: Pick<WordedPlan, "request" | "words">,
): string {
  const title = words.stepTitle(step);
  const owner = request.entries.find(({ path }) =>
    step.key.endsWith(`:${path}`),
  );
  return owner && request.entries.length > 1
    ? `${title} · ${words.title(owner)}`
    : title;
}

function stepView(step: MergedStep, worded: WordedPlan): PlanStepView {
  const { request, words } = worded;
  const { t } = words;
  const title = planStepTitle(step, worded);
  const closing = findStepClosing(step, worded.plan);
  const exams =
    step.subject === null ? [] : examsFor(step.subject, request.exams);
  return {
    slug: stepSlug(step, paths(request)),
    title,
    tick: t("steps.done", { step: title }),
    state: step.state,
    stateText: stateText(step, words),
    dates: step.state === "done" ? "" : dateText(step, words),
    basis: step.state === "done" ? null : basisText(closing, words),
    asked: askedTexts(step, worded),
    details: t("steps.details"),
    help: [
      ...helpTexts(step, request, words),
      ...registrationHelp(step, exams, words),
    ],
    facts: stepFacts(
      step,
      { country: request.country, exams, target: closing?.date ?? null },
      words,
    ),
    links: exams.map(({ page, name }) => ({
      to: page,
      text: t("facts.page", { exam: name }),
    })),
    exam: examSelect(step, request, words),
    days: daysInput({ ...step, title }, request, words),
  };
}

/** Days to start a step and to finish it, as far as sources allow. */
export function dateText(step: MergedStep, words: PlanWords): string {
  const dates = startText(step, words);
  return dependsOnSignUp(step) ? words.t("date.afterSignUp", { dates }) : dates;
}

function startText(
  { kind, start, finish, days, sittings = [] }: MergedStep,
  { t, day, words: { today } }: PlanWords,
): string {
  const { earliest, latest } = start;
  if (sittings.length > 0 && latest !== null && earliest === latest)
    return t("date.sitting", { latest: day(latest) });
  if (earliest !== null && latest !== null)
    return t("date.both", { earliest: day(earliest), latest: day(latest) });
  if (latest !== null && finish.latest !== null)
    return t(
      daysBetween(latest, finish.latest) < MIN_DAYS_FOR_START
        ? "date.ready"
        : "date.latest",
      { latest: day(latest), finish: day(finish.latest) },
    );
  if (earliest !== null) return t("date.earliest", { earliest: day(earliest) });
  if (isSignUp({ kind }) && days.min === null) return t("date.signUp");
  if (finish.latest !== null) {
    const ready = carefulDay(finish, today) ?? finish.latest;
    return t(ready < finish.latest ? "date.unknownBoth" : "date.unknown", {
      ready: day(ready),
      finish: day(finish.latest),
    });
  }
  const isTimed = days.min !== null && days.max !== null;
  return t(isTimed ? "date.undated" : "date.undatedUnknown");
}

/** The first day by which a step should be ready, or the last one if that has passed. */
export function carefulDay(
  { earliest, latest }: DateRange,
  today: CivilDate,
): CivilDate | null {
  return earliest !== null && earliest >= today ? earliest : latest;
}

/** The certainty of the closing that a step is counted from. */
export function basisText(
  closing: ClosingDay | null,
  { t, basis }: PlanWords,
): string | null {
  if (!closing) return null;
  return closing.basis === "announced"
    ? t("date.fromAnnounced")
    : t("date.counted", { basis: basis(closing.basis) });
}

/** The closing of the award that needs the step first; null for a step without dates. */
export function findStepClosing(
  { key, finish }: MergedStep,
  { awards }: Plan,
): ClosingDay | null {
  if (finish.latest === null) return null;
  const award = awards.find(({ steps }) =>
    steps.some(
      (step) => step.key === key && step.finish.latest === finish.latest,
    ),
  );
  return award?.closing ?? null;
}

function stateText(step: MergedStep, { t }: PlanWords): string {
  const { state, isAsked } = step;
  if (state === "late" && !isAsked) return t("state.lateMaybe");
  if (dependsOnSignUp(step)) return t("state.afterSignUp");
  return state === "unknown" && isSignUp(step)
    ? t("state.signUp")
    : t(`state.${state}`);
}

/** True for a test with dates whose registration closes on an unknown day. */
function dependsOnSignUp({ kind, state, start }: MergedStep): boolean {
  return (
    (kind === "languageTest" || kind === "admissionTest") &&
    state === "unknown" &&
    start.earliest !== null &&
    start.latest !== null
  );
}

/** The awards that ask for the step, and those that may. */
function askedTexts(
  { key }: MergedStep,
  { plan, request, words }: WordedPlan,
): ReadonlyArray<string> {
  const entriesWith = (isAsked: boolean) =>
    request.entries.filter(({ path }) =>
      plan.awards.some(
        ({ award, steps }) =>
          award === path &&
          steps.some((step) => step.key === key && step.isAsked === isAsked),
      ),
    );
  return (["asked", "maybe"] as const).flatMap((name) => {
    const entries = entriesWith(name === "asked");
    const awards = words.list(entries.map(words.title));
    return entries.length > 0 ? [words.t(`steps.${name}`, { awards })] : [];
  });
}

const KINDS_WITH_HELP = [
  "transcript",
  "apostille",
  "legalisation",
  "consulate",
  "authentication",
  "translation",
  "passport",
  "languageTest",
  "project",
  "sponsor",
] as const;

function helpTexts(
  { kind }: MergedStep,
  { country }: PlanRequest,
  { t }: PlanWords,
): ReadonlyArray<string> {
  const kindWithHelp = KINDS_WITH_HELP.find((each) => each === kind);
  return [
    ...(kindWithHelp ? [t(`help.${kindWithHelp}`)] : []),
    ...(kind === "transcript" && country === "CO"
      ? [t("help.transcriptColombia")]
      : []),
  ];
}

/** Dates of the only possible test, if the last day of its registration is unknown. */
function registrationHelp(
  step: MergedStep,
  [exam, ...others]: ReadonlyArray<Exam>,
  { words }: PlanWords,
): ReadonlyArray<string> {
  const textKey = exam?.frequency?.textKey;
  if (!isSignUp(step) || step.days.min !== null || !textKey) return [];
  const text = exam.texts[words.language][textKey];
  return others.length > 0 || !text ? [] : [`${exam.name}: ${text}`];
}

/** The choice of a test, beside its registration. */
function examSelect(
  { kind, subject }: MergedStep,
  { exams }: PlanRequest,
  { t }: PlanWords,
): PlanSelect | null {
  if (!isSignUp({ kind }) || subject === null) return null;
  const choices = examsFor(subject, new Map());
  if (choices.length < 2) return null;
  const name = isLanguage(subject) ? subject : "admision";
  return {
    name: examParameter(name),
    label: t("steps.exam"),
    value: exams.get(name) ?? "",
    choices: [
      ["", t("steps.anyExam")],
      ...choices.map((exam) => [exam.code, exam.name] as const),
    ],
  };
}

/**
 * Input for the student's own time, where no source states both ends or the student
 * gave a time. Null for a finished step.
 */
function daysInput(
  { kind, key, state, title }: MergedStep & { readonly title: string },
  request: PlanRequest,
  { t }: PlanWords,
): PlanStepView["days"] {
  if (state === "done") return null;
  const ownDays = request.ownDays.get(kind);
  if (ownDays === undefined && isSourced(key, request)) return null;
  return {
    name: daysParameter(kind),
    label: t("steps.days", { step: title }),
    hint: t("steps.daysHint"),
    value: ownDays === undefined ? "" : String(ownDays),
  };
}

/** True when sources name both ends of a step's time. */
function isSourced(key: string, { country, exams }: PlanRequest): boolean {
  const times = stepTimes(country, { exams, ownDays: new Map() });
  const [kind = "", subject = ""] = key.split(":");
  const testTimes = subject === "" ? null : times.test(subject);
  const days = {
    letters: times.letters,
    priorLegalisation: times.priorLegalisation,
    [times.proof]: times.proofDays,
    languageSignUp: testTimes?.signUp,
    admissionSignUp: testTimes?.signUp,
    languageTest: testTimes?.results,
    admissionTest: testTimes?.results,
  }[kind];
  return Boolean(days && days.min !== null && days.max !== null);
}

function paths({ entries }: PlanRequest): ReadonlyArray<string> {
  return entries.map(({ path }) => path);
}
