import { expect, test } from "vitest";
import { entriesOf, type ProfileEntries } from "#domain/profile/entries.ts";
import { MAX_LENGTH } from "#domain/profile/limits.ts";
import { profileSchema } from "./profile.schema.ts";

const schema = profileSchema(
  { tooLong: (max) => `at most ${max}`, birthDate: "not a birth date" },
  "2026-03-01",
);

test("an empty form is right: no field is required (specification §5)", () => {
  expect(faultsOf({})).toEqual([]);
});

test.each(Object.entries(MAX_LENGTH))(
  "%s takes %i characters and no more, blanks around them aside",
  (name, max) => {
    const isList = Array.isArray(entriesOf({})[name as keyof ProfileEntries]);
    const typed = (length: number) => {
      const value = ` ${"ñ".repeat(length)} `;
      return { [name]: isList ? [{ value: "" }, { value }] : value };
    };
    expect(faultsOf(typed(max))).toEqual([]);
    expect(faultsOf(typed(max + 1))).toEqual([
      [isList ? `${name}.1.value` : name, `at most ${max}`],
    ]);
  },
);

test.each([
  ["", true],
  ["1900-01-01", false],
  ["1900-01-02", true],
  ["2026-03-01", true],
  ["2026-03-02", false],
  ["20085-01-01", false],
])("the birth date %j is right: %j", (birth_date, isRight) => {
  expect(faultsOf({ birth_date })).toEqual(
    isRight ? [] : [["birth_date", "not a birth date"]],
  );
});

function faultsOf(typed: Partial<ProfileEntries>) {
  const { error } = schema.safeParse({ ...entriesOf({}), ...typed });
  return (error?.issues ?? []).map(({ path, message }) => [
    path.join("."),
    message,
  ]);
}
