import fc from "fast-check";
import { expect, test } from "vitest";
import type { Condition, SimpleCondition } from "../eligibility/condition.ts";
import { judge } from "../eligibility/judge.ts";
import { CEFR_LEVELS } from "../languages/cefr.ts";
import { alsoMeets } from "./same-change.ts";

const EN: Condition = { kind: "language", language: "en" };
const EN_B2: Condition = { ...EN, cefr: "B2" };
const DE: Condition = { kind: "language", language: "de" };
const SAT: Condition = { kind: "test", name: "SAT" };
const ADULT: Condition = { kind: "age", min: 18 };
const GRADE: Condition = { kind: "grade", atLeast: 9, scale: "0-10" };

test.each<[string, Condition, Condition, boolean]>([
  ["a language, the same language", EN, EN, true],
  ["a language, another", EN, DE, false],
  ["a level, a lower one", EN_B2, { ...EN, cefr: "B1" }, true],
  ["a level, a higher one", EN_B2, { ...EN, cefr: "C1" }, false],
  ["a level, no level", EN_B2, EN, true],
  ["no level, a level", EN, EN_B2, false],
  ["a level, a certificate", EN_B2, { ...EN, certificate: "IELTS" }, false],
  [
    "a certificate, the level without it",
    { ...EN_B2, certificate: "IELTS" },
    EN_B2,
    true,
  ],
  ["a test, the same", SAT, { kind: "test", name: "sat" }, true],
  ["a test, its score", SAT, { ...SAT, score: 1200 }, false],
  [
    "a score, a lower one",
    { ...SAT, score: 1200 },
    { ...SAT, score: 1e3 },
    true,
  ],
  ["a test, another", SAT, { kind: "test", name: "ACT" }, false],
  ["an age, a lower one", ADULT, { kind: "age", min: 16 }, true],
  ["an age, a higher one", ADULT, { kind: "age", min: 21 }, false],
  ["an age, a limit below it", ADULT, { kind: "age", min: 15, max: 17 }, false],
  ["a grade, a lower one", GRADE, { ...GRADE, atLeast: 8 }, true],
  ["a grade, a higher one", GRADE, { ...GRADE, atLeast: 9.5 }, false],
  ["a grade, another scale", GRADE, { ...GRADE, scale: "0-20" }, false],
  ["a language, an age", EN, ADULT, false],
  [
    "a level of studies, the same in other words",
    { kind: "level", levels: ["posgrado"], text: "a" } as Condition,
    { kind: "level", levels: ["posgrado"], text: "b" } as Condition,
    true,
  ],
])("%s: %j also meets %j: %s", (_, change, other, expected) => {
  expect(alsoMeets(change, other)).toBe(expected);
});

test("a condition is never unmet when a met one `alsoMeets` it", () => {
  fc.assert(
    fc.property(someConditions, someConditions, someStudents, (...parts) => {
      const [change, other, student] = parts;
      fc.pre(alsoMeets(change, other));
      fc.pre(judge(change, student, "2026-11-21") === "met");
      expect(judge(other, student, "2026-11-21")).not.toBe("unmet");
    }),
    { numRuns: 500 },
  );
});

const level = fc.option(fc.constantFrom(...CEFR_LEVELS), { nil: undefined });
const someConditions: fc.Arbitrary<SimpleCondition> = fc.oneof(
  fc.record({
    kind: fc.constant("language" as const),
    language: fc.constantFrom("en", "de"),
    cefr: level,
    certificate: fc.option(fc.constantFrom("IELTS", "DELF"), {
      nil: undefined,
    }),
  }),
  fc.record({
    kind: fc.constant("test" as const),
    name: fc.constantFrom("SAT", "ACT"),
    score: fc.option(fc.constantFrom(1000, 1200), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant("grade" as const),
    atLeast: fc.constantFrom(7, 8, 9),
    scale: fc.constantFrom("0-10" as const, "0-20" as const),
  }),
  fc.record({
    kind: fc.constant("age" as const),
    min: fc.constantFrom(15, 16, 18),
  }),
);
const someStudents = fc.record({
  birth_date: fc.constantFrom("2005-03-01", "2008-12-01", "2010-03-01"),
  grades: fc.constantFrom("7.5", "9.2", "18"),
  grades_system: fc.constantFrom("0-10", "0-20"),
  has_standardized_test: fc.constant(true),
  standardized_test_name: fc.constantFrom("SAT", "ACT"),
  standardized_test_score: fc.constantFrom("900", "1250"),
  known_languages: fc.array(
    fc.record({
      language: fc.constantFrom("en", "de", "es"),
      level: fc.constantFrom(...CEFR_LEVELS, "native", null),
      certificate: fc.constantFrom("IELTS", null),
      score: fc.constant(null),
    }),
    { maxLength: 3 },
  ),
});
