import { expect, test } from "vitest";
import { COUNTRIES } from "../countries/index.ts";
import { gradeRuleSchema } from "./grade-rule.schema.ts";
import { gradeRules } from "./grade-rules.ts";
import { usualScales } from "./usual-scales.ts";

test.each(gradeRules)("the rule $id has the form of the schema", (rule) => {
  expect(gradeRuleSchema.safeParse(rule).error?.issues ?? []).toEqual([]);
});

test("rule ids are unique, and each part of the page has rules", () => {
  const ids = gradeRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(gradeRules.map(({ part }) => part)).size).toBe(3);
});

test.each([
  ["confirmed", []],
  ["secondary", []],
  ["well-known", gradeRules[0]?.sources ?? []],
])("a rule that is %s with the sources %o is rejected", (status, sources) => {
  const rule = { ...gradeRules[0], status, sources };
  expect(gradeRuleSchema.safeParse(rule).success).toBe(false);
});

test("rule texts differ between the languages and have no exclamation marks", () => {
  for (const { texts } of gradeRules)
    for (const part of ["title", "text"] as const) {
      expect(texts.es[part]).not.toBe(texts.en[part]);
      expect(texts.es[part] + texts.en[part]).not.toMatch(/[!¡]/);
    }
});

test("a usual scale repeats no number of its country's sourced scale", () => {
  const codes = COUNTRIES.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(Object.keys(usualScales)));
  let compared = 0;
  for (const { code, gradeScale } of COUNTRIES) {
    const usual = usualScales[code];
    if (!usual || !gradeScale) continue;
    compared += 1;
    if (gradeScale.kind !== "numbers")
      throw new Error(`${code} has no scale of numbers`);
    for (const part of ["lowest", "highest", "pass"] as const)
      expect([
        code,
        part,
        usual[part] !== null && gradeScale[part] !== null,
      ]).toEqual([code, part, false]);
  }
  expect(compared).toBeGreaterThan(0);
});

test("usual and sourced scale together have both ends, and any pass mark between them", () => {
  let passMarks = 0;
  for (const { code, gradeScale } of COUNTRIES) {
    const usual = usualScales[code];
    if (!usual) continue;
    const sourced = gradeScale?.kind === "numbers" ? gradeScale : null;
    const lowest = sourced?.lowest ?? usual.lowest;
    const highest = sourced?.highest ?? usual.highest;
    const pass = sourced?.pass ?? usual.pass;
    expect([code, typeof lowest, typeof highest]).toEqual([
      code,
      "number",
      "number",
    ]);
    if (pass !== null) {
      passMarks += 1;
      expect(pass).toBeGreaterThan(Number(lowest));
      expect(pass).toBeLessThan(Number(highest));
    }
  }
  expect(passMarks).toBeGreaterThan(0);
});
