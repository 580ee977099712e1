import { expect, test } from "vitest";
import { resources } from "#locales/index.ts";
import { aPageContext } from "./request-context.fixture.ts";
import { claimPoints, wordedPoints } from "./worded-points.ts";

const WORDING = resources.es.competitionBenefitItems;
const [first = "", second = ""] = Object.keys(WORDING);

test("points are in the namespace's order, and the first has its title and text", () => {
  const points = wordedPoints(aPageContext(), "mentorshipSteps");
  expect(points.map(({ id }) => id)).toEqual(
    Object.keys(resources.es.mentorshipSteps),
  );
  expect(points[0]).toEqual({
    id: "knowYourself",
    ...resources.es.mentorshipSteps.knowYourself,
  });
});

test("the first point's texts are in the user's language", () => {
  const english = aPageContext({ language: "en" });
  expect(wordedPoints(english, "mentorshipSteps")[0]).toMatchObject(
    resources.en.mentorshipSteps.knowYourself,
  );
});

test("each claim links to its source, and claims keep their given order", () => {
  const points = claimPoints(aPageContext(), "competitionBenefitItems", [
    { id: second, source: "https://www.study.example/a" },
    { id: first, source: "https://doi.org/10.1/b" },
  ]);
  expect(points).toEqual([
    {
      id: second,
      // `Object.keys` types the names as strings.
      ...WORDING[second as keyof typeof WORDING],
      source: {
        url: "https://www.study.example/a",
        host: "study.example",
      },
    },
    expect.objectContaining({
      id: first,
      source: { url: "https://doi.org/10.1/b", host: "doi.org" },
    }),
  ]);
});

test("a claim without wording is left out", () => {
  expect(
    claimPoints(aPageContext(), "competitionBenefitItems", [
      { id: "no-wording", source: "https://study.example" },
    ]),
  ).toEqual([]);
});
