import { expect, test } from "vitest";
import {
  type ProfileEntries,
  toProfileEntries,
} from "#domain/profile/entries.ts";
import {
  emptyLanguageLine,
  type LanguageLine,
} from "#domain/profile/language-lines.ts";
import { MAX_LENGTH } from "#domain/profile/limits.ts";
import { profileSchema } from "./profile.schema.ts";

const schema = profileSchema(
  {
    tooLong: (max) => `at most ${max}`,
    birthDate: "not a birth date",
    country: "not listed",
    tooMany: (max) => `${max} entries`,
    namelessCertificate: "which language?",
  },
  "2026-03-01",
);

test("an empty form is valid: no field is required (specification §5)", () => {
  expect(findFaults({})).toEqual([]);
});

const { language_cert_name, language_cert_score, ...FIELD_MAX_LENGTH } =
  MAX_LENGTH;

test.each([
  ["", true],
  ["PE", true],
  ["pe", false],
  ["qqqq", false],
])("the country %j is valid: %j", (country, isValid) => {
  expect(findFaults({ country })).toEqual(
    isValid ? [] : [["country", "not listed"]],
  );
});

test.each(Object.entries(FIELD_MAX_LENGTH))(
  "%s takes at most %i characters, ignoring outer blanks",
  (name, max) => {
    const isList = Array.isArray(
      toProfileEntries({})[name as keyof ProfileEntries],
    );
    const withLength = (length: number) => {
      const value = ` ${"ñ".repeat(length)} `;
      const entry = { ...emptyLanguageLine(), value };
      return { [name]: isList ? [emptyLanguageLine(), entry] : value };
    };
    expect(findFaults(withLength(max))).toEqual([]);
    expect(findFaults(withLength(max + 1))).toEqual([
      [isList ? `${name}.1.value` : name, `at most ${max}`],
    ]);
  },
);

test.each([
  ["certificate", language_cert_name],
  ["score", language_cert_score],
])("the %s of a language takes at most %i characters", (part, max) => {
  const withLength = (length: number) => ({
    secondary_languages: [
      { ...emptyLanguageLine(), [part]: "ñ".repeat(length) },
    ],
  });
  expect(findFaults(withLength(max))).toEqual([]);
  expect(findFaults(withLength(max + 1))).toEqual([
    [`secondary_languages.0.${part}`, `at most ${max}`],
  ]);
});

test("a ninth language line is valid with only a certificate, and a fault with a language", () => {
  const eight = Array.from({ length: 8 }, () => aLine({ value: "Inglés" }));
  const ninth = aLine({ hasCertificate: true, certificate: "TOEFL" });
  expect(findFaults({ secondary_languages: [...eight, ninth] })).toEqual([]);
  const named = [...eight, { ...ninth, value: "Francés" }];
  expect(findFaults({ secondary_languages: named })).toEqual([
    ["secondary_languages.8.value", "8 entries"],
  ]);
});

test("a second certificate without a language is a fault", () => {
  const nameless = aLine({ hasCertificate: true, certificate: "TOEFL" });
  const faults = (...lines: ReadonlyArray<LanguageLine>) =>
    findFaults({ secondary_languages: [...lines] });
  expect(faults(nameless, { ...nameless, certificate: "" })).toEqual([]);
  expect(faults(nameless, { ...nameless, value: "Inglés" })).toEqual([]);
  expect(faults(nameless, { ...nameless, hasCertificate: false })).toEqual([]);
  expect(faults(nameless, { ...nameless, certificate: "DELF" })).toEqual([
    ["secondary_languages.1.value", "which language?"],
  ]);
});

test.each([
  ["", true],
  ["1900-01-01", false],
  ["1900-01-02", true],
  ["2026-03-01", true],
  ["2026-03-02", false],
  ["20085-01-01", false],
  ["2009-02-29", false],
  ["2008-05-", false],
])("the birth date %j is valid: %j", (birth_date, isValid) => {
  expect(findFaults({ birth_date })).toEqual(
    isValid ? [] : [["birth_date", "not a birth date"]],
  );
});

function aLine(parts: Partial<LanguageLine>): LanguageLine {
  return { ...emptyLanguageLine(), ...parts };
}

function findFaults(typed: Partial<ProfileEntries>) {
  const { error } = schema.safeParse({ ...toProfileEntries({}), ...typed });
  return (error?.issues ?? []).map(({ path, message }) => [
    path.join("."),
    message,
  ]);
}
