import { expect, test } from "vitest";
import { parseCertificate } from "../languages/certificate.ts";
import { matchLanguageCodes } from "../languages/named-languages.ts";
import { languageNames } from "../profile/languages.ts";
import type { StudentProfile } from "../profile/student-profile.ts";
import type { Condition } from "./condition.ts";
import { judgeItem } from "./judge.ts";
import { judgeLanguage } from "./judge-language.ts";
import { missingFact } from "./missing-fact.ts";

type RequiredLanguage = Extract<Condition, { kind: "language" }>;

const SPANISH = { native_language: "Español" };
const FRENCH_TOO = { ...SPANISH, secondary_languages: ["Francés"] };
const ENGLISH: RequiredLanguage = { kind: "language", language: "en" };
const ENGLISH_B2: RequiredLanguage = { ...ENGLISH, cefr: "B2" };

test.each<[RequiredLanguage, Partial<StudentProfile>, string]>([
  [ENGLISH, { native_language: "English" }, "met"],
  [{ ...ENGLISH, cefr: "C2" }, { native_language: "inglés" }, "met"],
  // The student lists languages, and English is not among them.
  [ENGLISH, FRENCH_TOO, "unmet"],
  // Languages that are not listed may include English.
  [ENGLISH, SPANISH, "unknown"],
  [ENGLISH, { ...SPANISH, secondary_languages: null }, "unknown"],
  [ENGLISH, { ...SPANISH, secondary_languages: [] }, "unknown"],
  // The language is listed without a level.
  [
    ENGLISH,
    { ...SPANISH, secondary_languages: ["Inglés (básico)"] },
    "unknown",
  ],
  [
    ENGLISH,
    { ...SPANISH, secondary_languages: ["francés e inglés"] },
    "unknown",
  ],
  // An unknown language might be English.
  [ENGLISH, { ...SPANISH, secondary_languages: ["Klingon"] }, "unknown"],
  [ENGLISH, { native_language: "Klingon" }, "unknown"],
  [ENGLISH, { secondary_languages: ["Francés"] }, "unknown"],
  [ENGLISH, {}, "unknown"],
  // Certificates.
  [ENGLISH_B2, withCertificate("TOEFL iBT", "95"), "met"],
  [ENGLISH_B2, withCertificate("TOEFL iBT", "71"), "unmet"],
  [ENGLISH_B2, withCertificate("TOEFL iBT", ""), "unknown"],
  [
    ENGLISH_B2,
    {
      ...FRENCH_TOO,
      ...withCertificate("IELTS", "7"),
      has_language_cert: false,
    },
    "unmet",
  ],
  [ENGLISH_B2, { ...FRENCH_TOO, ...withCertificate("DELF B2", "") }, "unmet"],
  [ENGLISH_B2, withCertificate("DELF B2", ""), "unknown"],
  [
    { kind: "language", language: "de", cefr: "C1" },
    withCertificate("TestDaF", "4"),
    "unknown",
  ],
  [
    { kind: "language", language: "de", cefr: "C1" },
    withCertificate("TestDaF", "TDN 5"),
    "met",
  ],
  [
    { kind: "language", language: "de", cefr: "C1" },
    withCertificate("TestDaF", "3"),
    "unmet",
  ],
  // Without a named level C1 suffices, and less is unknown.
  [ENGLISH, withCertificate("IELTS", "7,0"), "met"],
  [ENGLISH, withCertificate("IELTS", "6.5"), "unknown"],
])("the language condition %o for %o is %s", (condition, student, answer) => {
  expect(judgeLanguage(condition, student)).toBe(answer);
});

test.each<[Partial<StudentProfile>, string]>([
  [withCertificate("TOEFL iBT", "80"), "met"],
  [withCertificate("toefl ibt (2025)", "60"), "unmet"],
  [withCertificate("IELTS", "8"), "unknown"],
  // A stated level replaces neither a low result nor a missing one.
  [{ ...knows("C1"), ...withCertificate("TOEFL iBT", "60") }, "unmet"],
  [knows("C1", "TOEFL iBT", "60"), "unmet"],
  [knows("C1", "TOEFL iBT"), "unknown"],
  [{ native_language: "English" }, "unknown"],
  [{ native_language: "English", has_language_cert: false }, "unmet"],
  // A certificate of a language that is not spoken is not held.
  [FRENCH_TOO, "unmet"],
  [{ ...FRENCH_TOO, secondary_languages: ["Inglés"] }, "unknown"],
])(
  "a named certificate is met by that certificate only: %o is %s",
  (student, answer) => {
    const condition: RequiredLanguage = {
      ...ENGLISH_B2,
      certificate: "TOEFL iBT",
    };
    expect(judgeLanguage(condition, student)).toBe(answer);
  },
);

