import { expect, test } from "vitest";
import type { IndexedItem } from "../catalogue/indexed-item.ts";
import type { SchoolStage } from "../profile/student-details.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import { indexCatalogue } from "./catalogue-index.ts";
import { recommend } from "./recommend.ts";
import { aCondition, anOption } from "./recommendations.fixture.ts";

const TODAY = "2026-11-21";

const PUPIL = { study_level: "preparatoria_3", country: "PE" };

/** Two items with the same points for the student, of which the first fits better. */
test.each<
  [string, Partial<StudentProfile>, Partial<IndexedItem>, Partial<IndexedItem>]
>([
  [
    "made for the student's country",
    PUPIL,
    { serves: ["PE", "CO"] },
    { opens: "2026-12-01" },
  ],
  [
    "no condition that is rarely met",
    PUPIL,
    { serves: ["PE"], conditions: [aCondition({ kind: "other" }, true)] },
    {
      serves: ["PE"],
      conditions: [aCondition({ kind: "other" })],
      opens: "2026-12-01",
    },
  ],
  [
    "no requirement with a missing fact",
    PUPIL,
    { languages: ["en"] },
    { conditions: [aCondition({ kind: "age", max: 25 })], cost: "free" },
  ],
  [
    "in a known language",
    { ...PUPIL, native_language: "Español" },
    { languages: ["es"] },
    { languages: ["en"], opens: "2026-12-01" },
  ],
  [
    "opens soon",
    PUPIL,
    { opens: "2026-12-01", levels: ["highSchool", "undergraduate"] },
    { opens: "2027-12-01" },
  ],
  ["nearer level", PUPIL, {}, { levels: ["highSchool", "undergraduate"] }],
])(
  "items with equal points are ordered by: %s",
  (_, profile, first, second) => {
    const items = [anOption("a", second), anOption("b", first)];
    expect(idsFor(profile, items)).toEqual(["b", "a"]);
    const renamed = [anOption("b", second), anOption("a", first)];
    expect(idsFor(profile, renamed)).toEqual(["a", "b"]);
  },
);

test("ties are ordered neither by alphabet nor by catalogue position", () => {
  const ids = ["ala", "brisa", "cima", "duna", "eco"];
  const items = ids.map((id) => anOption(id));
  const order = idsFor(PUPIL, items);
  expect(order).not.toEqual(ids);
  expect(idsFor(PUPIL, items.toReversed())).toEqual(order);
});

test.each<[string, Partial<StudentProfile>, Partial<IndexedItem>]>([
  [
    "an item with an unmet requirement",
    { ...PUPIL, birth_date: "1990-01-01" },
    { conditions: [aCondition({ kind: "age", max: 25 })] },
  ],
  ["an item that serves other countries", PUPIL, { serves: ["MX"] }],
  [
    "a national university abroad",
    PUPIL,
    { type: "university", country: "MX" },
  ],
  [
    "a university for a student two years before it",
    { ...PUPIL, study_level: "preparatoria_2" },
    { type: "university_international" },
  ],
  ["an item for another level", PUPIL, { levels: ["postgraduate"] }],
  [
    "a paid item when it must be free",
    { ...PUPIL, must_be_free: true },
    { cost: "paid" },
  ],
  [
    "an item in another language when only known ones are wanted",
    { ...PUPIL, only_known_languages: true, native_language: "Español" },
    { languages: ["en"] },
  ],
  [
    "an item that requires one of two other languages",
    { ...PUPIL, only_known_languages: true, native_language: "Español" },
    {
      conditions: [
        {
          kind: "anyOf",
          options: [
            [{ kind: "language", language: "de" }],
            [{ kind: "language", language: "en" }],
          ],
          text: "Alemán o inglés",
          changeable: true,
        },
      ],
    },
  ],
  ["a tool that only fits the level", PUPIL, { type: "resource" }],
  [
    "an item for every level without another reason",
    PUPIL,
    { levels: ["any"] },
  ],
  [
    "a research platform for a pupil",
    { ...PUPIL, desired_careers: ["Medicina"] },
    {
      type: "resource",
      section: "researchPlatforms",
      levels: ["any"],
      names: ["Medicina"],
    },
  ],
])("%s is not recommended", (_, profile, part) => {
  expect(idsFor(profile, [anOption("a", part)])).toEqual([]);
});

test("if it must be free, free and funded items come before all others, whatever their points", () => {
  const items = [
    anOption("varies", { cost: "varies", serves: ["PE"] }),
    anOption("unknown", { serves: ["PE"] }),
    anOption("free", { cost: "free" }),
    anOption("funded", { cost: "funded" }),
  ];
  const firstTwo = (profile: Partial<StudentProfile>) =>
    idsFor(profile, items).slice(0, 2).toSorted();
  expect(firstTwo({ ...PUPIL, must_be_free: true })).toEqual([
    "free",
    "funded",
  ]);
  expect(firstTwo(PUPIL)).toEqual(["unknown", "varies"]);
});

