import { expect, test } from "vitest";
import { entriesOf, type ProfileEntries } from "./entries.ts";
import { normaliseProfile } from "./normalise.ts";
import type { StudentProfile } from "./student-profile.ts";

const EVERYTHING: StudentProfile = {
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
};

test("a full profile goes through the form and comes back as it was", () => {
  expect(normaliseProfile(entriesOf(EVERYTHING))).toEqual(EVERYTHING);
});

test("of an empty form nothing is known but that no exam was taken", () => {
  const kept = normaliseProfile(entriesOf({}));
  const { has_standardized_test, has_language_cert, ...rest } = kept;
  expect([has_standardized_test, has_language_cert]).toEqual([false, false]);
  expect(new Set(Object.values(rest))).toEqual(new Set([null]));
});

test.each<[Partial<ProfileEntries>, Partial<StudentProfile>]>([
  [{ birth_date: "" }, { birth_date: null }],
  [{ full_name: "  Ana  López " }, { full_name: "Ana  López" }],
  [{ hobbies: " \n " }, { hobbies: null }],
  [{ secondary_languages: lines("", "  ") }, { secondary_languages: null }],
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
    { has_language_cert: false },
    {
      has_language_cert: false,
      language_cert_name: null,
      language_cert_score: null,
    },
  ],
  [
    { study_level: "posgrado" },
    { study_level: "posgrado", desired_careers: null },
  ],
  [{ study_level: "" }, { study_level: null, desired_careers: null }],
])("%j is kept as %j", (typed, kept) => {
  expect(normaliseProfile({ ...entriesOf(EVERYTHING), ...typed })).toEqual({
    ...EVERYTHING,
    ...kept,
  });
});

test.each([
  [{ metadataName: " Lu ", email: "lu@correo.example" }, "Lu"],
  [{ metadataName: " ", email: "lu@correo.example" }, "lu@correo.example"],
  [{ metadataName: null, email: "" }, null],
])("without a name, %j gives %j", (person, name) => {
  const entries = entriesOf({ ...EVERYTHING, full_name: null });
  expect(normaliseProfile(entries, person).full_name).toBe(name);
});

test("a missing picture is the account's own", () => {
  const metadataAvatar = "https://pictures.example/lu.png";
  const kept = (avatar_url: string) =>
    normaliseProfile({ ...entriesOf({}), avatar_url }, { metadataAvatar });
  expect(kept("").avatar_url).toBe(metadataAvatar);
  expect(kept("data:image/webp;base64,AA").avatar_url).toBe(
    "data:image/webp;base64,AA",
  );
});

test("each list of the form has a line to write on, and its own", () => {
  const { desired_careers, languages_to_learn } = entriesOf({
    desired_careers: [],
  });
  expect(desired_careers).toEqual([{ value: "" }]);
  expect(languages_to_learn[0]).not.toBe(desired_careers[0]);
});

function lines(...values: ReadonlyArray<string>) {
  return values.map((value) => ({ value }));
}
