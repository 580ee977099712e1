import { expect, test } from "vitest";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { Condition } from "./condition.ts";
import { withCountingDays } from "./counting-days.ts";
import { CONDITIONS, STUDENTS } from "./judge.fixture.ts";
import { judge, judgeItem } from "./judge.ts";
import { missingFact } from "./missing-fact.ts";

const TODAY = "2026-11-21";

test.each<[string | null | undefined, string]>([
  ["preparatoria_3", "met"],
  ["preparatoria_2", "unmet"],
  ["otro", "unknown"],
  ["doctorado", "unknown"],
  [null, "unknown"],
  [undefined, "unknown"],
  ["", "unknown"],
])(
  "with preparatoria_3 or otro required, the level %s is %s",
  (study_level, answer) => {
    const condition = aLevel("preparatoria_3", "otro");
    expect(judge(condition, { study_level: study_level ?? null }, TODAY)).toBe(
      answer,
    );
  },
);

test.each<[string | null, string]>([
  ["MX", "met"],
  ["PE", "met"],
  ["ES", "unmet"],
  ["mx", "unknown"],
  ["México", "unknown"],
  ["", "unknown"],
  [null, "unknown"],
])(
  "for country %s, nationality and residence in Latin America are %s",
  (country, answer) => {
    for (const kind of ["nationality", "residence"] as const)
      expect(judge({ kind, countries: ["LATAM"] }, { country }, TODAY)).toBe(
        answer,
      );
  },
);

test("the country list `*` admits South Africa, and a missing country is unknown", () => {
  const anywhere: Condition = { kind: "nationality", countries: ["*"] };
  expect(judge(anywhere, { country: "ZA" }, TODAY)).toBe("met");
  expect(judge(anywhere, {}, TODAY)).toBe("unknown");
});

test.each<[string, string | null, string]>([
  ["15 on the day", "2012-07-01", "met"],
  ["15 a day later", "2012-07-02", "unmet"],
  ["18 until the day after", "2008-07-02", "met"],
  ["19 on the day", "2008-07-01", "unmet"],
  ["not born yet", "2027-01-01", "unknown"],
  ["no date", "21/11/2008", "unknown"],
  ["no answer", null, "unknown"],
])(
  "an age limit from 15 to 18 is judged on its counting day: %s, born on %s, is %s",
  (_, birth_date, answer) => {
    const [condition] = withCountingDays(
      [{ kind: "age", min: 15, max: 18, on: { month: 7, day: 1 } } as const],
      null,
      TODAY,
    );
    expect(condition && judge(condition, { birth_date }, TODAY)).toBe(answer);
  },
);

test.each([
  ["before the window", "2026-11-21"],
  ["within the window", "2027-02-01"],
])("%s the last day before the closing counts for an age", (_, today) => {
  const on = { month: 12, day: 31, isBeforeClosing: true } as const;
  const [condition] = withCountingDays(
    [{ kind: "age", max: 20, on } as const],
    {
      basis: "usual",
      windows: [{ opens: 1, opensDay: 10, closes: 2, closesDay: 20 }],
    },
    today,
  );
  const answers = ["2005-12-31", "2006-01-01"].map(
    (birth_date) => condition && judge(condition, { birth_date }, today),
  );
  expect(answers).toEqual(["unmet", "met"]);
});

test.each<[string, string, string]>([
  ["15 today, 18 in a year", "2009-11-21", "met"],
  ["15 within the year", "2012-02-01", "unknown"],
  ["19 within the year", "2008-02-01", "unknown"],
  ["15 after a year", "2012-11-22", "unmet"],
  ["19 already", "2007-11-21", "unmet"],
])(
  "without a counting day, a limit crossed within a year is unknown: %s, born %s, is %s",
  (_, birth_date, answer) => {
    const condition: Condition = { kind: "age", min: 15, max: 18 };
    expect(judge(condition, { birth_date }, TODAY)).toBe(answer);
  },
);

test("an age limit may have one end, and birthdays on 29 February count on 1 March", () => {
  const born = { birth_date: "2008-02-29" };
  const on = (day: string, range: { min?: number; max?: number }) =>
    judge({ kind: "age", ...range, between: [day, day] }, born, TODAY);
  expect(on("2026-02-28", { min: 18 })).toBe("unmet");
  expect(on("2026-03-01", { min: 18 })).toBe("met");
  expect(on("2026-02-28", { max: 17 })).toBe("met");
});