test("with only known languages wanted, an option counts only if the student can meet it", () => {
  const condition = aCondition({
    kind: "anyOf",
    options: [
      [{ kind: "language", language: "en" }],
      [
        { kind: "nationality", countries: ["BR"] },
        { kind: "language", language: "es" },
      ],
    ],
  });
  const items = [anOption("essay", { conditions: [condition] })];
  const idsIn = (country: string) =>
    idsFor(
      {
        ...PUPIL,
        country,
        only_known_languages: true,
        native_language: "Español",
      },
      items,
    );
  expect(idsIn("BR")).toEqual(["essay"]);
  expect(idsIn("PE")).toEqual([]);
});

test("an examination of lower secondary is not recommended in upper secondary", () => {
  const exam = (id: string, stage: "lowerSecondary" | "upperSecondary") =>
    anOption(id, {
      type: "resource",
      section: "universityAdmission",
      country: "MX",
      conditions: [aCondition({ kind: "studyYear", stage, maxYearsLeft: 1 })],
    });
  const items = [exam("a", "lowerSecondary"), exam("b", "upperSecondary")];
  const ofMexico = { ...PUPIL, country: "MX" };
  expect(idsFor(ofMexico, items)).toEqual(["b"]);
  const inLowerSecondary = {
    country: "MX",
    study_level: "otro",
    school_stage: "lowerSecondary" as const,
    study_year: 3,
  };
  expect(idsFor(inLowerSecondary, items)).toEqual(["a"]);
});

test("an admission to upper secondary is not recommended in its last year", () => {
  const admission = anOption("admission", {
    type: "resource",
    section: "universityAdmission",
    country: "MX",
    conditions: [
      aCondition({
        kind: "level",
        levels: ["preparatoria_1", "preparatoria_2", "preparatoria_3", "otro"],
        stages: ["upperSecondary", "schoolFinished"],
        later: ["lowerSecondary"],
      }),
    ],
  });
  expect(idsFor({ ...PUPIL, country: "MX" }, [admission])).toEqual([]);
});

test("a contest that names technical schools is recommended to technical students", () => {
  const stage = (...stages: ReadonlyArray<SchoolStage>) =>
    ({ kind: "level", levels: ["otro"], stages: [...stages] }) as const;
  const contest = (
    id: string,
    condition: Parameters<typeof aCondition>[0],
    type = "competitions_academic",
  ) =>
    anOption(id, {
      type,
      levels: ["highSchool"],
      country: "CU",
      conditions: [aCondition(condition)],
    });
  const technical = stage("upperSecondary", "technical");
  const items = [
    contest("named", technical),
    contest("among", { kind: "anyOf", options: [[technical]] }),
    contest("higher", stage("technical", "undergraduate")),
    contest("unnamed", stage("upperSecondary")),
    contest("course", technical, "resource"),
  ];
  const student = { country: "CU", study_level: "otro" };
  const idsAt = (school_stage: SchoolStage) =>
    idsFor({ ...student, school_stage }, items).toSorted();
  expect(idsAt("technical")).toEqual(["among", "higher", "named"]);
  expect(idsAt("undergraduate")).toEqual([]);
});

test("a language course is recommended to learners of the language, not to speakers", () => {
  const course = anOption("course", {
    type: "resource",
    section: "languageLearning",
    levels: ["any"],
    names: ["Curso de inglés"],
  });
  const speaks = { ...PUPIL, secondary_languages: ["Inglés"] };
  expect(idsFor(speaks, [course])).toEqual([]);
  expect(
    idsFor({ ...speaks, languages_to_learn: ["Inglés"] }, [course]),
  ).toEqual(["course"]);
  const beginner = { level: "A2", certificate: null, score: null };
  expect(
    idsFor({ ...speaks, known_languages: [{ language: "en", ...beginner }] }, [
      course,
    ]),
  ).toEqual(["course"]);
});

test("to learners of English no other tool is recommended only because it is in English", () => {
  const videos = anOption("videos", {
    type: "mentorship_channel",
    section: "videos",
    levels: ["any"],
    names: ["Videos de ciencia en inglés"],
  });
  const learner = { ...PUPIL, languages_to_learn: ["Inglés"] };
  expect(idsFor(learner, [videos])).toEqual([]);
  const course = { ...videos, section: "languageLearning" };
  expect(idsFor(learner, [course])).toEqual(["videos"]);
});

test.each([
  ["schoolFinished", ["exam"]],
  ["undergraduate", []],
] as const)("an entrance exam is recommended to %s: %j", (stage, expected) => {
  const exam = anOption("exam", {
    type: "resource",
    section: "standardizedTests",
    levels: ["highSchool", "undergraduate"],
    serves: ["PE"],
  });
  const profile = { ...PUPIL, study_level: null, school_stage: stage };
  expect(idsFor(profile, [exam])).toEqual(expected);
});

function idsFor(
  profile: Partial<StudentProfile>,
  items: ReadonlyArray<IndexedItem>,
) {
  return recommend(indexCatalogue(items), profile, TODAY).map(
    ({ item }) => item.id,
  );
}
