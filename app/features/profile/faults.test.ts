import { expect, test } from "vitest";
import { listFormFaults } from "./faults.ts";

test("faults are in the order of the steps, each with the id of its control", () => {
  const type = "too_big";
  expect(
    listFormFaults({
      hobbies: { type, message: "long" },
      secondary_languages: [{ score: { type, message: "score" } }],
      country: { type, message: "country" },
      languages_to_learn: [undefined, { value: { type, message: "line" } }],
      full_name: { type, message: "name" },
    }),
  ).toEqual([
    { field: "country", fieldId: "country", message: "country" },
    {
      field: "secondary_languages",
      fieldId: "secondary_languages-0-score",
      message: "score",
    },
    {
      field: "languages_to_learn",
      fieldId: "languages_to_learn-1",
      message: "line",
    },
    { field: "hobbies", fieldId: "hobbies", message: "long" },
    { field: "full_name", fieldId: "full_name", message: "name" },
  ]);
});
