import type { TFunction } from "i18next";
import { COUNTRIES } from "../countries/index.ts";
import type { CountryFacts } from "../country.schema.ts";
import { usualScales } from "../grades/usual-scales.ts";
import type { CountryWords } from "./country-words.ts";
import type { GradeEntries } from "./grade-entries.ts";
import type { GradeFormView } from "./grades-view.ts";
import { SCALE_CHOICES, type StudentScale } from "./student-scale.ts";

export type GradeWording = {
  readonly t: TFunction<"grades">;
  readonly countryTexts: CountryWords;
};

/** The form with its entries and their faults. */
export function gradeFormView(
  {
    entries,
    country,
    student,
  }: {
    readonly entries: GradeEntries;
    readonly country: CountryFacts | null;
    readonly student: StudentScale;
  },
  { t, countryTexts }: GradeWording,
): GradeFormView {
  const { scale, faults, kind } = student;
  const name = country ? countryTexts.countryInSentence(country.code) : "";
  const values = {
    country: name,
    worst: scale ? countryTexts.number(scale.worst) : "",
    best: scale ? countryTexts.number(scale.best) : "",
  };
  const needsSchoolScale =
    kind === "open" && country?.gradeScale?.kind === "perSchool";
  return {
    entries: { ...entries, pais: country?.code.toLowerCase() ?? "" },
    countries: countryChoices(t, countryTexts),
    scales: scaleChoices(t, countryTexts),
    faults: Object.fromEntries(
      faults.map(({ field, reason }) => [field, t(`faults.${reason}`, values)]),
    ),
    passHint: [passHint(country, name, { t, countryTexts }), t("form.passHint")]
      .filter(Boolean)
      .join(" "),
    words: t("form", { returnObjects: true }),
    isOpen:
      needsSchoolScale ||
      entries.escala === "propia" ||
      [entries.peor, entries.mejor, entries.aprueba].some(Boolean),
  };
}

/** A hint with the usual pass mark, which has no source; "" without a mark. */
function passHint(
  country: CountryFacts | null,
  name: string,
  { t, countryTexts }: GradeWording,
): string {
  const pass = country && usualScales[country.code]?.pass;
  return pass
    ? t("form.passUsual", { country: name, pass: countryTexts.number(pass) })
    : "";
}

function countryChoices(
  t: TFunction<"grades">,
  { countryName, language }: CountryWords,
): GradeFormView["countries"] {
  const named = COUNTRIES.map(
    ({ code }) => [code.toLowerCase(), countryName(code)] as const,
  );
  return [
    ["", t("form.anyCountry")],
    ...named.toSorted(([, one], [, other]) =>
      one.localeCompare(other, language),
    ),
  ];
}

function scaleChoices(
  t: TFunction<"grades">,
  { number }: CountryWords,
): GradeFormView["scales"] {
  const numbers = Object.entries(SCALE_CHOICES).map(
    ([value, [worst, best]]) =>
      [
        value,
        value === "4.0"
          ? t("form.gpa")
          : t("scaleName", { worst: number(worst), best: number(best) }),
      ] as const,
  );
  return [
    ["", t("form.ofCountry")],
    ...numbers,
    ["letras", t("form.letters")],
    ["propia", t("form.own")],
  ];
}
