import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answer } from "#domain/answer.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { withCountingDays } from "#domain/eligibility/counting-days.ts";
import { judge, judgeItem } from "#domain/eligibility/judge.ts";
import {
  aStudent,
  VERDICT_FACTS,
  without,
} from "#domain/eligibility/student.fixture.ts";
import { verdictOn } from "#domain/eligibility/verdict.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { NAMED_ITEMS } from "./catalogue.fixture.ts";
import { MEASURED_NEED } from "./shared-conditions.ts";

const TODAY = "2026-11-22";

const WITH_CONDITIONS = NAMED_ITEMS.flatMap(({ name, item, texts }) => {
  const { eligibility = [], cycle = null } = item;
  return eligibility.length > 0
    ? [
        {
          name,
          id: item.id,
          texts,
          conditions: withCountingDays(eligibility, cycle, TODAY),
        },
      ]
    : [];
});

const CONDITIONS = WITH_CONDITIONS.flatMap(({ texts, conditions }) =>
  conditions.map((condition) => ({
    condition,
    text: texts.es.get(condition.textKey) ?? "",
  })),
);

test("fewer than a fifth of all conditions are text only", () => {
  const others = CONDITIONS.filter(
    ({ condition: { kind } }) => kind === "other",
  );
  expect(CONDITIONS.length).toBeGreaterThan(430);
  expect(others.length / CONDITIONS.length).toBeLessThan(0.2);
});

/** Text-only conditions that name a year, an age, a grade or a language, each with its reason. */
const NO_DATA: Readonly<Record<string, string>> = {
  "Cumplir lo que pida tu comité: a veces, promedio mínimo o cuota de inscripción":
    "each committee asks for its own average",
  "Cumplir lo que pide cada convocatoria (país, universidad, promedio)":
    "each call asks for its own average",
  "Certificar tu inglés, salvo si tu país o tus clases usan ese idioma":
    "a stated level is no certificate",
  "Demostrar tu inglés, con examen si hace falta": "a stated level is no test",
  "Examen de inglés, salvo tres años de clases solo en inglés":
    "a stated level is no test",
  "Pedir la admisión (se paga), con inglés suficiente":
    "a stated level is no proof, and a profile holds no application",
  "Enviar un ensayo individual en inglés de hasta 2,100 palabras":
    "a profile holds no essay",
  "Ser bachiller de un colegio de Bogotá; una línea admite grado once":
    "a profile holds no city of a school",
  "Tener el promedio y avance que pida tu universidad (20 % en PILAVirtual, Udelar, 2024)":
    "each home university asks for its own average",
  "Volver a tu país al menos dos años": "required of former holders",
  "Ya con la beca, mantener promedio de 8.0 o más": "required of holders",
  "Tener la edad que pida ese año": "each year asks for its own age",
  "Cumplir la edad que pida el curso": "each course asks for its own age",
  "Tener el idioma que pida la práctica": "each placement asks for its own",
  "Cumplir la fecha de nacimiento y el semestre máximo de la convocatoria":
    "the text gives neither the date nor the semester",
  "Estar en condiciones de cursar el segundo año de maestría":
    "the master's first year is no level of a profile",
  "Tener la edad que pida la convocatoria": "sources disagree on the age",
  "Estudiar en Perú en un grado que participe":
    "the rules of each year name the grades",
  "Aprobar los dos primeros años de Física, Ingeniería o una carrera afín":
    "a profile holds no subject passed",
  "Hacer los cuatro años de high school en EE. UU., sus territorios (como Puerto Rico) o sus bases militares":
    "a profile holds no country of earlier years",
};

test("a text that names a year, an age, a grade or a language has data, or a reason for none", () => {
  const needsData =
    /\b(años?|edad|semestres?|grado|promedio|idiomas?|inglés|francés|alemán|japonés|nacimiento)\b/i;
  const others = CONDITIONS.filter(
    ({ condition: { kind } }) => kind === "other",
  );
  expect(
    others
      .map(({ text }) => text)
      .filter((text) => needsData.test(text))
      .toSorted(),
  ).toEqual(Object.keys(NO_DATA).toSorted());
});

test("a level condition for one or two school years comes with a study-year condition", () => {
  const withoutYear = WITH_CONDITIONS.filter(({ conditions }) =>
    conditions.some((condition) => {
      if (condition.kind !== "level") return false;
      const years = condition.levels.filter((level) =>
        level.startsWith("preparatoria"),
      );
      const isPart = years.length === 1 || years.length === 2;
      return isPart && !hasStudyYear(conditions, condition.textKey);
    }),
  );
  expect(withoutYear.map(({ name }) => name)).toEqual([]);
});

/** Each requires more years than a first-year student has. */
const FOR_LATER_YEARS = {
  "programa-delfin-verano": "unmet",
  "caltech-surf": "unknown",
  "cern-summer-student-programme": "unmet",
  "oist-research-internship": "unmet",
  "kaust-vsrp": "unmet",
  "pasantias-oea": "unmet",
  "pasantias-naciones-unidas": "unmet",
  "banco-mundial-pioneers": "unmet",
} as const;