test.each<[Partial<StudentProfile>, string]>([
  [{ has_standardized_test: false }, "unmet"],
  [sat({ standardized_test_name: "Digital SAT" }), "met"],
  [sat({ standardized_test_name: "act" }), "met"],
  [sat({ standardized_test_name: "PSAT" }), "unknown"],
  [sat({ standardized_test_name: "" }), "unknown"],
  [{}, "unknown"],
])(
  "a SAT / ACT condition is met by either test: %o is %s",
  (student, answer) => {
    expect(judge({ kind: "test", name: "SAT / ACT" }, student, TODAY)).toBe(
      answer,
    );
  },
);

test.each([
  ["1400", "met"],
  ["1410/1600", "met"],
  ["1.410 puntos", "met"],
  ["1,390", "unmet"],
  ["1390", "unmet"],
  ["muy bueno", "unknown"],
  ["", "unknown"],
])(
  "with a required score of 1400, %s is %s",
  (standardized_test_score, answer) => {
    const condition: Condition = { kind: "test", name: "SAT", score: 1400 };
    expect(judge(condition, sat({ standardized_test_score }), TODAY)).toBe(
      answer,
    );
  },
);

test("a test is recognised by its short name, and by its long name without accents", () => {
  const paa: Condition = {
    kind: "test",
    name: "Prueba de Aptitud Académica (PAA)",
  };
  for (const name of ["PAA", "prueba de aptitud academica"])
    expect(judge(paa, sat({ standardized_test_name: name }), TODAY)).toBe(
      "met",
    );
});

test("an institution's own exam is unknown, also for a student without a test", () => {
  const exam: Condition = {
    kind: "test",
    name: "Concurso de selección de la UNAM",
  };
  const [none] = judgeItem(
    [exam],
    { has_standardized_test: false },
    TODAY,
  ).judgements;
  expect(none).toMatchObject({ answer: "unknown", missing: null });
  expect(judgeItem([exam], {}, TODAY).judgements[0]?.missing).toBeNull();
});

test("a condition for the student's own judgement is unknown, and no fact is missing", () => {
  const selfJudged = CONDITIONS.filter(({ kind }) =>
    ["enrolment", "status", "task", "rank", "other"].includes(kind),
  );
  for (const student of STUDENTS)
    expect(judgeItem(selfJudged, student, TODAY).judgements).toEqual(
      selfJudged.map((condition) => ({
        condition,
        answer: "unknown",
        missing: null,
        reason: "onlyYou",
      })),
    );
});

test("yes meets a circumstance but leaves a measured one unknown; no is unmet for both", () => {
  const need: Condition = { kind: "circumstance", is: "financialNeed" };
  const measured: Condition = { ...need, isMeasured: true };
  const answersFor = (has_financial_need: boolean | null) =>
    [need, measured].map((one) => judge(one, { has_financial_need }, TODAY));
  expect(answersFor(true)).toEqual(["met", "unknown"]);
  expect(answersFor(false)).toEqual(["unmet", "unmet"]);
  expect(answersFor(null)).toEqual(["unknown", "unknown"]);
  expect(missingFact(need, {})).toBe("financialNeed");
  expect(missingFact(measured, { has_financial_need: true })).toBeNull();
});

test("a programme for girls is met by interest and never unmet", () => {
  const girls: Condition = { kind: "circumstance", is: "girlsProgramme" };
  const answerFor = (wants_girls_programs: boolean | null) =>
    judge(girls, { wants_girls_programs }, TODAY);
  expect([true, false, null].map(answerFor)).toEqual([
    "met",
    "unknown",
    "unknown",
  ]);
  expect(missingFact(girls, {})).toBeNull();
});

test("the summary is met if all conditions are (or none exist), and unmet if one is unmet", () => {
  const student = { study_level: "preparatoria_3", country: "MX" };
  const met = aLevel("preparatoria_3");
  const unmet: Condition = { kind: "residence", countries: ["PE"] };
  const summary = (...conditions: Array<Condition>) =>
    judgeItem(conditions, student, TODAY).summary;
  expect(summary()).toBe("met");
  expect(summary(met)).toBe("met");
  expect(summary(met, { kind: "other" })).toBe("unknown");
  expect(summary({ kind: "other" }, met, unmet)).toBe("unmet");
});

test("with an empty profile, each condition names its missing fact or null", () => {
  expect(
    judgeItem(CONDITIONS, {}, TODAY).judgements.map(({ missing }) => missing),
  ).toEqual([
    "level",
    "country",
    "country",
    "country",
    "birthDate",
    "grades",
    "languages",
    "languages",
    "certificate",
    "test",
    null,
    "level",
    "level",
    "level",
    "financialNeed",
    null,
    "languages",
    ...Array.from({ length: 8 }, () => null),
  ]);
});