test.each([
  ["IELTS Academic", "9", "en C2 C2"],
  ["IELTS 5.5", "", "en B2 B2"],
  ["IELTS", "3", "en ?"],
  ["TOEFL-iBT", "114/120", "en C2 C2"],
  ["TOEFL ITP", "550", "en ?"],
  // Since 2026 TOEFL iBT scores are from 1 to 6, in halves, beside those from 0 to 120.
  ["TOEFL iBT", "6", "en C2 C2"],
  ["TOEFL iBT", "5,5", "en C1 C1"],
  ["TOEFL iBT", "4.5", "en B2 B2"],
  ["TOEFL iBT", "3", "en B1 B1"],
  ["TOEFL iBT", "2.5", "en ?"],
  ["TOEFL iBT", "42", "en B1 B1"],
  ["TOEFL iBT", "41", "en ?"],
  ["TOEFL Essentials", "6", "en ?"],
  ["Cambridge B2 First", "", "en B2 B2"],
  ["First Certificate (FCE)", "B", "en B2 B2"],
  ["B2 First", "182", "en C1 C1"],
  ["CAE", "172", "en B2 B2"],
  // The result takes precedence over the name.
  ["C1 Advanced", "B2", "en B2 B2"],
  ["C1 Advanced", "100", "en ?"],
  ["DALF C1", "B2", "fr B2 B2"],
  ["B1 Preliminary", "", "en B1 B1"],
  ["PET", "aprobado", "en B1 B1"],
  ["A2 Key", "", "en A2 A2"],
  ["KET", "141", "en B1 B1"],
  ["C2 Proficiency", "Grade C", "en C2 C2"],
  ["DALF", "C1", "fr C1 C1"],
  ["Goethe-Zertifikat B1", "88", "de B1 B1"],
  ["DELE C2", "apto", "es C2 C2"],
  ["Certificado de portugués", "B2", "pt B2 B2"],
  ["HSK 4", "", "zh ?"],
  ["Mi diploma", "B2", "?"],
])("the certificate %s with the result %s shows %s", (name, score, shown) => {
  const certificate = parseCertificate(name, score);
  const level = certificate?.shown;
  expect(
    [certificate?.language, level ? `${level.from} ${level.to}` : "?"]
      .filter(Boolean)
      .join(" "),
  ).toBe(shown);
});

test("the missing fact is the languages, then the level of the required language", () => {
  const speaker = { ...SPANISH, secondary_languages: ["Inglés"] };
  const cases: ReadonlyArray<[Partial<StudentProfile>, string]> = [
    [{}, "languages"],
    [SPANISH, "languages"],
    [{ ...SPANISH, secondary_languages: [] }, "languages"],
    [withCertificate("DELF B2", ""), "languages"],
    [{ secondary_languages: ["Inglés"] }, "languageLevel"],
    [withCertificate("TOEFL iBT", ""), "languageLevel"],
    [speaker, "languageLevel"],
    [{ ...speaker, has_language_cert: false }, "languageLevel"],
    [{ ...speaker, ...withCertificate("TOEFL iBT", "") }, "languageLevel"],
    [{ ...speaker, ...withCertificate("DELF B2", "") }, "languageLevel"],
  ];
  for (const [student, missing] of cases)
    expect(missingFact(ENGLISH_B2, student)).toBe(missing);
});

test("a certificate or a stated level decides a required level", () => {
  const certified = withCertificate("B2 First (Cambridge)", "B2");
  for (const student of [certified, knows("B2")]) {
    expect(judgeLanguage(ENGLISH_B2, student)).toBe("met");
    expect(judgeLanguage({ ...ENGLISH, cefr: "C1" }, student)).toBe("unmet");
    const [open] = judgeItem([ENGLISH], student, "2026-11-21").judgements;
    expect(open).toMatchObject({
      answer: "unknown",
      missing: null,
      reason: "noLevelNamed",
    });
  }
});

