import { expect, test } from "vitest";
import { YES_NO_FACTS } from "./detail-kinds.ts";
import { profileToMerge } from "./merge-profiles.ts";

test("an empty account takes all device fields except blank and unticked ones", () => {
  expect(
    profileToMerge(
      {},
      {
        country: "PE",
        study_level: "preparatoria_2",
        hobbies: " ",
        grades: null,
        desired_careers: ["Medicina"],
        languages_to_learn: ["", " "],
        has_language_cert: false,
      },
    ),
  ).toEqual({
    country: "PE",
    study_level: "preparatoria_2",
    desired_careers: ["Medicina"],
  });
});

test("account values take precedence over device values", () => {
  expect(
    profileToMerge(
      { country: "MX", secondary_languages: ["Inglés"], hobbies: "" },
      { country: "PE", secondary_languages: ["Francés"], hobbies: "Ajedrez" },
    ),
  ).toEqual({ hobbies: "Ajedrez" });
});

test("nulls, blanks, empty lists and unticked boxes of an account take device values", () => {
  expect(
    profileToMerge(
      {
        country: null,
        study_level: "preparatoria_3",
        hobbies: "  ",
        desired_careers: [""],
        has_standardized_test: false,
      },
      {
        country: "PE",
        hobbies: "Ajedrez",
        desired_careers: ["Medicina"],
        has_standardized_test: true,
        standardized_test_name: "SAT",
      },
    ),
  ).toEqual({
    country: "PE",
    hobbies: "Ajedrez",
    desired_careers: ["Medicina"],
    has_standardized_test: true,
    standardized_test_name: "SAT",
  });
});

test.each([
  [{ phone_number: "999" }, { phone_country_code: "+51" }],
  [{ grades: "9.1" }, { grades_system: "0-20", grades: "18" }],
  [
    { has_language_cert: true, language_cert_name: "DELF" },
    { has_language_cert: true, language_cert_score: "110" },
  ],
  [{ standardized_test_name: "SAT" }, { standardized_test_score: "30" }],
])("related fields are not mixed from two profiles: %j", (account, device) => {
  expect(profileToMerge(account, device)).toEqual({});
});

test.each([
  ["preparatoria_1", "posgrado", true],
  [" ", "preparatoria_1", true],
  ["licenciatura_cursando", "preparatoria_1", false],
  [null, "licenciatura_cursando", false],
  [null, null, false],
])(
  "careers are merged only into a high-school profile: account %j, device %j, %j",
  (accountLevel, deviceLevel, areMerged) => {
    const merged = profileToMerge(
      { study_level: accountLevel },
      { study_level: deviceLevel, desired_careers: ["Medicina"] },
    );
    expect("desired_careers" in merged).toBe(areMerged);
  },
);

test.each(YES_NO_FACTS)(
  "an account's answer no to %s is not changed",
  (fact) => {
    expect(profileToMerge({ [fact]: false }, { [fact]: true })).toEqual({});
  },
);

test.each(YES_NO_FACTS)(
  "a device's answer no to %s is merged into an account without an answer",
  (fact) => {
    expect(profileToMerge({ [fact]: null }, { [fact]: false })).toEqual({
      [fact]: false,
    });
    expect(profileToMerge({ [fact]: true }, { [fact]: false })).toEqual({});
    expect(profileToMerge({}, { [fact]: null })).toEqual({});
  },
);

test("unknown fields are not merged", () => {
  const device = { country: "PE", id: "someone", is_admin: true };
  expect(profileToMerge({}, device)).toEqual({ country: "PE" });
});
