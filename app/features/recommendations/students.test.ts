import fc from "fast-check";
import { expect, test } from "vitest";
import { aPageContext, TODAY } from "#app/platform/request-context.fixture.ts";
import { indexedItems } from "#catalogue/views/indexed-items.ts";
import { withCountryStages } from "#domain/catalogue/country-stage.ts";
import type { ExamTimes } from "#domain/catalogue/indexed-item.ts";
import { LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import { STUDENTS } from "#domain/eligibility/judge.fixture.ts";
import { judgeItem } from "#domain/eligibility/judge.ts";
import type { StudentProfile } from "#domain/profile/student-profile.ts";
import { almostRecommended } from "#domain/recommendations/almost.ts";
import { indexCatalogue } from "#domain/recommendations/catalogue-index.ts";
import { isExternal, mixedList } from "#domain/recommendations/mixed-list.ts";
import { recommend } from "#domain/recommendations/recommend.ts";
import { JUDGED_STUDENTS } from "./students.fixture.ts";

const ITEMS = indexedItems(aPageContext());
const CATALOGUE = indexCatalogue(ITEMS);

const LOWER_SECONDARY_ITEMS = [
  "/recursos/ecoems-mi-derecho-mi-lugar",
  "/becas/fundacion-bbva-chavos-que-inspiran",
];

test.each(JUDGED_STUDENTS)(
  "$description: twelve include every required item, and 24 no unwanted one",
  ({ profile, must, mustNot }) => {
    const own = recommend(CATALOGUE, profile, TODAY);
    const listPaths = (size: number) =>
      mixedList({ own, external: [], size }).flatMap((one) =>
        isExternal(one) ? [] : one.item.path,
      );
    // External results may take 12 of the page's 24 places.
    const [twelve, all] = [listPaths(12), listPaths(24)];
    expect(
      {
        missing: must.filter((path) => !twelve.includes(path)),
        unwanted: mustNot.filter((path) => all.includes(path)),
      },
      all.join("\n"),
    ).toEqual({ missing: [], unwanted: [] });
  },
);

test("in Mexico's lower secondary the first year gets the award, the last the exam", () => {
  const pathsInYear = (year: number) =>
    recommend(
      CATALOGUE,
      {
        country: "MX",
        study_level: "otro",
        school_stage: "lowerSecondary",
        study_year: year,
        years_left: 7 - year,
        birth_date: `${2015 - year}-03-01`,
        native_language: "Español",
      },
      TODAY,
    ).flatMap(({ item: { path } }) =>
      LOWER_SECONDARY_ITEMS.includes(path) ? path : [],
    );
  const [exam, award] = LOWER_SECONDARY_ITEMS;
  expect([1, 2, 3].map(pathsInYear)).toEqual([[award], [], [exam]]);
});

test("the judged students name existing items and cover every country of the region", () => {
  const cataloguePaths = new Set(ITEMS.map(({ path }) => path));
  const judgedPaths = JUDGED_STUDENTS.flatMap(({ must, mustNot }) => [
    ...must,
    ...mustNot,
  ]);
  expect(judgedPaths.filter((path) => !cataloguePaths.has(path))).toEqual([]);
  expect(JUDGED_STUDENTS.length).toBeGreaterThanOrEqual(30);
  const countries = JUDGED_STUDENTS.map(({ profile }) => profile.country);
  expect(LATIN_AMERICA.filter((code) => !countries.includes(code))).toEqual([]);
});

test("a student who wants only Spanish gets none of ten items in other or unnamed languages", () => {
  const paths = LEVELS.flatMap((study_level) => {
    const profile = {
      study_level,
      native_language: "Español",
      known_languages: [
        { language: "es", level: "native", certificate: null, score: null },
      ],
      only_known_languages: true,
      desired_careers: ["Ingeniería"],
    };
    return [
      ...recommend(CATALOGUE, profile, TODAY),
      ...almostRecommended(CATALOGUE, profile, TODAY),
    ].map(({ item }) => item.path);
  });
  expect(paths.length).toBeGreaterThan(50);
  expect(IN_OTHER_LANGUAGES.filter((path) => paths.includes(path))).toEqual([]);
});

test("a school student does not get an item that excludes students, even as a near miss", () => {
  const ages = ["2011-03-01", "2009-12-01", "2008-03-01"];
  const paths = ages.flatMap((birth_date) => {
    const profile = {
      country: "MX",
      study_level: "preparatoria_3",
      school_stage: "upperSecondary",
      years_left: 1,
      birth_date,
    } as const;
    return [
      ...recommend(CATALOGUE, profile, TODAY),
      ...almostRecommended(CATALOGUE, profile, TODAY),
    ].map(({ item }) => item.path);
  });
  expect(paths).not.toContain("/oportunidades/jovenes-construyendo-el-futuro");
});

const LEVELS = ["preparatoria_3", "licenciatura_cursando", "posgrado"];

const IN_OTHER_LANGUAGES = [
  "/universidades/tum",
  "/becas/pec-g-brasil",
  "/becas/beca-azerbaiyan-heydar-aliyev",
  "/becas/erasmus-mundus",
  "/becas/aiesec-voluntario-global",
  "/becas/mext-japon",
  "/becas/global-korea-scholarship",
  "/becas/becas-gobierno-rumania",
  "/becas/toronto-pearson-scholarship",
  "/becas/ubc-international-scholars",
];

test("a near miss fits only with known exam times; `announced` needs an announced item", () => {
  const items = ITEMS.map(withExamTimes);
  const almost = JUDGED_STUDENTS.flatMap(({ profile }) =>
    almostRecommended(
      indexCatalogue(withCountryStages(items, profile.country ?? null)),
      { ...profile, has_standardized_test: false },
      TODAY,
    ),
  );
  expect(almost.length).toBeGreaterThan(300);
  let fitting = 0;
  for (const { item, change, alsoOpens } of almost) {
    const { fit, exam, examDays } = change;
    if (!item.isAnnounced)
      expect(JSON.stringify(fit), item.path).not.toContain("announced");
    if (fit.kind === "fits" || fit.kind === "tight") {
      fitting += 1;
      expect(exam, item.path).not.toBeNull();
      expect(examDays.max, item.path).not.toBeNull();
    }
    expect(alsoOpens.map(({ path }) => path)).not.toContain(item.path);
  }
  expect(fitting).toBeGreaterThan(0);
});

test("for any profile, recommended items have no unmet condition, near misses at most one", () => {
  fc.assert(
    fc.property(aStudent(), (profile) => {
      const recommendations = recommend(CATALOGUE, profile, TODAY);
      for (const { item } of recommendations)
        expect(countUnmet(item, profile), item.path).toBe(0);
      const recommended = new Set(recommendations.map(({ item }) => item.path));
      for (const { item } of almostRecommended(CATALOGUE, profile, TODAY)) {
        expect(countUnmet(item, profile), item.path).toBeLessThanOrEqual(1);
        expect(recommended.has(item.path)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

const EXAM_TIMES: ExamTimes = {
  signUp: { min: 8, max: 28 },
  results: { min: 28, max: 49 },
  sittings: [],
  facts: [],
};

/** Adds exam times to tests without an exam: no test in the catalogue has known times. */
function withExamTimes(item: (typeof ITEMS)[number]): typeof item {
  return {
    ...item,
    conditions: item.conditions.map((condition) =>
      condition.kind === "test"
        ? { ...condition, exam: condition.exam ?? EXAM_TIMES }
        : condition,
    ),
  };
}

function countUnmet(
  { conditions }: (typeof ITEMS)[number],
  profile: Partial<StudentProfile>,
): number {
  return judgeItem(conditions, profile, TODAY).judgements.filter(
    ({ answer }) => answer === "unmet",
  ).length;
}

/** A student with the merged facts of one to three others. */
function aStudent(): fc.Arbitrary<Partial<StudentProfile>> {
  const profiles = [
    ...STUDENTS,
    ...JUDGED_STUDENTS.map(({ profile }) => profile),
  ];
  return fc
    .array(fc.constantFrom(...profiles), { minLength: 1, maxLength: 3 })
    .map((parts) => Object.assign({}, ...parts));
}
