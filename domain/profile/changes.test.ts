import { expect, test } from "vitest";
import { changedFields, pickFields, withDependentFields } from "./changes.ts";
import { toProfileEntries } from "./entries.ts";
import { emptyLanguageLine } from "./language-lines.ts";
import { normaliseProfile } from "./normalise.ts";

const BEFORE = toProfileEntries({
  country: "PE",
  hobbies: "Ajedrez",
  secondary_languages: ["Inglés"],
  grades_system: "0-20",
  grades: "17",
  study_level: "Secundaria",
  desired_careers: ["Medicina"],
});

test("fields with different entries are changed, and those with equal entries are not", () => {
  const now = {
    ...BEFORE,
    hobbies: "Canto",
    secondary_languages: [
      ...BEFORE.secondary_languages,
      { ...emptyLanguageLine(), value: "Francés" },
    ],
  };
  expect(changedFields(BEFORE, now)).toEqual([
    "secondary_languages",
    "hobbies",
  ]);
  expect(pickFields(now, ["hobbies"])).toEqual({ hobbies: "Canto" });
  expect(changedFields(BEFORE, structuredClone(BEFORE))).toEqual([]);
});

test("every field of the form with another value is reported as changed", () => {
  const empty = toProfileEntries({});
  const other = Object.fromEntries(
    Object.keys(empty).map((field) => [field, "other"]),
  );
  expect(
    changedFields(empty, other as unknown as typeof empty).toSorted(),
  ).toEqual(Object.keys(empty).toSorted());
});

test("a changed average is saved with its scale only, and no change saves nothing", () => {
  const profile = normaliseProfile({ ...BEFORE, grades: "18" });
  expect(withDependentFields(profile, ["grades"])).toEqual({
    grades_system: "0-20",
    grades: "18",
  });
  expect(withDependentFields(profile, [])).toEqual({});
});

test("an emptied field is saved as null", () => {
  const profile = normaliseProfile({ ...BEFORE, hobbies: "" });
  expect(withDependentFields(profile, ["hobbies"])).toEqual({ hobbies: null });
});

test.each(["posgrado", ""])(
  "level '%s' removes the careers that it hides",
  (study_level) => {
    const profile = normaliseProfile({ ...BEFORE, study_level });
    expect(withDependentFields(profile, ["study_level"])).toEqual({
      study_level: study_level || null,
      school_stage: null,
      study_year: null,
      years_left: null,
      desired_careers: null,
    });
  },
);

test("another year of high school keeps the careers", () => {
  const study_level = "preparatoria_2";
  const profile = normaliseProfile({ ...BEFORE, study_level });
  expect(withDependentFields(profile, ["study_level"])).toEqual({
    study_level,
    school_stage: null,
    study_year: null,
    years_left: null,
  });
});

test("a changed native language is saved with every language field", () => {
  const profile = normaliseProfile({ ...BEFORE, native_language: "Español" });
  expect(withDependentFields(profile, ["native_language"])).toEqual({
    native_language: "Español",
    secondary_languages: ["Inglés"],
    known_languages: [
      { language: "es", level: "native", certificate: null, score: null },
      { language: "en", level: null, certificate: null, score: null },
    ],
    has_language_cert: false,
    language_cert_name: null,
    language_cert_score: null,
  });
});
