import { expect, test } from "vitest";
import type { ExamTimes, IndexedItem } from "../catalogue/indexed-item.ts";
import type { Condition } from "../eligibility/condition.ts";
import type { ClosingDay } from "../planning/closing.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { describeChange } from "./change.ts";
import { anItem } from "./recommendations.fixture.ts";

const TODAY = "2026-11-24";
const NEXT: ClosingDay = { date: "2027-03-01", basis: "pastClosings" };
const AFTER: ClosingDay = { date: "2028-03-01", basis: "pastClosings" };
const EXAM: ExamTimes = {
  signUp: { min: 8, max: 28 },
  results: { min: 28, max: 49 },
  sittings: [],
  facts: [],
};
const GERMAN_CERTIFICATE = {
  kind: "language",
  language: "de",
  cefr: "B2",
  certificate: "TestDaF",
} as const;

test("a missing certificate at a reached level needs an exam, which fits before the closing", () => {
  const change = changeFor(
    GERMAN_CERTIFICATE,
    { known_languages: [aLanguage("B2")], has_language_cert: false },
    { exam: EXAM },
  );
  expect(change).toMatchObject({
    kind: "exam",
    examDays: { min: 36, max: 77 },
    fit: { kind: "fits", closing: NEXT },
  });
});

test.each([
  ["2027-01-20", { kind: "tight" }],
  ["2026-12-20", { kind: "late", next: AFTER }],
])("with the closing on %s the exam is %j", (date, fit) => {
  const change = changeFor(
    GERMAN_CERTIFICATE,
    { known_languages: [aLanguage("B2")], has_language_cert: false },
    { exam: EXAM, closings: [{ ...NEXT, date }, AFTER] },
  );
  expect(change.fit).toMatchObject(fit);
});

test.each([
  // Fits in days alone, but the April sitting is too late.
  ["2027-05-20", [{ month: 4, day: null } as const], "late"],
  ["2027-05-29", [{ month: 4, day: null } as const], "tight"],
  ["2027-05-20", [], "fits"],
])(
  "with the closing on %s an exam held in %j is %s",
  (date, sittings, kind) => {
    const exam = { ...EXAM, results: { min: 52, max: 60 }, sittings };
    const change = changeFor(
      GERMAN_CERTIFICATE,
      { known_languages: [aLanguage("B2")], has_language_cert: false },
      { exam, closings: [{ ...NEXT, date }, AFTER] },
    );
    expect(change.fit.kind).toBe(kind);
  },
);

test.each<[string, Partial<StudentProfile>, string]>([
  [
    "a language to learn",
    { known_languages: [aLanguage("B2", "fr")] },
    "language",
  ],
  ["a level to reach", { known_languages: [aLanguage("A2")] }, "languageLevel"],
])("%s has the fit `unknown`, although its exam fits", (_, profile, kind) => {
  const missing = { kind: "language", language: "de", cefr: "B2" } as const;
  expect(changeFor(missing, profile, { exam: EXAM })).toMatchObject({
    kind,
    fit: { kind: "unknown", closing: NEXT },
  });
});

test("a language level to reach is `late` when not even its exam fits", () => {
  const missing = { kind: "language", language: "de", cefr: "B2" } as const;
  const closings = [{ ...NEXT, date: "2026-12-20" }];
  const profile = { known_languages: [aLanguage("A2")] };
  expect(
    changeFor(missing, profile, { exam: EXAM, closings }).fit,
  ).toMatchObject({ kind: "late", next: null });
});

test.each<[Condition, string]>([
  [{ kind: "grade", atLeast: 9, scale: "0-10" }, "grade"],
  [{ kind: "level", levels: ["posgrado"] }, "studies"],
  [{ kind: "studyYear", stage: "undergraduate" }, "studies"],
  [{ kind: "test", name: "PAA" }, "exam"],
  [{ kind: "circumstance", is: "working" }, "other"],
  [
    {
      kind: "anyOf",
      options: [
        [{ kind: "language", language: "en" }],
        [{ kind: "language", language: "fr" }],
      ],
    },
    "language",
  ],
  [{ kind: "anyOf", options: [[{ kind: "other" }]] }, "other"],
])("the time of %j is unknown, and its kind is `%s`", (missing, kind) => {
  expect(changeFor(missing)).toMatchObject({
    kind,
    exam: null,
    examDays: { min: null, max: null },
    fit: { kind: "unknown", closing: NEXT },
  });
});

test.each([
  ["2009-06-15", "2027-06-15"],
  ["2008-02-29", "2026-03-01"],
  ["2012-02-29", "2030-03-01"],
])("born on %s, the student turns 18 on %s", (birth_date, on) => {
  expect(changeFor({ kind: "age", min: 18 }, { birth_date }).birthday).toEqual({
    on,
    age: 18,
  });
});

test("an 18th birthday after the closing is `late`, or `unknown` with a later counting day", () => {
  const profile = { birth_date: "2009-06-15" };
  const age = { kind: "age", min: 18 } as const;
  expect(changeFor(age, profile).fit).toEqual({
    kind: "late",
    closing: NEXT,
    next: AFTER,
  });
  for (const on of [{ moment: "start" }, { month: 9 }] as const)
    expect(changeFor({ ...age, on }, profile).fit.kind).toBe("unknown");
});

test("without a closing, the fit of an age or a test is `undated`", () => {
  for (const missing of [
    { kind: "age", min: 18 },
    { kind: "test", name: "SAT" },
  ] as const)
    expect(
      changeFor(missing, { birth_date: "2009-06-15" }, { closings: [] }).fit,
    ).toEqual({ kind: "undated" });
});

function changeFor(
  missing: Condition,
  profile: Partial<StudentProfile> = {},
  {
    exam,
    closings = [NEXT, AFTER],
  }: { exam?: ExamTimes; closings?: ReadonlyArray<ClosingDay> } = {},
) {
  const item: IndexedItem = anItem({
    upcoming: { closings, mayCloseNow: false },
  });
  const worded = { ...missing, text: "", changeable: true, exam };
  return describeChange(item, worded, { profile, today: TODAY });
}

function aLanguage(level: string, language = "de") {
  return { language, level, certificate: null, score: null };
}