test.each(Object.entries(FOR_LATER_YEARS))(
  "the studies that %s requires are %s in year 1 of 5, and unknown without a year",
  (id, answer) => {
    const student = { study_level: "licenciatura_cursando", country: "CO" };
    const inFirstYear = { ...student, study_year: 1, years_left: 5 };
    expect(judgeStudies(id, inFirstYear)).toBe(answer);
    expect(judgeStudies(id, student)).toBe("unknown");
  },
);

test.each([
  ["summer-science-program-ssp", ["unmet", "met", "unknown", "unmet"]],
  ["rsi-research-science-institute", ["unmet", "met", "unknown", "unmet"]],
])(
  "the studies that %s requires, with one to four school years left, are %j",
  (id, answers) => {
    const inYear = (years_left: number) =>
      judgeStudies(id, { school_stage: "upperSecondary", years_left });
    expect([1, 2, 3, 4].map(inYear)).toEqual(answers);
    expect(judgeStudies(id, { study_level: "preparatoria_1" })).toBe("unknown");
  },
);

/** At a date in the next school year, pupils in their last year will have left school. */
test.each([
  ["onem-peru", "PE", ["unknown", "met", "met"]],
  ["nhsmun", "PE", ["unknown", "met", "met"]],
  // In March the last school year goes on.
  ["nhsmun", "MX", ["met", "met", "met"]],
  ["imo", "PE", ["unknown", "met", "met"]],
  ["imo", "MX", ["met", "met", "met"]],
  ["instituto-ponte-brasil", "BR", ["unmet", "unknown", "met"]],
  ["beca-paes-chile", "CL", ["unknown", "unknown", "unmet"]],
])(
  "the studies that %s requires in %s at its next date, with one to three school years left, are %j",
  (id, country, answers) => {
    const inYear = (years_left: number) =>
      judgeStudies(id, { school_stage: "upperSecondary", country, years_left });
    expect([1, 2, 3].map(inYear)).toEqual(answers);
  },
);

test.each([
  ["yale-young-global-scholars", "MX", ["unmet", "met", "met", "unknown"]],
  ["yale-young-global-scholars", "PR", ["unmet", "met", "met", "unknown"]],
  // The school year ends in December.
  ["yale-young-global-scholars", "CL", ["unknown", "met", "met", "unknown"]],
  // Systems without four years of high school: in 2024 the age alone counted.
  [
    "telluride-association-summer-seminar",
    "MX",
    ["unknown", "met", "met", "unknown"],
  ],
  [
    "telluride-association-summer-seminar",
    "PR",
    ["unmet", "met", "met", "unknown"],
  ],
])(
  "the studies that %s requires in %s, with one to four school years left, are %j",
  (id, country, answers) => {
    const studies = findConditions(id, "studies");
    const answer = (student: Partial<StudentProfile>) =>
      judgeItem(studies, student, TODAY).summary;
    const inYear = (years_left: number) =>
      answer({ school_stage: "upperSecondary", country, years_left });
    expect([1, 2, 3, 4].map(inYear)).toEqual(answers);
    expect(answer({ study_level: "preparatoria_1" })).toBe("unknown");
  },
);

test.each([
  ["isternship-ista", "unknown"],
  // Requires postgraduate studies, or a degree finished at most a year ago.
  ["pasantias-naciones-unidas", "met"],
])("the studies that %s requires are %s for a postgraduate", (id, answer) => {
  expect(judgeStudies(id, { study_level: "posgrado" })).toBe(answer);
});

test("a profile without a study year meets no study-year condition of its level", () => {
  const students = [
    "licenciatura_cursando",
    "preparatoria_1",
    "preparatoria_2",
  ].map((study_level) => ({ study_level, country: "PE" }));
  const judgements = WITH_CONDITIONS.flatMap(({ name, conditions }) =>
    conditions.flatMap((condition) =>
      condition.kind === "studyYear"
        ? students
            .filter(({ study_level }) => isForLevel(condition, study_level))
            .map((student) => ({
              name: `${name}: ${student.study_level}`,
              answer: judge(condition, student, TODAY),
            }))
        : [],
    ),
  );
  expect(judgements.length).toBeGreaterThan(0);
  expect(judgements.filter(({ answer }) => answer === "met")).toEqual([]);
});

test("the science clubs take the first two years of university, and never the last", () => {
  const answers = [1, 2, 3, 4, 5].map((study_year) => {
    const student = {
      study_level: "licenciatura_cursando",
      study_year,
      years_left: 6 - study_year,
    };
    return judgeItem(
      findConditions("clubes-de-ciencia-mexico", "studies").slice(0, 1),
      student,
      TODAY,
    ).summary;
  });
  expect(answers).toEqual(["met", "met", "unknown", "unknown", "unmet"]);
});

