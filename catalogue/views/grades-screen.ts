import type { TFunction } from "i18next";
import { germanGrade } from "#domain/grades/german-grade.ts";
import {
  GRADE_SCALES,
  haveSameNumbers,
  type Mark,
  passMarks,
  SCALES,
} from "#domain/grades/scale.ts";
import { translateMark } from "#domain/grades/translate-mark.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import { countryPath } from "../countries/country-path.ts";
import { COUNTRIES } from "../countries/index.ts";
import type { CountryFacts } from "../country.schema.ts";
import { gradeRules } from "../grades/grade-rules.ts";
import { gradeFacts } from "./country-facts.ts";
import { type CountryWords, countryWords } from "./country-words.ts";
import { readGradeEntries } from "./grade-entries.ts";
import { type GradeWording, gradeFormView } from "./grade-form-view.ts";
import { minimumsView } from "./grade-minimum-views.ts";
import { markFormat } from "./grade-words.ts";
import type { GradesView, RulesView, TranslationView } from "./grades-view.ts";
import { readStudentScale, type StudentScale } from "./student-scale.ts";
import type { ViewContext } from "./view-context.ts";
import { wordsFor } from "./words.ts";

/** The grade translator for an address, in one language. Server only. */
export function gradesScreen(context: ViewContext, url: string): GradesView {
  const entries = readGradeEntries(new URL(url).searchParams);
  const country = findCountry(entries.pais);
  const student = readStudentScale(entries, country);
  const countryTexts = countryWords(context);
  const t = context.i18n.getFixedT(null, "grades");
  const wording = { t, countryTexts };
  return {
    title: t("title"),
    lead: t("lead"),
    pageTitle: t("pageTitle"),
    description: t("description"),
    caution: t("caution"),
    form: gradeFormView({ entries, country, student }, wording),
    own: ownView(student, country, wording),
    country: country && {
      heading: t("own.facts", {
        country: countryTexts.countryInSentence(country.code),
      }),
      facts: gradeFacts(country, countryTexts),
      page: {
        to: countryPath(country),
        text: t("own.toCountry", {
          country: countryTexts.countryInSentence(country.code),
        }),
      },
    },
    translations: translationsView(student, wording),
    minimums: minimumsView({ ...student, country }, entries.para, {
      ...countryTexts,
      t,
      words: wordsFor(context),
    }),
    rules: rulesViews(t, countryTexts),
  };
}

function findCountry(code: string): CountryFacts | null {
  return COUNTRIES.find((each) => each.code === code.toUpperCase()) ?? null;
}

/** The scale in use, the mark and the pass mark, or a text on letter grades; else null. */
function ownView(
  { kind, scale, value, basis, passBasis }: StudentScale,
  country: CountryFacts | null,
  { t, countryTexts: { number, countryInSentence } }: GradeWording,
): GradesView["own"] {
  if (kind === "letters")
    return {
      heading: t("letters.heading"),
      lines: [t("letters.text"), t("letters.what")],
    };
  if (!scale) return null;
  const ends = { worst: number(scale.worst), best: number(scale.best) };
  const name = country ? countryInSentence(country.code) : "";
  const [mildest = "", strictest = ""] = passMarks(scale).map((mark) =>
    number(Math.round(mark * 10) / 10),
  );
  const pass = scale.pass === null ? "" : number(scale.pass);
  const passLine = {
    typed: t("own.passTyped", { pass }),
    country: t("own.passCountry", { pass, country: name }),
    unknown:
      mildest === strictest
        ? t("own.passAssumed", { mildest })
        : t("own.passUnknown", { mildest, strictest }),
  };
  return {
    heading: t("own.heading"),
    lines: [
      value === null
        ? t("own.noMark", ends)
        : t("own.mark", { ...ends, mark: number(value) }),
      ...(basis === "usual"
        ? [t("own.usual", { ...ends, country: name })]
        : []),
      passLine[passBasis ?? "unknown"],
    ],
  };
}

function translationsView(
  { scale, value }: StudentScale,
  { t, countryTexts: { number } }: GradeWording,
): GradesView["translations"] {
  if (!scale || value === null) return null;
  const mark = { value, scale };
  const rows = GRADE_SCALES.filter(
    (name) =>
      SCALES[name].best !== scale.best || !haveSameNumbers(SCALES[name], scale),
  ).map((name): TranslationView => {
    const to = SCALES[name];
    const { least, most } = markFormat(translateMark(mark, to), to, number);
    const ends = { worst: number(to.worst), best: number(to.best) };
    return {
      name: name === "4.0" ? t("form.gpa") : t("scaleName", ends),
      text:
        least === most ? least : t("scales.range", { low: least, high: most }),
      isOpen: false,
    };
  });
  const hasSame = GRADE_SCALES.some(
    (name) =>
      SCALES[name].best !== scale.best && haveSameNumbers(SCALES[name], scale),
  );
  return {
    heading: t("scales.heading"),
    text: [t("scales.text"), ...(hasSame ? [t("scales.same")] : [])].join(" "),
    rows: [germanRow(mark, t), ...rows],
  };
}

function germanRow(mark: Mark, t: TFunction<"grades">): TranslationView {
  const grade = germanGrade(mark);
  const name = t("germany.name");
  return typeof grade === "number"
    ? {
        name,
        text: t("germany.found", { grade: grade.toFixed(1) }),
        isOpen: false,
      }
    : { name, text: t(`germany.${grade}`), isOpen: true };
}

function rulesViews(
  t: TFunction<"grades">,
  { language, day }: CountryWords,
): ReadonlyArray<RulesView> {
  return (["pitfall", "scales", "germany"] as const).map((part) => ({
    id: part,
    heading: t(`rules.${part}`),
    rules: gradeRules
      .filter((rule) => rule.part === part)
      .map(({ id, status, sources, texts }) => ({
        id,
        ...texts[language],
        status: t(`rules.status.${status}`),
        sources: sources.map(({ url, read }) => ({
          url,
          host: hostFromUrl(url),
          read: t(read.as === "live" ? "rules.readLive" : "rules.read", {
            date: day(read.on),
          }),
        })),
      })),
  }));
}
