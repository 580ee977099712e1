import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import { indexedItems } from "#catalogue/views/indexed-items.ts";
import { verdictLine } from "#domain/eligibility/verdict-line.ts";
import { indexCatalogue } from "#domain/recommendations/catalogue-index.ts";
import { chooseLane } from "#domain/recommendations/lanes.ts";
import {
  recommend,
  scoreCatalogue,
} from "#domain/recommendations/recommend.ts";

const items = indexedItems(aPageContext());
const catalogue = indexCatalogue(items);

test.each(["No", "No sé", "Aún no lo sé", "Otra", "Ninguna"])(
  "the answer %j gives the same list as no career and no language",
  (answer) => {
    const student = { study_level: "preparatoria_2", country: "AR" };
    const studentWithAnswer = {
      ...student,
      desired_careers: [answer],
      // A word of two letters does not match descriptions.
      languages_to_learn: [answer, "It"],
    };
    const expected = scoreCatalogue(catalogue, student);
    expect(expected.length).toBeGreaterThan(100);
    expect(scoreCatalogue(catalogue, studentWithAnswer)).toEqual(expected);
  },
);

test("a language with a level or variant matches like the language alone", () => {
  const matchLanguage = (language: string) =>
    scoreCatalogue(catalogue, { languages_to_learn: [language] });
  for (const [language, entry] of [
    ["Alemán", "Alemán A1"],
    ["Francés", "Francés básico"],
    ["Portugués", "Portugués (Brasil)"],
    ["Chino", "Chino mandarín"],
  ] as const) {
    expect(matchLanguage(language).length).toBeGreaterThan(0);
    expect(matchLanguage(entry)).toEqual(matchLanguage(language));
  }
});

test.each(["Finlandés", "Finés", "Holandés", "Noruego", "Polaco"])(
  "%s alone recommends nothing: no item names it or its country",
  (language) => {
    expect(
      scoreCatalogue(catalogue, { languages_to_learn: [language] }),
    ).toEqual([]);
  },
);

test("German does not match the adjective of German universities", () => {
  const reasons = scoreCatalogue(catalogue, { languages_to_learn: ["Alemán"] })
    .filter(({ item }) => item.path === "/universidades/tum")
    .flatMap((match) => match.reasons);
  expect(reasons).toEqual([
    { kind: "languageCountry", language: "Alemán", isSpoken: false },
  ]);
});

test("an empty profile has no recommendations", () => {
  expect(recommend(catalogue, {}, TODAY)).toEqual([]);
});

test("Mexico's national olympiad ranks above the two international ones it leads to", () => {
  const paths = recommend(
    catalogue,
    {
      country: "MX",
      study_level: "preparatoria_2",
      desired_careers: ["Matemáticas"],
    },
    TODAY,
  ).map(({ item }) => item.path);
  expect(paths.filter((path) => /\/(omm|oim|imo)$/.test(path))).toEqual([
    "/competencias/omm",
    expect.any(String),
    expect.any(String),
  ]);
});

test("where visas are suspended for the student's country, no item is `now` or met", () => {
  const student = {
    country: "CU",
    study_level: "preparatoria_2",
    school_stage: "upperSecondary",
    years_left: 2,
    birth_date: "2010-09-05",
  } as const;
  const limited = recommend(catalogue, student, TODAY).filter(
    ({ item }) => item.entryLimit,
  );
  expect(limited.map(({ item }) => item.path)).toContain(
    "/oportunidades/telluride-association-summer-seminar",
  );
  for (const { item, lane } of limited) {
    expect(lane, item.path).not.toBe("now");
    expect(verdictLine(item, student, TODAY)).toEqual({
      says: "open",
      text: "Visa para entrar a Estados Unidos: suspendida, con pocas excepciones, para tu país",
    });
  }
});

test("no admission is in the lane `tools`, and those without known dates are in `later`", () => {
  const laneByPath = new Map(
    items
      .filter(({ section }) => section === "universityAdmission")
      .map((item) => [item.path, chooseLane(item, TODAY, null)]),
  );
  expect(laneByPath.size).toBeGreaterThan(40);
  expect([...laneByPath.values()]).not.toContain("tools");
  const undated = [
    "/recursos/admision-san-marcos",
    "/recursos/pace-chile",
    "/recursos/admision-espol",
    "/recursos/universidad-de-panama",
    "/recursos/utp-panama",
  ];
  expect(undated.map((path) => laneByPath.get(path))).toEqual(
    undated.map(() => "later"),
  );
});

test("a student in Peru who wants only Spanish gets no item in another language", () => {
  const student = {
    country: "PE",
    study_level: "preparatoria_2",
    desired_careers: ["Filosofía", "Medicina", "Ingeniería"],
    wants_girls_programs: true,
    native_language: "Español",
  };
  const inOtherLanguages = [
    "/competencias/ipo",
    "/competencias/technovation-girls",
  ];
  const listPaths = (only_known_languages: boolean) =>
    recommend(catalogue, { ...student, only_known_languages }, TODAY).map(
      ({ item }) => item.path,
    );
  expect(listPaths(false)).toEqual(expect.arrayContaining(inOtherLanguages));
  const paths = listPaths(true);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of inOtherLanguages) expect(paths).not.toContain(path);
});
