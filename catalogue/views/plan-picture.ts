import {
  daysAfter,
  daysBetween,
  firstOfMonth,
} from "#domain/deadlines/civil-days.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import type { Plan } from "#domain/planning/build-plan.ts";
import type { MergedStep } from "#domain/planning/merge-plans.ts";
import { formatLocale } from "#domain/text/format-locale.ts";
import { carefulDay } from "./plan-steps.ts";
import type { PlanBar, PlanPictureView } from "./plan-view.ts";
import type { PlanWords } from "./plan-words.ts";

/** Days shown after the last closing. */
const DAYS_AFTER = 10;
const MAX_MONTH_MARKS = 6;

export type PictureTitles = {
  readonly step: (step: MergedStep) => string;
  readonly award: (path: string) => string;
};

/**
 * From today to shortly after the last closing; null without a closing or without
 * unfinished dated steps.
 */
export function planPicture(
  plan: Plan,
  titles: PictureTitles,
  words: PlanWords,
): PlanPictureView | null {
  const { today } = words.words;
  const dated = plan.steps.filter(
    ({ state, finish }) => state !== "done" && finish.latest !== null,
  );
  const closings = plan.awards.flatMap(({ award, closing }) =>
    closing ? [{ award, ...closing }] : [],
  );
  const last = closings
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  if (dated.length === 0 || last === undefined) return null;
  const end = daysAfter(last, DAYS_AFTER);
  const at = (date: CivilDate) => share(date, today, end);
  return {
    legend: words.t("picture.legend"),
    alternative: describe({ steps: dated, last }, titles, words),
    months: monthMarks({ today, end }, words.words.language, at),
    bars: dated.map((step) => toBar(step, titles.step(step), at)),
    closings: closings.map(({ award, date, basis }) => ({
      at: at(date),
      title: `${titles.award(award)}: ${words.day(date)} (${words.basis(basis)})`,
      isAnnounced: basis === "announced",
    })),
  };
}

function toBar(
  { start, finish, state }: MergedStep,
  title: string,
  at: (date: CivilDate) => number,
): PlanBar {
  const ready = at(finish.latest ?? "");
  const { earliest, latest } = start;
  return earliest === null || latest === null
    ? {
        title,
        state,
        ready,
        earliestStart: 0,
        latestStart: ready,
        isStartKnown: false,
      }
    : {
        title,
        state,
        ready,
        earliestStart: at(earliest),
        latestStart: at(latest),
        isStartKnown: true,
      };
}

/** Position between today and the end, in percent. */
function share(date: CivilDate, today: CivilDate, end: CivilDate): number {
  const part = (100 * daysBetween(today, date)) / daysBetween(today, end);
  return Math.round(10 * Math.min(100, Math.max(0, part))) / 10;
}

/** First days of months, at most `MAX_MONTH_MARKS`: their names need room. */
function monthMarks(
  { today, end }: { today: CivilDate; end: CivilDate },
  language: string,
  at: (date: CivilDate) => number,
): PlanPictureView["months"] {
  const name = new Intl.DateTimeFormat(formatLocale(language), {
    month: "short",
    timeZone: "UTC",
  });
  const firsts: Array<CivilDate> = [];
  for (let ahead = 1; firstOfMonth(today, ahead) < end; ahead += 1)
    firsts.push(firstOfMonth(today, ahead));
  const step = Math.ceil(firsts.length / MAX_MONTH_MARKS);
  return firsts
    .filter((_, index) => index % step === 0)
    .map((date) => ({
      at: at(date),
      text: monthText(name.format(new Date(date)), date),
    }));
}

/** "ene 27" in January, else "feb". */
function monthText(month: string, date: CivilDate): string {
  return date.slice(5, 7) === "01" ? `${month} ${date.slice(2, 4)}` : month;
}

function describe(
  { steps, last }: { steps: ReadonlyArray<MergedStep>; last: CivilDate },
  titles: PictureTitles,
  { t, day, words }: PlanWords,
): string {
  const lines = steps.map((step) => {
    const { start, finish } = step;
    const from = start.earliest === null ? [] : [day(start.earliest)];
    const ready = carefulDay(finish, words.today) ?? last;
    const times = [...from, t("picture.ready", { date: day(ready) })];
    return `${titles.step(step)}: ${times.join(", ")}.`;
  });
  return t("picture.alternative", {
    from: day(words.today),
    to: day(last),
    steps: lines.join(" "),
  });
}