test("for a final-year pupil school is open `onceFinished` at UBA and ETH, a diploma `onlyYou`", () => {
  const pupil = { study_level: "preparatoria_3", country: "PE" };
  const verdictFor = (id: string, key: string) =>
    verdictOn({ text: "", conditions: findConditions(id, key) }, pupil, TODAY);
  const later = { says: "open", reason: "onceFinished" };
  expect(verdictFor("uba", "school")).toMatchObject(later);
  expect(verdictFor("uba", "validation")).toBeNull();
  expect(verdictFor("eth-zurich", "school")).toMatchObject(later);
  expect(verdictFor("eth-zurich", "diploma")).toMatchObject({
    says: "open",
    reason: "onlyYou",
  });
});

test("a missing fact never turns unmet into met, or met into unmet", () => {
  const all = distinct(WITH_CONDITIONS.flatMap(({ conditions }) => conditions));
  fc.assert(
    fc.property(
      aStudent(),
      fc.subarray([...VERDICT_FACTS]),
      (student, facts) => {
        const poorer = without(student, facts);
        for (const condition of all) {
          const before = judge(condition, student, TODAY);
          if (before === "unknown") continue;
          const after = judge(condition, poorer, TODAY);
          if (after !== before && after !== "unknown")
            throw new Error(
              `${JSON.stringify(condition)}: ${before} became ${after}`,
            );
        }
      },
    ),
    { seed: 20261122, numRuns: 4000 },
  );
});

/** Conditions without their wording, which no judgement reads, and without duplicates. */
function distinct(conditions: ReadonlyArray<Condition & { textKey: string }>) {
  const byRule = new Map(
    conditions.map(({ textKey: _, ...rule }) => [JSON.stringify(rule), rule]),
  );
  return [...byRule.values()];
}

test("the need that a student states never decides a condition on measured need", () => {
  const need: Condition = { kind: "anyOf", options: MEASURED_NEED };
  const summaries = [true, false, null].map(
    (has_financial_need) =>
      judgeItem([need], { has_financial_need }, TODAY).summary,
  );
  expect(summaries).toEqual(["unknown", "unknown", "unknown"]);
});

test("a condition that several circumstances meet asks for no disability or descent", () => {
  const sensitive = WITH_CONDITIONS.filter(({ conditions }) =>
    conditions.some((condition) => {
      if (condition.kind !== "anyOf") return false;
      const accepted = condition.options
        .flat()
        .flatMap((part) => (part.kind === "circumstance" ? part.is : []));
      return (
        accepted.length > 1 &&
        (accepted.includes("disability") || accepted.includes("indigenous"))
      );
    }),
  );
  expect(sensitive.map(({ name }) => name)).toEqual([]);
});

test("an item with conditions on the profile has one that some profile decides", () => {
  const students = fc.sample(aStudent(), { seed: 7, numRuns: 300 });
  const undecided = WITH_CONDITIONS.filter(({ conditions }) => {
    const judged = conditions.filter(
      (condition) =>
        !["task", "other", "enrolment", "status", "record"].includes(
          condition.kind,
        ) && !isMeasuredNeed(condition),
    );
    return (
      judged.length > 0 &&
      !students.some((student) =>
        judgeItem(judged, student, TODAY).judgements.some(
          ({ answer }) => answer !== "unknown",
        ),
      )
    );
  });
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

function hasStudyYear(
  conditions: ReadonlyArray<Condition & { textKey: string }>,
  textKey: string,
) {
  return conditions.some(
    (condition) =>
      condition.kind === "studyYear" && condition.textKey === textKey,
  );
}

function isMeasuredNeed(condition: Condition): boolean {
  return (
    condition.kind === "anyOf" &&
    isDeepStrictEqual(condition.options, MEASURED_NEED)
  );
}

/** Result of an item's conditions on studies. */
function judgeStudies(id: string, student: Partial<StudentProfile>): Answer {
  const relevant = findItem(id).conditions.filter(
    (each) => isOfStudies(each) || hasStudyOptions(each),
  );
  expect(relevant).not.toEqual([]);
  return judgeItem(relevant, student, TODAY).summary;
}

/** Conditions of an item with the text `requirements.<key>`. */
function findConditions(id: string, key: string) {
  const conditions = findItem(id).conditions.filter(
    ({ textKey }) => textKey === `requirements.${key}`,
  );
  expect(conditions).not.toEqual([]);
  return conditions;
}

function findItem(id: string) {
  const item = WITH_CONDITIONS.find((each) => each.id === id);
  if (!item) throw new Error(`no item ${id} with conditions`);
  return item;
}

function isOfStudies({ kind }: Condition): boolean {
  return kind === "level" || kind === "studyYear";
}

function hasStudyOptions(condition: Condition): boolean {
  return (
    condition.kind === "anyOf" &&
    condition.options.every((option) => option.some(isOfStudies))
  );
}

function isForLevel(
  { stage }: Extract<Condition, { kind: "studyYear" }>,
  level: string,
): boolean {
  return level === "licenciatura_cursando"
    ? stage === "undergraduate"
    : stage === "upperSecondary";
}
