import fc from "fast-check";
import { CEFR_LEVELS } from "../languages/cefr.ts";
import type { KnownLanguage } from "../profile/student-details.ts";
import type { StudentProfile } from "../profile/student-profile.ts";

/** Facts that verdicts read. */
export const VERDICT_FACTS = [
  "study_level",
  "school_stage",
  "study_year",
  "years_left",
  "country",
  "region",
  "birth_date",
  "grades",
  "grades_system",
  "native_language",
  "secondary_languages",
  "known_languages",
  "has_language_cert",
  "language_cert_name",
  "language_cert_score",
  "has_standardized_test",
  "standardized_test_name",
  "standardized_test_score",
  "attends_public_school",
  "has_financial_need",
  "is_first_generation",
  "is_working",
  "has_disability",
  "is_indigenous",
  "wants_girls_programs",
] as const satisfies ReadonlyArray<keyof StudentProfile>;

export function without(
  student: Partial<StudentProfile>,
  facts: ReadonlyArray<keyof StudentProfile>,
): Partial<StudentProfile> {
  return Object.fromEntries(
    Object.entries(student).filter(
      ([fact]) => !facts.some((omitted) => omitted === fact),
    ),
  );
}

/** A student with consistent facts: contradictions have no single result. */
export function aStudent(): fc.Arbitrary<Partial<StudentProfile>> {
  return fc
    .tuple(
      schooling(),
      languages(),
      grades(),
      circumstances(),
      tests(),
      fc.record({ region: fc.constantFrom("Jalisco", "CDMX", "Lima", "") }),
    )
    .map((parts) => Object.assign({}, ...parts));
}

const STAGES = {
  lowerSecondary: "otro",
  upperSecondary: null,
  schoolFinished: "otro",
  technical: "otro",
  undergraduate: "licenciatura_cursando",
  undergraduateFinished: "licenciatura_terminada",
  postgraduate: "posgrado",
  other: "otro",
} as const;

/** The level agrees with the stage; upper secondary has three years, as in Mexico. */
function schooling(): fc.Arbitrary<Partial<StudentProfile>> {
  return fc
    .record({
      stage: fc.constantFrom(...(Object.keys(STAGES) as Array<Stage>)),
      year: fc.integer({ min: 1, max: 3 }),
      more: fc.integer({ min: 0, max: 3 }),
      country: fc.constantFrom("MX", "PE", "CO", "CL", "GT", "AR", "US", "ES"),
      born: fc.date({
        min: new Date("1985-01-01"),
        max: new Date("2014-12-31"),
        noInvalidDate: true,
      }),
    })
    .map(({ stage, year, more, country, born }) => ({
      school_stage: stage,
      study_level: STAGES[stage] ?? (`preparatoria_${year}` as const),
      study_year: year,
      years_left: 4 - year + (stage === "upperSecondary" ? 0 : more),
      country,
      birth_date: born.toISOString().slice(0, 10),
    }));
}

type Stage = keyof typeof STAGES;

const NAMES = { en: "Inglés", fr: "Francés", de: "Alemán", pt: "Portugués" };

/** Every list names the same languages, and a certificate agrees with the stated level. */
function languages(): fc.Arbitrary<Partial<StudentProfile>> {
  return fc
    .uniqueArray(
      fc.record({
        language: fc.constantFrom(...(Object.keys(NAMES) as Array<Code>)),
        level: fc.constantFrom(...CEFR_LEVELS, null),
      }),
      { maxLength: 3, selector: ({ language }) => language },
    )
    .map((foreign) => {
      const [first] = foreign;
      const native = { language: "es", level: "native" };
      const certificate = first?.level
        ? `Certificado de ${NAMES[first.language]} ${first.level}`
        : null;
      return {
        native_language: "Español",
        secondary_languages: foreign.map(({ language }) => NAMES[language]),
        known_languages: [native, ...foreign].map(
          (each): KnownLanguage => ({
            ...each,
            certificate: null,
            score: null,
          }),
        ),
        has_language_cert: certificate !== null,
        language_cert_name: certificate,
        language_cert_score: first?.level ?? null,
      };
    });
}

type Code = keyof typeof NAMES;

function grades(): fc.Arbitrary<Partial<StudentProfile>> {
  return fc
    .tuple(
      fc.constantFrom("0-5", "0-10", "0-20", "0-100", "1-7", "4.0"),
      fc.integer({ min: 30, max: 100 }),
    )
    .map(([grades_system, share]) => {
      const top = Number(grades_system.split("-").at(-1));
      return { grades_system, grades: ((share / 100) * top).toFixed(1) };
    });
}

function circumstances(): fc.Arbitrary<Partial<StudentProfile>> {
  return fc.record({
    attends_public_school: fc.boolean(),
    has_financial_need: fc.boolean(),
    is_first_generation: fc.boolean(),
    is_working: fc.boolean(),
    has_disability: fc.boolean(),
    is_indigenous: fc.boolean(),
    wants_girls_programs: fc.boolean(),
  });
}

function tests(): fc.Arbitrary<Partial<StudentProfile>> {
  return fc.constantFrom(
    { has_standardized_test: false },
    {
      has_standardized_test: true,
      standardized_test_name: "SAT",
      standardized_test_score: "1400",
    },
  );
}
