import { expect, test } from "vitest";
import { judgeItem } from "./judge.ts";
import { readRegion } from "./regions.ts";
import { verdictLine } from "./verdict-line.ts";

const TODAY = "2026-11-22";
const IN_JALISCO = {
  kind: "region",
  country: "MX",
  regions: ["MX-JAL"],
  changeable: false,
  text: "Vivir en Jalisco",
} as const;

test.each([
  ["Jalisco", "met"],
  ["Guadalajara, JALISCO", "met"],
  ["Estado de Jalisco", "met"],
  ["Nuevo León", "unmet"],
  ["Baja California Sur", "unmet"],
  // Names no known region, or several.
  ["Zapopan", "unknown"],
  ["México", "unknown"],
  ["Jalisco o Colima", "unknown"],
  ["", "unknown"],
])(
  "for a student in %j, the required region Jalisco is %s",
  (region, verdict) => {
    const student = { country: "MX", region };
    expect(judgeItem([IN_JALISCO], student, TODAY).summary).toBe(verdict);
  },
);

test("the verdict line names a missing region or country; another region is unmet", () => {
  const residence = {
    kind: "residence",
    countries: ["MX"],
    changeable: false,
    text: IN_JALISCO.text,
  } as const;
  const line = (student: object) =>
    verdictLine({ conditions: [residence, IN_JALISCO] }, student, TODAY);
  expect(line({ country: "MX" })).toEqual({
    says: "missing",
    facts: ["region"],
  });
  expect(line({ country: "MX", region: "Oaxaca" })).toMatchObject({
    says: "unmet",
  });
  expect(line({})).toEqual({ says: "missing", facts: ["country"] });
});

test.each([
  ["Edomex", "MX-MEX"],
  ["Edo. Mex.", "MX-MEX"],
  ["Toluca, Estado de México", "MX-MEX"],
  ["cdmx", "MX-CMX"],
  ["Ciudad de Mexico", "MX-CMX"],
  ["Baja California", "MX-BCN"],
  ["Baja California Sur", "MX-BCS"],
])("%j is read as the Mexican region %s", (text, code) => {
  expect(readRegion(text, "MX")).toBe(code);
});

test("the region name La Paz gives a code for Bolivia and El Salvador, none for Mexico", () => {
  expect(readRegion("La Paz", "BO")).toBe("BO-L");
  expect(readRegion("La Paz", "SV")).toBe("SV-PA");
  expect(readRegion("La Paz", "MX")).toBeNull();
});

test.each([
  ["Bogotá", "CO-DC"],
  ["Bogotá D.C.", "CO-DC"],
  ["Santander", "CO-SAN"],
  ["Norte de Santander", "CO-NSA"],
  ["Valle del Cauca", "CO-VAC"],
  ["Cauca", "CO-CAU"],
])("%j is read as the Colombian region %s", (text, code) => {
  expect(readRegion(text, "CO")).toBe(code);
});
