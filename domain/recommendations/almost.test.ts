import { expect, test } from "vitest";
import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { Condition, SimpleCondition } from "../eligibility/condition.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { StudyLevel } from "../profile/study-level.ts";
import { almostRecommended } from "./almost.ts";
import { indexCatalogue } from "./catalogue-index.ts";
import { recommend } from "./recommend.ts";
import { aCondition, anOption } from "./recommendations.fixture.ts";

const TODAY = "2026-11-21";

const PUPIL = {
  study_level: "preparatoria_2",
  country: "PE",
  birth_date: "2010-06-01",
  has_standardized_test: false,
};

const HIGH_SCHOOL = [
  "preparatoria_1",
  "preparatoria_2",
  "preparatoria_3",
] as const;

const ENGLISH = {
  language: "en",
  level: "A2",
  certificate: null,
  score: null,
};

const AN_AWARD = {
  type: "scholarship",
  serves: ["PE"],
  levels: ["undergraduate"],
} as const;

const SAT = aCondition({ kind: "test", name: "SAT" }, true);

const DEGREE = {
  kind: "level",
  levels: ["licenciatura_terminada"],
  stages: ["undergraduateFinished"],
  later: ["undergraduate"],
} as const;

test("items are sorted by cost: funded awards, other funded items, free ones, the rest", () => {
  const needsSat = { conditions: [SAT] };
  const items = [
    anOption("costs", { ...needsSat, cost: "aid" }),
    anOption("free", { ...needsSat, cost: "free" }),
    anOption("award", { ...needsSat, cost: "funded", type: "scholarship" }),
    anOption("paid-for", { ...needsSat, cost: "funded" }),
  ];
  expect(almostFor(PUPIL, items)).toEqual([
    "award",
    "paid-for",
    "free",
    "costs",
  ]);
});

test.each<[string, Condition, boolean, ReadonlyArray<string>]>([
  ["too young", { kind: "age", min: 18 }, false, ["a"]],
  ["too old", { kind: "age", max: 14 }, false, []],
  [
    "the next year of school",
    { kind: "level", levels: ["preparatoria_3"] },
    false,
    ["a"],
  ],
  [
    "a level beyond the next",
    { kind: "level", levels: ["posgrado"] },
    false,
    [],
  ],
  ["another country", { kind: "residence", countries: ["MX"] }, false, []],
  ["a test to take", { kind: "test", name: "SAT" }, true, ["a"]],
])(
  "an item with an unmet requirement is listed only if time or the student can change it: %s",
  (_, condition, changeable, expected) => {
    const conditions = [aCondition(condition, changeable)];
    expect(almostFor(PUPIL, [anOption("a", { conditions })])).toEqual(expected);
  },
);

test("after school an item that requires a better average is not listed", () => {
  const grade = { kind: "grade", atLeast: 90, scale: "0-100" } as const;
  const shared = { serves: ["PE"], levels: ["highSchool", "undergraduate"] };
  const items = [
    anOption("grade", { ...shared, conditions: [aCondition(grade, true)] }),
    anOption("test", { ...shared, conditions: [SAT] }),
  ];
  const graded = { ...PUPIL, grades: "84", grades_system: "0-100" };
  const left = { study_level: "otro", school_stage: "schoolFinished" } as const;
  expect(almostFor(graded, items)).toEqual(["grade", "test"]);
  expect(almostFor({ ...graded, ...left }, items)).toEqual(["test"]);
});

test("an award for the next stage of education is listed, and other items are not", () => {
  const last = { ...PUPIL, study_level: "preparatoria_3" };
  const conditions = [
    aCondition({ kind: "level", levels: ["licenciatura_cursando"] }, false),
  ];
  const levels = ["undergraduate"];
  expect(
    almostFor(last, [
      anOption("award", { conditions, levels, type: "scholarship" }),
      anOption("summer", { conditions, levels }),
    ]),
  ).toEqual(["award"]);
});