test.each<[string, string, string]>([
  ["79", "0-100", "unmet"],
  ["80", "0-100", "met"],
  ["7.9", "0-10", "unmet"],
  ["2.9", "4.0", "unmet"],
  ["3", "4.0", "met"],
  ["15.5", "0-20", "unknown"],
])("with 80 of 100 or 3 of 4 required, %s on the scale %s is %s", (...row) => {
  const [grades, grades_system, answer] = row;
  const condition: Condition = {
    kind: "grade",
    atLeast: 80,
    scale: "0-100",
    equivalent: { atLeast: 3, scale: "4.0" },
  };
  expect(judge(condition, { grades, grades_system }, TODAY)).toBe(answer);
});

test("a grade that cannot be compared is unknown with the reason `otherScale`", () => {
  const condition: Condition = { kind: "grade", atLeast: 8.5, scale: "0-10" };
  const student = { grades: "4.3", grades_system: "0-5" };
  expect(judgeItem([condition], student, TODAY).judgements[0]).toMatchObject({
    answer: "unknown",
    missing: null,
    reason: "otherScale",
  });
});

test("a limit for some levels has the level's reason while the student's level is undecided", () => {
  const forLevel = { levels: ["licenciatura_cursando"] } as const;
  const limits = [
    { kind: "age", max: 28, ...forLevel },
    { kind: "grade", atLeast: 9, scale: "0-10", ...forLevel },
  ] as const;
  const student = {
    birth_date: "1990-01-01",
    grades: "7",
    grades_system: "0-10",
  };
  const reasonsFor = (schooling: Partial<StudentProfile>) =>
    judgeItem(limits, { ...student, ...schooling }, TODAY).judgements.map(
      ({ answer, reason }) => [answer, reason],
    );
  expect(reasonsFor({ school_stage: "undergraduate" })).toEqual([
    ["unmet", null],
    ["unmet", null],
  ]);
  expect(reasonsFor({ school_stage: "technical" })).toEqual([
    ["unknown", "onlyYou"],
    ["unknown", "onlyYou"],
  ]);
  expect(reasonsFor({ school_stage: "upperSecondary", years_left: 1 })).toEqual(
    [
      ["unknown", "yearThen"],
      ["unknown", "yearThen"],
    ],
  );
});

test("an average that cannot be read on its scale is missing, and a valid one is not", () => {
  const nine: Condition = { kind: "grade", atLeast: 9, scale: "0-10" };
  const missing = (grades: string, grades_system: string) =>
    judgeItem([nine], { grades, grades_system }, TODAY).judgements[0]?.missing;
  expect(missing("95", "0-10")).toBe("grades");
  expect(missing("sobresaliente", "0-10")).toBe("grades");
  expect(missing("9", "Otro")).toBe("grades");
  expect(missing("9.5", "0-10")).toBeNull();
});

test.each([
  ["preparatoria_3", "1996-01-01", "unmet"],
  ["preparatoria_3", "2009-01-01", "met"],
  ["posgrado", "1996-01-01", "met"],
  ["", "1996-01-01", "unknown"],
  ["", "2009-01-01", "met"],
] as const)(
  "an age limit for school years only: a student of level '%s' born on %s is %s",
  (study_level, birth_date, answer) => {
    const condition = {
      kind: "age",
      max: 25,
      levels: ["preparatoria_1", "preparatoria_2", "preparatoria_3"],
    } as const;
    expect(judge(condition, { study_level, birth_date }, TODAY)).toBe(answer);
  },
);

test("an excluded country is unmet within an admitted region", () => {
  const condition = {
    kind: "nationality",
    countries: ["LATAM"],
    except: ["CU"],
  } as const;
  const answers = ["MX", "CU", "ES", ""].map((country) =>
    judge(condition, { country }, TODAY),
  );
  expect(answers).toEqual(["met", "unmet", "unmet", "unknown"]);
});

function aLevel(
  ...levels: Extract<Condition, { kind: "level" }>["levels"]
): Condition {
  return { kind: "level", levels };
}

function sat(parts: Partial<StudentProfile> = {}): Partial<StudentProfile> {
  return {
    has_standardized_test: true,
    standardized_test_name: "SAT",
    standardized_test_score: null,
    ...parts,
  };
}
