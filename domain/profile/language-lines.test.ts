import { expect, test } from "vitest";
import {
  emptyLanguageLine,
  type LanguageLine,
  toLanguageFields,
  toLanguageLines,
} from "./language-lines.ts";

test("an unticked box stores no certificate, and a line without a name no language", () => {
  const lines = [
    line({ value: "Inglés", certificate: "TOEFL", score: "95" }),
    line({ level: "B1" }),
  ];
  expect(toLanguageFields("", lines)).toEqual({
    native_language: null,
    secondary_languages: ["Inglés"],
    known_languages: [
      { language: "en", level: null, certificate: null, score: null },
    ],
    has_language_cert: false,
    language_cert_name: null,
    language_cert_score: null,
  });
});

test("the first certificate fills the specification's fields, and each line keeps its own", () => {
  const lines = [
    line({ value: "Portugués", level: "A2" }),
    line({ value: "Francés", hasCertificate: true, certificate: "DELF B2" }),
    line({ value: "Inglés", hasCertificate: true, score: "7" }),
  ];
  const fields = toLanguageFields("Español y quechua", lines);
  expect(fields).toMatchObject({
    has_language_cert: true,
    language_cert_name: "DELF B2",
    language_cert_score: null,
  });
  expect(fields.known_languages?.map(({ language }) => language)).toEqual([
    "es",
    "qu",
    "pt",
    "fr",
    "en",
  ]);
  expect(toLanguageLines(fields)).toEqual(lines);
});

test("a language without a code is stored by name", () => {
  const { known_languages } = toLanguageFields("Awajún", []);
  expect(known_languages).toEqual([
    { language: "Awajún", level: "native", certificate: null, score: null },
  ]);
});

test("at most nine languages are stored, and extra native ones are dropped first", () => {
  const lines = Array.from({ length: 8 }, () => line({ value: "Inglés" }));
  const { known_languages } = toLanguageFields("Español, quechua", lines);
  expect(known_languages).toHaveLength(9);
  expect(known_languages?.at(-1)?.language).toBe("en");
});

test.each([
  [["Francés", "Inglés"], "TOEFL", 1],
  [["Francés"], "TOEFL", 1],
  [["Inglés"], "Diploma", 1],
])(
  "with languages %j, the certificate %j of an older profile goes to line index %i",
  (secondary_languages, language_cert_name, at) => {
    const lines = toLanguageLines({
      secondary_languages,
      has_language_cert: true,
      language_cert_name,
    });
    expect(lines.findIndex(({ hasCertificate }) => hasCertificate)).toBe(at);
    expect(lines[at]?.certificate).toBe(language_cert_name);
  },
);

test.each([
  [["Francés"]],
  [["Inglés"]],
  [["Francés", "Inglés"]],
  ["Francés Alemán Italiano Ruso Chino Árabe Hindi Griego".split(" ")],
])(
  "the certificate of an older profile is unchanged after two saves with %j",
  (names) => {
    const lines = names.map((value) =>
      line({ value, hasCertificate: true, certificate: `${value} B2` }),
    );
    const old = { has_language_cert: true, language_cert_name: "TOEFL" };
    const typed = [...toLanguageLines(old), ...lines];
    const saved = toLanguageFields("Español", typed);
    const savedAgain = toLanguageFields("Español", toLanguageLines(saved));
    for (const fields of [saved, savedAgain]) {
      expect(fields.secondary_languages).toEqual(names);
      expect(fields.language_cert_name).toBe("TOEFL");
      expect(toLanguageLines(fields)).toEqual([
        ...lines,
        line({ hasCertificate: true, certificate: "TOEFL" }),
      ]);
    }
  },
);

test("a ticked box without a certificate name or score adds no line", () => {
  const lines = [
    line({ value: "Inglés", hasCertificate: true }),
    line({ value: "Francés", hasCertificate: true, certificate: "DELF" }),
  ];
  const fields = toLanguageFields("", lines);
  expect(fields.language_cert_name).toBe("DELF");
  expect(toLanguageLines(fields)).toHaveLength(2);
});

test("eight languages and the certificate of an older profile are nine lines", () => {
  const lines = toLanguageLines({
    secondary_languages: Array.from({ length: 8 }, () => "Francés"),
    has_language_cert: true,
    language_cert_name: "TOEFL",
    language_cert_score: "95",
  });
  expect(lines).toHaveLength(9);
  expect(lines.at(-1)).toEqual(
    line({ hasCertificate: true, certificate: "TOEFL", score: "95" }),
  );
});

test("without languages there is one empty line", () => {
  expect(toLanguageLines({})).toEqual([emptyLanguageLine()]);
});

function line(parts: Partial<LanguageLine>): LanguageLine {
  return { ...emptyLanguageLine(), ...parts };
}