test("in the last year of school, an item for pupils that opens after it is not listed", () => {
  const last = { ...PUPIL, study_level: "preparatoria_3" };
  const atSchool = aCondition({ kind: "level", levels: [...HIGH_SCHOOL] });
  const opening = (opens: string) => ({ opens, conditions: [SAT, atSchool] });
  const items = [
    anOption("this-year", opening("2026-12-01")),
    anOption("next-year", opening("2027-04-01")),
    anOption("leavers-too", { opens: "2027-04-01", conditions: [SAT] }),
  ];
  expect(almostFor(last, items)).toEqual(["this-year", "leavers-too"]);
  expect(almostFor(PUPIL, items)).toHaveLength(3);
});

test("an award whose options all wait for a degree is listed, not recommended", () => {
  const student = {
    ...PUPIL,
    study_level: "licenciatura_cursando",
    school_stage: "undergraduate",
  } as const;
  const inPanama = { kind: "residence", countries: ["PA"] } as const;
  const orElse = (option: SimpleCondition) => ({
    ...AN_AWARD,
    conditions: [
      aCondition({ kind: "anyOf", options: [[option], [DEGREE]] }, false),
    ],
  });
  const items = [
    anOption("degree", orElse(inPanama)),
    anOption("open", orElse({ kind: "other" })),
  ];
  expect(almostFor(student, items)).toEqual(["degree"]);
  expect(
    recommend(indexCatalogue(items), student, TODAY).map(({ item }) => item.id),
  ).toEqual(["open"]);
});

test("an award that requires a degree is not listed with years to it", () => {
  const items = [
    anOption("degree", {
      ...AN_AWARD,
      conditions: [aCondition(DEGREE, false)],
    }),
  ];
  const withYearsLeft = (years_left: number | null) => ({
    ...PUPIL,
    study_level: "licenciatura_cursando",
    school_stage: "undergraduate" as const,
    years_left,
  });
  expect(
    [4, 1, null].map((left) => almostFor(withYearsLeft(left), items)),
  ).toEqual([[], ["degree"], ["degree"]]);
});

test("an item that requires a later year of studies than the next is not listed", () => {
  const student = {
    ...PUPIL,
    study_level: "licenciatura_cursando",
    school_stage: "undergraduate" as const,
    study_year: 1,
    years_left: 4,
  };
  const thirdYear = {
    kind: "studyYear",
    stage: "undergraduate",
    completedSemesters: 4,
  } as const;
  const items = [
    anOption("year", {
      ...AN_AWARD,
      conditions: [aCondition(thirdYear, false)],
    }),
    anOption("test", { ...AN_AWARD, conditions: [SAT] }),
  ];
  expect(almostFor(student, items)).toEqual(["test"]);
});

test("an item whose destination suspended visas for the country is not listed", () => {
  const entryLimit = { countries: ["PE"], text: "Visa suspendida" };
  const items = [
    anOption("limited", { conditions: [SAT], entryLimit }),
    anOption("open", { conditions: [SAT] }),
  ];
  expect(almostFor(PUPIL, items)).toEqual(["open"]);
});

test("in the last year of lower secondary, an item for upper secondary is listed", () => {
  const inYear = (study_year: number) => ({
    ...PUPIL,
    study_level: "otro",
    school_stage: "lowerSecondary" as const,
    study_year,
    years_left: 6 - study_year,
  });
  const forLevels = (...levels: ReadonlyArray<StudyLevel>) => ({
    conditions: [aCondition({ kind: "level", levels }, false)],
  });
  const items = [
    anOption("upper", forLevels(...HIGH_SCHOOL)),
    anOption("both", forLevels(...HIGH_SCHOOL, "otro")),
  ];
  expect([2, 3].map((year) => almostFor(inYear(year), items))).toEqual([
    [],
    ["upper"],
  ]);
});

test("an item that requires English is listed for a student who states only Spanish", () => {
  const monolingual = {
    ...PUPIL,
    known_languages: [
      { language: "es", level: "native", certificate: null, score: null },
    ],
  };
  expect(almostFor(monolingual, englishItems())).toEqual(["english"]);
  expect(almostFor(PUPIL, englishItems())).toEqual([]);
});

test.each([
  ["A1", ["english"]],
  ["A2", ["english"]],
  ["B1", []],
])(
  "with English at %s, an item that requires it without a level is listed: %j",
  (level, listed) => {
    const student = { ...PUPIL, known_languages: [{ ...ENGLISH, level }] };
    expect(almostFor(student, englishItems())).toEqual(listed);
  },
);

