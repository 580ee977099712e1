import { expect, test } from "vitest";
import { judgeItem } from "#domain/eligibility/judge.ts";
import { schoolYears } from "#domain/profile/school-stages.ts";
import { NAMED_ITEMS } from "./catalogue.fixture.ts";

const ECOEMS = "ecoems-mi-derecho-mi-lugar";
const BBVA = "fundacion-bbva-chavos-que-inspiran";
const ISEF = "regeneron-isef";
const DIAMOND = "diamond-challenge";
const PROMYS = "promys-boston-university";
const WHARTON = "wharton-investment-competition";

/** One answer for each lower-secondary entry of `schoolYears`, in the same order. */
test.each([
  [ECOEMS, "MX", ["unmet", "unknown", "met"]],
  [BBVA, "MX", ["met", "unmet", "unmet"]],
  // Grades 9 to 12.
  [ISEF, "MX", ["unmet", "unknown", "met"]],
  [ISEF, "GT", ["unmet", "unknown", "met"]],
  [ISEF, "CO", ["unmet", "unmet", "unknown", "met"]],
  // Upper secondary starts with the ninth grade.
  [ISEF, "CL", ["unmet", "unknown"]],
  [DIAMOND, "MX", ["unmet", "unknown", "met"]],
  [PROMYS, "MX", ["unmet", "unknown", "met"]],
  [WHARTON, "MX", ["unmet", "unknown", "met"]],
  [WHARTON, "CL", ["unmet", "unknown"]],
  // The form asks for no year.
  [ISEF, "AR", ["unknown"]],
  [ISEF, "US", ["unknown"]],
])(
  "the studies required by %s in %s, by lower-secondary year, are %o",
  (id, country, answers) => {
    const conditions = (findItem(id).eligibility ?? []).filter(
      ({ kind }) => kind === "level" || kind === "studyYear",
    );
    const judged = schoolYears(country)
      .filter(({ stage }) => stage === "lowerSecondary")
      .map(({ stage, year, left }) =>
        judgeItem(
          conditions,
          {
            country,
            school_stage: stage,
            study_level: "otro",
            study_year: year,
            years_left: left,
          },
          "2026-11-22",
        ),
      );
    expect(judged.map(({ summary }) => summary)).toEqual(answers);
    for (const { missing } of judged.flatMap(({ judgements }) => judgements))
      expect(missing).toBeNull();
  },
);

test("the study year is `missing` only in countries where the form asks for the year", () => {
  const [condition] = (findItem(ISEF).eligibility ?? []).filter(
    ({ kind }) => kind === "studyYear",
  );
  const missingIn = (country: string) =>
    judgeItem(
      condition ? [condition] : [],
      { country, school_stage: "lowerSecondary" },
      "2026-11-22",
    ).judgements[0]?.missing;
  expect(["MX", "GT", "AR", "US"].map(missingIn)).toEqual([
    "studyYear",
    "studyYear",
    null,
    null,
  ]);
});

test.each(["audience", "requirements.studies"])(
  "the text `%s` of Clubes de Ciencia names lower secondary",
  (key) => {
    const { texts } = findNamedItem("clubes-de-ciencia-mexico");
    expect(texts.es.get(key)).toContain("secundaria");
    expect(texts.en.get(key)).toContain("lower secondary");
  },
);

function findItem(id: string) {
  return findNamedItem(id).item;
}

function findNamedItem(id: string) {
  const found = NAMED_ITEMS.find(({ item }) => item.id === id);
  if (!found) throw new Error(`no item ${id}`);
  return found;
}