test.each([
  ["HSK 3", null, "met"],
  ["HSK", "4", "met"],
  ["HSK 5", null, "met"],
  ["HSK 2", null, "unmet"],
  // Points of the exam.
  ["HSK", "245", "unknown"],
  ["HSK", null, "unknown"],
  ["TOCFL 4", null, "unknown"],
])(
  "for HSK 3 the certificate %s with the result %s is %s",
  (name, score, answer) => {
    const condition = {
      kind: "language",
      language: "zh",
      certificate: "HSK 3",
    } as const;
    expect(judgeLanguage(condition, withCertificate(name, score))).toBe(answer);
  },
);

test("a student with a stated level is asked for a named certificate", () => {
  const condition = { ...ENGLISH, certificate: "TOEFL iBT" } as const;
  const [open] = judgeItem([condition], knows("C1"), "2026-11-21").judgements;
  expect(open).toMatchObject({
    answer: "unknown",
    reason: null,
    missing: "certificate",
  });
});

test.each<[Partial<StudentProfile>, string]>([
  [knows("native"), "met"],
  [knows("C2"), "met"],
  [knows("A2"), "unmet"],
  [knows(null), "unknown"],
  [knows(null, "IELTS", "6"), "met"],
  // A certificate without a language belongs to the language of its line.
  [knows(null, "EF SET", "C1"), "met"],
  [knows(null, "EF SET", "B1"), "unmet"],
  [knows(null, "Certificado B2"), "met"],
  [knows(null, "Linguaskill", "B2"), "met"],
  [knows(null, null, "B2"), "met"],
  [knows(null, "", "B2"), "met"],
  [knows(null, "EF SET", "72"), "unknown"],
  // A certificate of another language belongs to that language.
  [knows(null, "DELF", "B2"), "unknown"],
  // The best level counts.
  [{ ...knows("B1"), ...withCertificate("TOEFL iBT", "100") }, "met"],
  [{ known_languages: [] }, "unknown"],
  [{ ...SPANISH, known_languages: [aLanguage("fr", "B2")] }, "unmet"],
  [{ known_languages: [aLanguage("fr", "B2")] }, "unknown"],
  // Other languages are unknown.
  [{ ...SPANISH, known_languages: [aLanguage("es", "native")] }, "unknown"],
  [{ known_languages: [aLanguage("es", "native")] }, "unknown"],
  [
    {
      known_languages: [aLanguage("es", "native"), aLanguage("fr", "B2")],
    },
    "unmet",
  ],
])("listed languages with their level count: %o is %s", (student, answer) => {
  expect(judgeLanguage(ENGLISH_B2, student)).toBe(answer);
});

test("a named certificate listed with another language has the answer `unknown`", () => {
  const toefl: RequiredLanguage = { ...ENGLISH, certificate: "TOEFL iBT" };
  const german = { ...aLanguage("de", "native"), certificate: "TOEFL iBT" };
  expect(judgeLanguage(toefl, { known_languages: [german] })).toBe("unknown");
  const english = { ...german, language: "en", level: "B2" };
  expect(judgeLanguage(toefl, { known_languages: [english] })).toBe("met");
});

test("a list of languages does not replace a named certificate", () => {
  const toefl: RequiredLanguage = { ...ENGLISH, certificate: "TOEFL iBT" };
  for (const student of [{}, SPANISH, withCertificate("DELF", "B2")])
    expect(missingFact(toefl, student)).toBe("certificate");
  // Its result could show the level, but one with a result needs no other.
  expect(missingFact(toefl, withCertificate("TOEFL iBT", null))).toBe(
    "certificate",
  );
  expect(missingFact(toefl, withCertificate("IELTS", "8"))).toBeNull();
});

test("every language of the profile form is recognised by its Spanish and English name", () => {
  const named = ["es", "en"].map((locale) =>
    languageNames(locale).map(matchLanguageCodes),
  );
  for (const codes of named.flat()) expect(codes).toHaveLength(1);
  const [spanish, english] = named.map((codes) => codes.flat().toSorted());
  expect(spanish).toEqual(english);
});

function knows(
  level: string | null,
  certificate: string | null = null,
  score: string | null = null,
): Partial<StudentProfile> {
  return {
    ...SPANISH,
    known_languages: [{ ...aLanguage("en", level), certificate, score }],
  };
}

function aLanguage(language: string, level: string | null) {
  return { language, level, certificate: null, score: null };
}

function withCertificate(
  name: string,
  score: string | null,
): Partial<StudentProfile> {
  return {
    ...SPANISH,
    has_language_cert: true,
    language_cert_name: name,
    language_cert_score: score,
  };
}
