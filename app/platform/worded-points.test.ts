import { expect, test } from "vitest";
import { resources } from "#locales/index.ts";
import { aPageContext } from "./request-context.fixture.ts";
import { claimPoints, wordedPoints } from "./worded-points.ts";

const WORDING = resources.es.competitionBenefitItems;
const [first = "", second = ""] = Object.keys(WORDING);

test("each point of a namespace has its title and text, in order", () => {
  const points = wordedPoints(aPageContext(), "mentorshipSteps");
  expect(points.map(({ id }) => id)).toEqual(
    Object.keys(resources.es.mentorshipSteps),
  );
  expect(points[0]).toEqual({
    id: "knowYourself",
    ...resources.es.mentorshipSteps.knowYourself,
  });
});

test("points are in the user's language", () => {
  const english = aPageContext({ language: "en" });
  expect(wordedPoints(english, "mentorshipSteps")[0]).toMatchObject(
    resources.en.mentorshipSteps.knowYourself,
  );
});

test("each claim links to its proof, and claims keep the order in which they are given", () => {
  const points = claimPoints(aPageContext(), "competitionBenefitItems", [
    { id: second, source: "https://www.study.example/a" },
    { id: first, source: "https://doi.org/10.1/b" },
  ]);
  expect(points).toEqual([
    {
      id: second,
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
