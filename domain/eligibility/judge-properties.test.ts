import fc from "fast-check";
import { expect, test } from "vitest";
import { type Answer, requireAll } from "../answer.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { Condition } from "./condition.ts";
import { CONDITIONS, STUDENTS } from "./judge.fixture.ts";
import { judge } from "./judge.ts";

const TODAY = "2026-11-21";

// The years of school depend on the country.
const SCHOOLING = [
  "study_level",
  "school_stage",
  "study_year",
  "years_left",
  "country",
] as const;
const LANGUAGES = [
  "native_language",
  "secondary_languages",
  "known_languages",
  "has_language_cert",
  "language_cert_name",
  "language_cert_score",
] as const;

/** The facts that the conditions of each kind in `CONDITIONS` read. */
const FACTS_BY_KIND: Readonly<
  Record<Condition["kind"], ReadonlyArray<keyof StudentProfile>>
> = {
  level: SCHOOLING,
  studyYear: SCHOOLING,
  nationality: ["country"],
  residence: ["country"],
  region: ["country", "region"],
  invitedCountry: [],
  age: ["birth_date"],
  grade: ["grades", "grades_system"],
  record: [],
  rank: [],
  language: LANGUAGES,
  test: [
    "has_standardized_test",
    "standardized_test_name",
    "standardized_test_score",
  ],
  circumstance: ["has_financial_need", "wants_girls_programs"],
  experience: [],
  enrolment: [],
  status: [...SCHOOLING, "is_working"],
  task: [],
  anyOf: LANGUAGES,
  other: [],
};

test("facts that a condition kind does not read leave its answer unchanged", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CONDITIONS),
      mixedStudent(),
      mixedStudent(),
      (condition, student, other) => {
        const filled = {
          ...student,
          ...factsExcept(FACTS_BY_KIND[condition.kind], other),
        };
        expect(judge(condition, filled, TODAY)).toBe(
          judge(condition, student, TODAY),
        );
      },
    ),
  );
});

/** Facts that are not text. */
const TYPED: Readonly<Record<string, (text: string) => unknown>> = {
  secondary_languages: (text) => [text],
  known_languages: (text) => [
    { language: text, level: text, certificate: text, score: text },
  ],
  study_year: (text) => text.length - 1,
  years_left: (text) => text.length - 1,
  has_financial_need: (text) => text.length > 1,
  wants_girls_programs: (text) => text.length > 1,
};

test("any profile text is judged met, unmet or unknown", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CONDITIONS),
      fc.string({ unit: "binary" }),
      (condition, text) => {
        const student = Object.fromEntries(
          FACTS_BY_KIND[condition.kind].map((fact) => [
            fact,
            TYPED[fact]?.(text) ?? text,
          ]),
        );
        expect(["met", "unmet", "unknown"]).toContain(
          judge(condition, student, TODAY),
        );
      },
    ),
  );
});

test("a higher grade never gives a lower answer, on any scale", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("0-5", "0-10", "0-20", "0-100", "1-7", "4.0"),
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
      (grades_system, one, other) => {
        const condition: Condition = {
          kind: "grade",
          atLeast: 8.5,
          scale: "0-10",
        };
        const rank = (grade: number) =>
          ["unmet", "unknown", "met"].indexOf(
            judge(
              condition,
              { grades_system, grades: grade.toFixed(2) },
              TODAY,
            ),
          );
        const top = Number(grades_system.split("-").at(-1));
        const bottom = grades_system === "1-7" ? 1 : 0;
        const [low = 0, high = 0] = [one, other]
          .map((share) => bottom + (share / 100) * (top - bottom))
          .toSorted((a, b) => a - b);
        expect(rank(high)).toBeGreaterThanOrEqual(rank(low));
      },
    ),
  );
});

test("the combined result ignores order and extra met answers; an unknown prevents met", () => {
  const answers = fc.array(fc.constantFrom<Answer>("met", "unmet", "unknown"), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(answers, fc.nat(), (list, at) => {
      const cut = list.length === 0 ? 0 : at % list.length;
      const rotated = [...list.slice(cut), ...list.slice(0, cut)];
      expect(requireAll(rotated)).toBe(requireAll(list));
      expect(requireAll(list.toReversed())).toBe(requireAll(list));
      const more = requireAll([...list, "unknown"]);
      expect(more).toBe(requireAll(list) === "unmet" ? "unmet" : "unknown");
      expect(requireAll([...list, "met"])).toBe(requireAll(list));
    }),
  );
});

/** A student with facts of several students. */
function mixedStudent(): fc.Arbitrary<Partial<StudentProfile>> {
  return fc
    .array(fc.constantFrom(...STUDENTS), { minLength: 1, maxLength: 4 })
    .map((parts) => Object.assign({}, ...parts));
}

function factsExcept(
  omitted: ReadonlyArray<string>,
  student: Partial<StudentProfile>,
): Partial<StudentProfile> {
  return Object.fromEntries(
    Object.entries(student).filter(([fact]) => !omitted.includes(fact)),
  );
}
