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

test.each(EXAMS)("the facts of $code have the form of the schema", (exam) => {
  expect(examSchema.safeParse(exam).error?.issues ?? []).toEqual([]);
});

test("the facts of application steps have the form of their schemas", () => {
  expect(lettersSchema.safeParse(LETTERS).error?.issues ?? []).toEqual([]);
  expect(noteSchema.safeParse(PAPERWORK_ORDER).success).toBe(true);
  for (const visa of VISAS)
    expect(visaSchema.safeParse(visa).error?.issues ?? []).toEqual([]);
});

test("a fee or a time without its year is refused", () => {
  const [exam] = EXAMS.filter(({ fee }) => fee);
  const { year: _fee, ...fee } = exam?.fee ?? {};
  expect(examSchema.safeParse({ ...exam, fee }).success).toBe(false);
  const [timed] = EXAMS.filter(
    ({ results }) => results?.status === "secondary",
  );
  const { year: _time, ...results } = timed?.results ?? {};
  expect(examSchema.safeParse({ ...timed, results }).success).toBe(false);
});

test("every fee and time states its year, or is the own undated page of the body", () => {
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

test("every exam leads to a page of the catalogue and is no TOEFL Essentials", () => {
  const paths = ENTRIES.map(({ path }) => path);
  for (const { page, name } of EXAMS) {
    expect(paths).toContain(page);
    expect(name).not.toContain("Essentials");
  }
});

test.each(EXAMS)("the texts of $code are those of its facts", (exam) => {
  const named = [exam.frequency, exam.retake].flatMap(
    (fact) => fact?.textKey ?? [],
  );
  expect(Object.keys(exam.texts.es)).toEqual(named);
  expect(Object.keys(exam.texts.en)).toEqual(named);
});

test("the times of Germany's visa are shown as several sources, not as one", () => {
  const germany = VISAS.find(({ destination }) => destination === "DE");
  expect(germany?.times.length).toBeGreaterThan(1);
});
