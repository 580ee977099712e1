import { expect, test } from "vitest";
import { type ProfileEntries, toProfileEntries } from "./entries.ts";
import { emptyLanguageLine } from "./language-lines.ts";
import { normaliseProfile } from "./normalise.ts";
import type { StudentDetails } from "./student-details.ts";
import type { SpecifiedProfile, StudentProfile } from "./student-profile.ts";

const EVERYTHING: SpecifiedProfile & StudentDetails = {
  full_name: "Lucía Pérez",
  avatar_url: "data:image/webp;base64,AA",
  study_level: "preparatoria_2",
  birth_date: "2008-05-17",
  country: "MX",
  phone_country_code: "+52",
  phone_number: "5512345678",
  desired_careers: ["Medicina", "Biología"],
  native_language: "Español",
  secondary_languages: ["Inglés"],
  languages_to_learn: ["Alemán"],
  has_standardized_test: true,
  standardized_test_name: "SAT",
  standardized_test_score: "1400",
  has_language_cert: true,
  language_cert_name: "TOEFL",
  language_cert_score: "95",
  grades_system: "0-10",
  grades: "9.2",
  hobbies: "Ajedrez",
  personal_achievements: "Olimpiada estatal",
  extracurriculars: "Debate",
  school_stage: "upperSecondary",
  study_year: 2,
  years_left: 2,
  study_field: "Medicina",
  region: "Oaxaca",
  known_languages: [
    { language: "es", level: "native", certificate: null, score: null },
    { language: "en", level: "B2", certificate: "TOEFL", score: "95" },
  ],
  must_be_free: true,
  only_known_languages: true,
  wants_girls_programs: true,
  attends_public_school: true,
  has_financial_need: false,
  is_first_generation: true,
  is_working: false,
  has_disability: false,
  is_indigenous: true,
};

test("a full profile passes the form unchanged", () => {
  expect(normaliseProfile(toProfileEntries(EVERYTHING))).toEqual(EVERYTHING);
});

test("an older profile keeps its fields and gains known languages, but no school stage", () => {
  const old: SpecifiedProfile = {
    ...normaliseProfile(toProfileEntries({})),
    full_name: "Lucía Pérez",
    study_level: "preparatoria_2",
    secondary_languages: ["Inglés"],
    has_language_cert: true,
    language_cert_name: "TOEFL",
    language_cert_score: "95",
  };
  const { known_languages, ...normalised } = normaliseProfile(
    toProfileEntries({ ...old, known_languages: null }),
  );
  expect(normalised).toEqual({
    ...normalised,
    ...old,
    known_languages: undefined,
  });
  expect(normalised).toMatchObject({ school_stage: null, years_left: null });
  expect(known_languages).toEqual([
    { language: "en", level: null, certificate: "TOEFL", score: "95" },
  ]);
});

test("an empty form is stored as null, and as false for tests and certificates", () => {
  const normalised = normaliseProfile(toProfileEntries({}));
  const { has_standardized_test, has_language_cert, ...rest } = normalised;
  expect([has_standardized_test, has_language_cert]).toEqual([false, false]);
  expect(new Set(Object.values(rest))).toEqual(new Set([null]));
});

test.each<[Partial<ProfileEntries>, Partial<StudentProfile>]>([
  [{ birth_date: "" }, { birth_date: null }],
  [{ full_name: "  Ana  López " }, { full_name: "Ana  López" }],
  [{ hobbies: " \n " }, { hobbies: null }],
  [
    { native_language: " ", secondary_languages: [emptyLanguageLine()] },
    {
      native_language: null,
      secondary_languages: null,
      known_languages: null,
      has_language_cert: false,
      language_cert_name: null,
      language_cert_score: null,
    },
  ],
  [
    { languages_to_learn: lines(" Inglés ", "", "Alemán") },
    { languages_to_learn: ["Inglés", "Alemán"] },
  ],
  [
    { has_standardized_test: false },
    {
      has_standardized_test: false,
      standardized_test_name: null,
      standardized_test_score: null,
    },
  ],
  [
    { study_level: "posgrado", study_field: " Historia " },
    { study_level: "posgrado", desired_careers: null, study_field: "Historia" },
  ],
  [
    { study_level: "", study_field: "" },
    { study_level: null, desired_careers: null, study_field: null },
  ],
  [
    { study_year: "13", years_left: "x" },
    { study_year: null, years_left: null },
  ],
  [{ must_be_free: false }, { must_be_free: null }],
  [{ has_financial_need: "" }, { has_financial_need: null }],
])("%j is stored as %j", (typed, normalised) => {
  expect(
    normaliseProfile({ ...toProfileEntries(EVERYTHING), ...typed }),
  ).toEqual({
    ...EVERYTHING,
    ...normalised,
  });
});

test.each([
  [{ metadataName: " Lu ", email: "lu@correo.example" }, "Lu"],
  [{ metadataName: " ", email: "lu@correo.example" }, "lu@correo.example"],
  [{ metadataName: null, email: "" }, null],
])(
  "without a name in the profile, the account %j gives the name %j",
  (person, name) => {
    const entries = toProfileEntries({ ...EVERYTHING, full_name: null });
    expect(normaliseProfile(entries, person).full_name).toBe(name);
  },
);

test("a missing or rejected picture is replaced by the account's own", () => {
  const metadataAvatar = "https://pictures.example/lu.png";
  const normalised = (avatar_url: string) =>
    normaliseProfile(
      { ...toProfileEntries({}), avatar_url },
      { metadataAvatar },
    );
  expect(normalised("").avatar_url).toBe(metadataAvatar);
  expect(normalised("data:image/webp;base64,AA").avatar_url).toBe(
    "data:image/webp;base64,AA",
  );
  expect(normalised("javascript:alert(1)").avatar_url).toBe(metadataAvatar);
});

test.each(["http://pictures.example/lu.png", "data:image/svg+xml;base64,AA"])(
  "the account's picture at %j is not copied",
  (metadataAvatar) => {
    expect(
      normaliseProfile(toProfileEntries({}), { metadataAvatar }).avatar_url,
    ).toBe(null);
  },
);

test("an empty list of the form has one empty line, which no other list shares", () => {
  const { desired_careers, languages_to_learn } = toProfileEntries({
    desired_careers: [],
  });
  expect(desired_careers).toEqual([{ value: "" }]);
  expect(languages_to_learn[0]).not.toBe(desired_careers[0]);
});

function lines(...values: ReadonlyArray<string>) {
  return values.map((value) => ({ value }));
}
