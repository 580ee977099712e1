import type { TFunction } from "i18next";
import type { Answer } from "#domain/answer.ts";
import { isForCountry } from "#domain/eligibility/countries.ts";
import { compareMarks } from "#domain/grades/compare-grades.ts";
import {
  haveSameNumbers,
  type Mark,
  type Scale,
} from "#domain/grades/scale.ts";
import { translateMinimum } from "#domain/grades/translate-mark.ts";
import type { CountryFacts } from "../country.schema.ts";
import { ENTRIES } from "../index.ts";
import { itemName, organizationName } from "../names.ts";
import { toCountryLimits } from "./facets.ts";
import {
  type GradeMinimum,
  gradeMinimums,
  listGradeMinimums,
  type Minimum,
} from "./grade-minimums.ts";
import { markFormat } from "./grade-words.ts";
import type { GradesView, MinimumView } from "./grades-view.ts";
import type { Words } from "./words.ts";

type Wording = {
  readonly t: TFunction<"grades">;
  readonly words: Words;
  readonly countryInSentence: (code: string) => string;
  readonly number: (value: number) => string;
};

type Student = {
  readonly country: CountryFacts | null;
  readonly scale: Scale | null;
  readonly value: number | null;
};

/** Met minimums first, unmet ones last. */
const ANSWER_ORDER: ReadonlyArray<Answer> = ["met", "unknown", "unmet"];

/**
 * Minimums of the item at `askedPath`, and of all items open to the student's country. If
 * no country is chosen, the minimums of all items.
 */
export function minimumsView(
  student: Student,
  askedPath: string,
  wording: Wording,
): GradesView["minimums"] {
  const { t, countryInSentence } = wording;
  const { country } = student;
  const listed = listGradeMinimums().filter(
    ({ entry }) =>
      !country || isForCountry(toCountryLimits(entry), country.code),
  );
  const count = new Set(listed.map(({ entry }) => entry.path)).size;
  const name = country ? countryInSentence(country.code) : "";
  const rows = listed
    .map((minimum) => minimumView(minimum, student, wording))
    .toSorted((one, other) => rank(one) - rank(other));
  const text = country
    ? t("minimums.forCountry", { count, country: name })
    : t("minimums.text", { count });
  return {
    asked: askedView(askedPath, student, wording),
    heading: t("minimums.heading"),
    lines:
      count === 0
        ? [t("minimums.none", { country: name })]
        : [
            `${text} ${t("minimums.rest")}`,
            ...(student.scale ? [] : [t("minimums.noScale")]),
          ],
    rows,
  };
}

function askedView(
  path: string,
  student: Student,
  wording: Wording,
): GradesView["minimums"]["asked"] {
  const entry = ENTRIES.find((candidate) => candidate.path === path);
  const minimums = entry ? gradeMinimums(entry) : [];
  if (!entry || minimums.length === 0) return null;
  const { t, words } = wording;
  const name = itemName(entry, (key) => words.say(entry, key));
  return {
    heading: t("minimums.asked", { name }),
    text: t("minimums.rest"),
    rows: minimums.map((minimum) => minimumView(minimum, student, wording)),
  };
}

/** The student's group is unknown: answers that differ between groups give "unknown". */
function minimumView(
  { entry, textKey, asked, hasOptionWithoutAverage }: GradeMinimum,
  { scale, value }: Student,
  { t, words, number }: Wording,
): MinimumView {
  const say = (key: string) => words.say(entry, key);
  const mark = scale && value !== null ? { value, scale } : null;
  const minimums = asked.map((minimum) => minimumOnScale(minimum, scale));
  const answers = minimums.map((minimum) =>
    mark ? compareMarks(mark, minimum) : null,
  );
  const [first = null] = answers;
  const answer = answers.every((one) => one === first) ? first : "unknown";
  const needs = minimums.flatMap((minimum) =>
    scale ? needsText(scale, minimum, { t, number }) : [],
  );
  return {
    to: entry.path,
    name: itemName(entry, say),
    organization: organizationName(entry, say),
    asks: say(textKey),
    needs: [...new Set(needs)],
    answer: answer && { is: answer, text: t(`minimums.${answer}`) },
    note:
      hasOptionWithoutAverage && answer !== "met"
        ? t("minimums.oneOption")
        : null,
  };
}

/** A minimum named on the student's own scale decides, as in a requirement's verdict. */
function minimumOnScale(
  { mark, equivalent }: Minimum,
  scale: Scale | null,
): Mark {
  return scale && equivalent && haveSameNumbers(scale, equivalent.scale)
    ? equivalent
    : mark;
}

function needsText(
  scale: Scale,
  asked: Mark,
  { t, number }: Pick<Wording, "t" | "number">,
): string {
  const needed = translateMinimum(scale, asked);
  const { least, most } = markFormat(needed, scale, number);
  const compared = t("minimums.compared", {
    asked: number(asked.value),
    best: number(asked.scale.best),
  });
  if (needed.least === needed.most)
    return `${compared} ${t("minimums.exact", { most })}`;
  return needed.least === scale.worst
    ? `${compared} ${t("minimums.from", { most })}`
    : `${compared} ${t("minimums.range", { least, most })}`;
}

function rank({ answer }: MinimumView): number {
  return answer ? ANSWER_ORDER.indexOf(answer.is) : 0;
}
