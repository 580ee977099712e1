import { expect, test } from "vitest";
import {
  lettersSchema,
  noteSchema,
  visaSchema,
} from "./application-step.schema.ts";
import { LETTERS, PAPERWORK_ORDER, VISAS } from "./application-steps.ts";
import { COUNTRIES } from "./countries/index.ts";
import { examSchema } from "./exam.schema.ts";
import { EXAMS } from "./exams/index.ts";
import { ENTRIES } from "./index.ts";

test.each(EXAMS)("the facts of $code satisfy the schema", (exam) => {
  expect(examSchema.safeParse(exam).error?.issues ?? []).toEqual([]);
});

test("the facts of application steps satisfy their schemas", () => {
  expect(lettersSchema.safeParse(LETTERS).error?.issues ?? []).toEqual([]);
  expect(noteSchema.safeParse(PAPERWORK_ORDER).success).toBe(true);
  for (const visa of VISAS)
    expect(visaSchema.safeParse(visa).error?.issues ?? []).toEqual([]);
});

test("a fee, or a time from a secondary source, is rejected without its year", () => {
  const [exam] = EXAMS.filter(({ fee }) => fee);
  expect(exam).toBeDefined();
  const { year: _fee, ...fee } = exam?.fee ?? {};
  expect(examSchema.safeParse({ ...exam, fee }).success).toBe(false);
  const [timed] = EXAMS.filter(
    ({ results }) => results?.status === "secondary",
  );
  expect(timed).toBeDefined();
  const { year: _time, ...results } = timed?.results ?? {};
  expect(examSchema.safeParse({ ...timed, results }).success).toBe(false);
});

test("every fee and time has its year or is confirmed by the body that makes the rule", () => {
  const facts = [
    ...EXAMS.flatMap(({ fee, registration, results }) => [
      fee,
      registration,
      results,
    ]),
    ...VISAS.flatMap(({ times }) => times),
    ...COUNTRIES.flatMap(({ passport, legalisation }) => [
      passport?.fee,
      passport?.days,
      legalisation?.fee,
      legalisation?.days,
      legalisation?.schoolPapersDays,
    ]),
  ].flatMap((fact) => fact ?? []);
  expect(facts.length).toBeGreaterThan(35);
  for (const fact of facts)
    expect([
      fact.source,
      fact.year !== undefined ||
        ("status" in fact && fact.status === "confirmed"),
    ]).toEqual([fact.source, true]);
});

test("every exam has a page in the catalogue, and none is TOEFL Essentials", () => {
  const paths = ENTRIES.map(({ path }) => path);
  for (const { page, name } of EXAMS) {
    expect(paths).toContain(page);
    expect(name).not.toContain("Essentials");
  }
});

test.each(EXAMS)("$code has exactly the texts that its facts use", (exam) => {
  const usedKeys = [exam.frequency, exam.retake].flatMap(
    (fact) => fact?.textKey ?? [],
  );
  expect(Object.keys(exam.texts.es)).toEqual(usedKeys);
  expect(Object.keys(exam.texts.en)).toEqual(usedKeys);
});

test("Germany's visa has more than one processing time", () => {
  const germany = VISAS.find(({ destination }) => destination === "DE");
  expect(germany?.times.length).toBeGreaterThan(1);
});
