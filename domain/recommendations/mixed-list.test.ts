import { expect, test } from "vitest";
import type { WordedCondition } from "../catalogue/indexed-item.ts";
import { MAX_EXTERNAL } from "./external-results.ts";
import {
  externalPlaces,
  isExternal,
  type Mixed,
  mixedList,
} from "./mixed-list.ts";
import { originalItemType } from "./original-item-type.ts";
import { anExternal, aRecommendation } from "./recommendations.fixture.ts";

const scholarships = (...scores: Array<number>) =>
  scores.map((score, at) =>
    aRecommendation(`beca-${at}`, score, { type: "scholarship" }),
  );
const university = (score: number) =>
  aRecommendation("uni", score, { type: "university" });
const tool = (score: number) =>
  aRecommendation("tool", score, {
    type: "resource",
    section: "productivityTools",
  });

test("external results take up to 60 %, rounded up, and the types divide the rest", () => {
  const own = [...scholarships(9, 8, 7), university(3)];
  const external = ["a", "b", "c", "d", "e"].map((id) => anExternal(id));
  // 4 of 6 are external; 2 left for two types: one each.
  expect(listIds(mixedList({ own, external }))).toEqual([
    "beca-0",
    "a",
    "b",
    "c",
    "d",
    "uni",
  ]);
});

test("with more types and external results than places, the weakest item is dropped", () => {
  const own = [...scholarships(9, 8), university(3), tool(2)];
  const external = ["a", "b", "c", "d"].map((id) => anExternal(id));
  // Three types, one each, and four external ones are seven.
  expect(listIds(mixedList({ own, external }))).toEqual([
    "beca-0",
    "a",
    "b",
    "c",
    "d",
    "uni",
  ]);
});

test("external results take no more places than there can be results", () => {
  // 60 % of 24 are 15.
  expect(externalPlaces(24)).toBe(MAX_EXTERNAL);
});

test("free places go to the next best, at most five per type", () => {
  const own = [...scholarships(9, 8, 7, 6, 5, 4, 3), university(8.5)];
  expect(listIds(mixedList({ own, external: [] }))).toEqual([
    "beca-0",
    "uni",
    "beca-1",
    "beca-2",
    "beca-3",
    "beca-4",
  ]);
});

test("at least half of a group is for the student's country, if there are enough", () => {
  const own = [
    ...scholarships(9, 8, 7, 6),
    aNational("home-0", 5),
    aNational("home-1", 4),
    aNational("rarely-met", 4.5, [
      { kind: "other", text: "", changeable: false },
    ]),
  ];
  expect(listIds(mixedList({ own, external: [], size: 3 }))).toEqual([
    "beca-0",
    "home-0",
    "home-1",
  ]);
  expect(listIds(mixedList({ own, external: [], size: 1 }))).toEqual([
    "home-0",
  ]);
});

test("an item for the student's country counts as national unless a condition is rarely met", () => {
  const first = (condition: WordedCondition) =>
    listIds(
      mixedList({
        own: [...scholarships(9), aNational("home", 4, [condition])],
        external: [],
        size: 1,
      }),
    );
  const essay: WordedCondition = { kind: "other", text: "", changeable: true };
  expect(first(essay)).toEqual(["home"]);
  expect(first({ ...essay, changeable: false })).toEqual(["beca-0"]);
});

test("free places follow the order of the recommendations, not the points", () => {
  const own = [
    aCompetition(7.5),
    ...scholarships(9, 2),
    university(8),
    aCompetition(7),
  ];
  expect(listIds(mixedList({ own, external: [], size: 4 }))).toEqual([
    "beca-0",
    "uni",
    "contest-7.5",
    "beca-1",
  ]);
});

test("programmes that share a ministry's home page are listed separately", () => {
  const link = "https://ministry.example/";
  const own = [
    aRecommendation("grant", 9, { type: "scholarship", link }),
    aRecommendation("exam", 8, { type: "resource", link }),
  ];
  expect(listIds(mixedList({ own, external: [] }))).toEqual(["grant", "exam"]);
});

test("places without an external result go to the catalogue's items", () => {
  const own = scholarships(9, 8, 7, 6, 5);
  expect(listIds(mixedList({ own, external: [anExternal("a")] }))).toEqual([
    "beca-0",
    "beca-1",
    "beca-2",
    "beca-3",
    "beca-4",
    "a",
  ]);
});

test("a page is listed once, and the catalogue takes precedence", () => {
  const link = "https://www.a.example/x/";
  const own = [
    aRecommendation("one", 3, { link }),
    aRecommendation("two", 2, { link, type: "scholarship" }),
  ];
  const external = [{ ...anExternal("a"), link: "https://a.example/x" }];
  expect(listIds(mixedList({ own, external }))).toEqual(["one"]);
});

test("without items and results the list is empty", () => {
  expect(mixedList({ own: [], external: [] })).toEqual([]);
});

test.each([
  ["scholarship", undefined, "scholarships"],
  ["cultural_exchange", undefined, "scholarships"],
  ["external_scholarship", undefined, "external_scholarships"],
  ["university", undefined, "universities_national"],
  ["university_international", undefined, "universities_international"],
  ["resource", "featured", "resources_general"],
  ["resource", "templatesAndGuides", "resources_templates"],
  ["resource", "productivityTools", "resources_productivity"],
  ["competitions_academic", undefined, "other"],
  ["mentorship_program", undefined, "other"],
])("%s in %s counts as %s (specification §3)", (type, section, original) => {
  expect(originalItemType({ type, section })).toBe(original);
});

function aCompetition(score: number) {
  return aRecommendation(`contest-${score}`, score, {
    type: "competitions_academic",
  });
}

function listIds(list: ReadonlyArray<Mixed>) {
  return list.map((one) => (isExternal(one) ? one.id : one.item.id));
}

function aNational(
  id: string,
  score: number,
  conditions: ReadonlyArray<WordedCondition> = [],
) {
  return {
    ...aRecommendation(id, score, { type: "scholarship", conditions }),
    reasons: [{ kind: "national" } as const],
  };
}
