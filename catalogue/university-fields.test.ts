import { expect, test } from "vitest";
import { internationalUniversities } from "./international-universities/index.ts";
import type { FIELDS } from "./programme.schema.ts";
import { universities } from "./universities/index.ts";

type Field = (typeof FIELDS)[number];

/** Degrees of each field, by the last part of their key; some are in two fields. */
const DEGREES: Readonly<Partial<Record<Field, string>>> = {
  mathematics: "mathematics actuarial",
  naturalSciences:
    "physics biology biochemistry neuroscience life biotechnology environmental",
  technology:
    "computing systems ai aeronautics bionics industrial mechatronics mechanical electrical civil aerospace engineering biological biomedical biotechnology",
  health: "medicine dentistry nursing nutrition veterinary speech",
  environment: "environmental",
  socialSciences:
    "law psychology economics politics government relations social criminology communication ppe",
  business: "management business accounting commerce",
  humanities: "history ppe",
  arts: "architecture design arts film",
};

/** Fields that only the description names, by university. */
const DESCRIBED: Readonly<Record<string, ReadonlyArray<Field>>> = {
  unam: ["humanities", "naturalSciences"],
  ipn: ["socialSciences"],
  uanl: ["humanities", "mathematics", "naturalSciences", "technology"],
};

const ALL = [...universities, ...internationalUniversities];

test("every degree belongs to a field", () => {
  const withoutField = ALL.flatMap(({ programsKeys }) =>
    programsKeys.filter((key) => degreeFields(key).length === 0),
  );
  expect(withoutField).toEqual([]);
});

test.each(ALL)(
  "$id has the fields of its degrees and of its description",
  ({ id, programsKeys, fields }) => {
    const expected = [
      ...programsKeys.flatMap(degreeFields),
      ...(DESCRIBED[id] ?? []),
    ];
    expect(fields.toSorted()).toEqual([...new Set(expected)].toSorted());
  },
);

function degreeFields(key: string): ReadonlyArray<Field> {
  const degree = key.split(".").at(-1) ?? "";
  // `Object.keys` loses the type of the keys.
  return (Object.keys(DEGREES) as ReadonlyArray<Field>).filter((field) =>
    DEGREES[field]?.split(" ").includes(degree),
  );
}