test.each([
  ["Guanajuato", ["state"]],
  ["Estado de México", []],
  [null, ["state"]],
])(
  "an award for those born or living in one state, for a student in %s: %j",
  (region, recommended) => {
    const inState = {
      kind: "region",
      country: "MX",
      regions: ["MX-GUA"],
    } as const;
    const options = [[inState], [{ kind: "other" }]] as const;
    const state = anOption("state", {
      conditions: [aCondition({ kind: "anyOf", options }, false)],
    });
    const student = { ...PUPIL, country: "MX", region };
    const ids = recommend(indexCatalogue([state]), student, TODAY).map(
      ({ item }) => item.id,
    );
    expect(ids).toEqual(recommended);
    expect(almostFor(student, [state])).toEqual([]);
  },
);

test("the level is no reason for an item whose missing requirement is the level", () => {
  const last = { ...PUPIL, study_level: "preparatoria_3" };
  const level = { kind: "level", levels: ["licenciatura_cursando"] } as const;
  const items = [
    anOption("level", { ...AN_AWARD, conditions: [aCondition(level, false)] }),
    anOption("test", { ...AN_AWARD, conditions: [SAT] }),
  ];
  const reasons = Object.fromEntries(
    almostRecommended(indexCatalogue(items), last, TODAY).map((one) => [
      one.item.id,
      one.reasons.map(({ kind }) => kind),
    ]),
  );
  expect(reasons).toEqual({ level: ["national"], test: ["level", "national"] });
});

test("a change lists the other items that it opens, not those that need more", () => {
  const beginner = {
    ...PUPIL,
    has_language_cert: false,
    known_languages: [ENGLISH],
  };
  const english = (cefr: "B1" | "B2" | "C1") =>
    aCondition({ kind: "language", language: "en", cefr }, true);
  const items = [
    anOption("b2", { conditions: [english("B2")], cost: "funded" }),
    anOption("b1", { conditions: [english("B1")], cost: "free" }),
    anOption("c1", { conditions: [english("C1")] }),
    anOption("test", { conditions: [SAT] }),
  ];
  const opened = Object.fromEntries(
    almostRecommended(indexCatalogue(items), beginner, TODAY).map(
      ({ item, alsoOpens }) => [item.id, alsoOpens.map(({ id }) => id)],
    ),
  );
  expect(opened).toEqual({
    b2: ["b1"],
    b1: [],
    c1: ["b2", "b1"],
    test: [],
  });
});

test("an item is listed for an average below its minimum, also on another scale", () => {
  const minimum = aCondition(
    { kind: "grade", atLeast: 9, scale: "0-10" },
    true,
  );
  const item = anOption("a", { conditions: [minimum] });
  const withGrade = (grades: string, grades_system: string) =>
    almostRecommended(
      indexCatalogue([item]),
      { ...PUPIL, grades, grades_system },
      TODAY,
    ).map(({ change }) => change.kind);
  expect(withGrade("6", "0-10")).toEqual(["grade"]);
  expect(withGrade("60", "0-100")).toEqual(["grade"]);
  expect(withGrade("9", "0-10")).toEqual([]);
  // Undecided between the least and the most favourable reading.
  expect(withGrade("17.5", "0-20")).toEqual([]);
  expect(withGrade("8", "0-20")).toEqual(["grade"]);
});

test("items with two unmet requirements, or with none, are not listed", () => {
  const adult = aCondition({ kind: "age", min: 18 }, false);
  expect(
    almostFor(PUPIL, [
      anOption("two", { conditions: [SAT, adult] }),
      anOption("none"),
    ]),
  ).toEqual([]);
});

function almostFor(
  profile: Partial<StudentProfile>,
  items: ReadonlyArray<IndexedItem>,
) {
  const catalogue = indexCatalogue(items);
  return almostRecommended(catalogue, profile, TODAY).map(
    ({ item }) => item.id,
  );
}

/** One item that requires English, and one with an alternative to it. */
function englishItems(): ReadonlyArray<IndexedItem> {
  const english = { kind: "language", language: "en" } as const;
  const options = [[english], [{ kind: "other" }]] as const;
  return [
    anOption("english", { conditions: [aCondition(english, true)] }),
    anOption("or-other", {
      conditions: [aCondition({ kind: "anyOf", options }, true)],
    }),
  ];
}
