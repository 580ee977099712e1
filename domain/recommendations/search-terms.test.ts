import { expect, test } from "vitest";
import { MAX_SEARCH_TERMS, searchTerms } from "./search-terms.ts";

const PROFILE = {
  study_level: "preparatoria_3",
  country: "PE",
  desired_careers: ["Derecho", " ", "No sé"],
  languages_to_learn: ["Alemán (A1)", "Inglés", "No"],
};

test("terms in order: career with level, country of a language, level, own country", () => {
  expect(searchTerms(PROFILE, "es")).toEqual([
    "beca Derecho licenciatura",
    "beca Alemania",
    "beca licenciatura",
    "beca Perú",
  ]);
  expect(searchTerms(PROFILE, "en")).toEqual([
    "scholarship Derecho undergraduate",
    "scholarship Germany",
    "scholarship undergraduate",
    "scholarship Peru",
  ]);
});

test("careers and countries alternate, and there are at most `MAX_SEARCH_TERMS`", () => {
  const terms = searchTerms(
    {
      ...PROFILE,
      desired_careers: ["A", "B", "C", "D", "E"],
      languages_to_learn: ["Alemán", "Chino", "Ruso", "Danés", "Sueco"],
    },
    "es",
  );
  expect(terms).toHaveLength(MAX_SEARCH_TERMS);
  expect(terms.slice(0, 4)).toEqual([
    "beca A licenciatura",
    "beca Alemania",
    "beca B licenciatura",
    "beca China",
  ]);
});

test("terms that differ only in case and accents are searched once", () => {
  expect(searchTerms({ desired_careers: ["Física", "FISICA"] }, "es")).toEqual([
    "beca Física",
  ]);
});

test("an empty profile, or one without a known level or country, has no search terms", () => {
  expect(searchTerms({}, "es")).toEqual([]);
  expect(searchTerms({ study_level: "otro", country: "?" }, "es")).toEqual([]);
});
