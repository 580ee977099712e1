import { expect, test } from "vitest";
import {
  anAggregator,
  aScholarship,
  key,
  other,
  plainWords,
} from "./entry.fixture.ts";
import { buildRequirements } from "./requirements.ts";

test("the decisive requirements come first, in their own order, without duplicates", () => {
  const entry = aScholarship({
    requirementsKeys: [key("experience"), key("level")],
    eligibility: ["nationality", "level", "comeBack", "experience"].map(other),
  });
  expect(
    buildRequirements(entry, plainWords()).map(({ text }) => text),
  ).toEqual([
    "«sol.experience»",
    "«sol.level»",
    "«sol.nationality»",
    "«sol.comeBack»",
  ]);
  expect(buildRequirements(anAggregator(), plainWords())).toEqual([]);
});

test("a requirement has all its conditions, or none for a task", () => {
  const age = { kind: "age", max: 25, changeable: false } as const;
  const entry = aScholarship({
    eligibility: [
      { ...age, textKey: key("young") },
      other("young"),
      other("motivated"),
      {
        kind: "task",
        task: "documents",
        changeable: true,
        textKey: key("apply"),
      },
    ],
  });
  expect(buildRequirements(entry, plainWords())).toEqual([
    {
      text: "«sol.young»",
      conditions: [age, { kind: "other", changeable: expect.any(Boolean) }],
    },
    {
      text: "«sol.motivated»",
      conditions: [{ kind: "other", changeable: expect.any(Boolean) }],
    },
    { text: "«sol.apply»", conditions: [] },
  ]);
});
