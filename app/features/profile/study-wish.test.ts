import { expect, test } from "vitest";
import { moveStudyWish, type StudyWish } from "./study-wish.ts";

const EMPTY_LINES = [{ value: "" }];

test.each(["", "otro", "licenciatura_cursando"])(
  "from level '%s' to high school the field of study becomes the first career",
  (before) => {
    const wish = aWish({ study_field: "Medicina" });
    expect(moveStudyWish(wish, before, "preparatoria_1")).toEqual({
      study_field: "",
      desired_careers: [{ value: "Medicina" }],
    });
  },
);

test("to high school with a filled career nothing is moved", () => {
  const wish = aWish({ study_field: "Medicina", desired_careers: ["Derecho"] });
  expect(moveStudyWish(wish, "otro", "preparatoria_1")).toBe(wish);
});

test("after high school the first filled career becomes the field", () => {
  const wish = aWish({ desired_careers: [" ", "Biología", "Medicina"] });
  expect(moveStudyWish(wish, "preparatoria_3", "otro")).toEqual({
    study_field: "Biología",
    desired_careers: EMPTY_LINES,
  });
});

test("after high school a field stays when no career is filled", () => {
  const wish = aWish({ study_field: "Medicina" });
  expect(moveStudyWish(wish, "preparatoria_3", "otro")).toEqual(wish);
});

test.each([
  ["preparatoria_1", "preparatoria_3"],
  ["otro", "posgrado"],
])("from %s to %s nothing is moved", (before, next) => {
  const wish = aWish({ study_field: "Medicina", desired_careers: ["Derecho"] });
  expect(moveStudyWish(wish, before, next)).toBe(wish);
});

test("to high school and back the field of study is the same", () => {
  const typed = aWish({ study_field: "Medicina" });
  const atSchool = moveStudyWish(typed, "otro", "preparatoria_2");
  expect(moveStudyWish(atSchool, "preparatoria_2", "otro")).toEqual(typed);
});

function aWish({
  study_field = "",
  desired_careers = [""],
}: {
  study_field?: string;
  desired_careers?: ReadonlyArray<string>;
}): StudyWish {
  return {
    study_field,
    desired_careers: desired_careers.map((value) => ({ value })),
  };
}
