import { expect, test } from "vitest";
import { compareGrades } from "./compare-grades.ts";
import { type Grade, isOffScale, parseGrade } from "./parse-grade.ts";

test.each<[string | null, string | null, Grade | null]>([
  ["9,3", "0-10", { value: 9.3, scale: "0-10" }],
  [" 9.3 ", "0-10", { value: 9.3, scale: "0-10" }],
  ["93/100", "0-100", { value: 93, scale: "0-100" }],
  ["93 / 100", null, { value: 93, scale: "0-100" }],
  ["3,8/4.0", "Otro", { value: 3.8, scale: "4.0" }],
  ["6/7", "1-7", { value: 6, scale: "1-7" }],
  ["10", "0-10", { value: 10, scale: "0-10" }],
  ["93", "0-10", null],
  ["0.5", "1-7", null],
  ["9.3", "Otro", null],
  ["9.3/12", "0-10", null],
  ["nueve", "0-10", null],
  ["9.3 de promedio", "0-10", null],
  ["-3", "0-10", null],
  ["", "0-10", null],
  [null, "0-10", null],
])("the text %s on the scale %s is the grade %o", (text, system, grade) => {
  expect(parseGrade(text, system)).toEqual(grade);
});

test.each<[string, string, string]>([
  // On one scale numbers are compared.
  ["8.5 0-10", "8.5 0-10", "met"],
  ["8.49 0-10", "8.5 0-10", "unmet"],
  ["90 0-100", "90 0-100", "met"],
  // A mark of 100 is ten times a mark of 10.
  ["85 0-100", "8.5 0-10", "met"],
  ["8.9 0-10", "90 0-100", "unmet"],
  // Other scales give an answer only when every translation agrees.
  ["4.5 0-5", "8.5 0-10", "met"],
  ["4 0-5", "8.5 0-10", "unknown"],
  ["2.4 0-5", "8.5 0-10", "unmet"],
  ["20 0-20", "8.5 0-10", "met"],
  ["17 0-20", "8.5 0-10", "unknown"],
  ["6.5 1-7", "7 0-10", "met"],
  ["4 1-7", "8.5 0-10", "unknown"],
  ["9.8 0-10", "3.75 4.0", "met"],
  ["9 0-10", "3.75 4.0", "unknown"],
  ["8.5 0-10", "3.75 4.0", "unmet"],
  ["9 0-10", "2.5 4.0", "met"],
  ["4 4.0", "90 0-100", "met"],
])("a grade of %s with a minimum of %s is %s", (own, required, answer) => {
  expect(compareGrades(aGrade(own), aGrade(required))).toBe(answer);
});

test("the best grade of each scale meets the best of every scale, and null is unknown", () => {
  const scales = ["5 0-5", "10 0-10", "20 0-20", "100 0-100", "7 1-7", "4 4.0"];
  for (const best of scales)
    for (const required of scales)
      expect(compareGrades(aGrade(best), aGrade(required))).toBe("met");
  expect(compareGrades(null, aGrade("1 4.0"))).toBe("unknown");
});

function aGrade(text: string): Grade {
  const [value = "", scale = ""] = text.split(" ");
  const grade = parseGrade(value, scale);
  if (!grade) throw new Error(`${text} is no grade`);
  return grade;
}

test.each([
  ["95", "0-10", true],
  ["nueve", "0-10", true],
  ["9,5", "0-10", false],
  ["95/100", "0-10", false],
  [" ", "0-10", false],
  ["95", "otro", false],
  ["95", "", false],
])("the text %s is invalid on the scale '%s': %s", (grades, system, isOff) => {
  expect(isOffScale(grades, system)).toBe(isOff);
});
