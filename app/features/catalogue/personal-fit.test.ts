import { expect, test } from "vitest";
import type { FieldView } from "#catalogue/views/view.ts";
import type { SchoolStage } from "#domain/profile/student-details.ts";
import { fitFirst, personalFit } from "./personal-fit.ts";

const POSTGRADUATE = { facets: { nivel: ["posgrado"] } };
const MEXICAN = { facets: { nivel: ["prepa"], pais: ["MX"] } };
const OPEN = { facets: {} };
const PERUVIAN = {
  facets: { nivel: ["prepa", "licenciatura"], pais: ["PE", "MX"] },
};
const ALL = [POSTGRADUATE, MEXICAN, OPEN, PERUVIAN];

test("cards that fit level and country come first, and ties keep their order", () => {
  expect(fitFirst(ALL, { levels: ["prepa"], country: "PE" })).toEqual([
    OPEN,
    PERUVIAN,
    POSTGRADUATE,
    MEXICAN,
  ]);
});

test("of the fitting cards, one only for the user's country and of the best card's kind is first", () => {
  const card = (nivel: string, catalogo: string, pais?: Array<string>) => ({
    facets: { nivel: [nivel], catalogo: [catalogo], ...(pais && { pais }) },
  });
  const best = card("prepa", "becas");
  const fitting = card("prepa", "becas", ["PE"]);
  const forMany = card("prepa", "becas", ["PE", "MX"]);
  const otherKind = card("prepa", "competencias", ["PE"]);
  const otherLevel = card("posgrado", "becas", ["PE"]);
  expect(
    fitFirst([best, forMany, otherKind, otherLevel, fitting], {
      levels: ["prepa"],
      country: "PE",
    }),
  ).toEqual([fitting, best, forMany, otherKind, otherLevel]);
});

test("without level and country the order stays", () => {
  expect(fitFirst(ALL, { levels: [], country: null })).toEqual(ALL);
});

test("the text for a student in lower secondary names that stage, not the level they look for", () => {
  const fields: ReadonlyArray<FieldView> = [
    {
      name: "nivel",
      label: "Nivel",
      choices: [["prepa", "Preparatoria"]],
      pages: null,
    },
  ];
  const text = (school_stage: SchoolStage) =>
    personalFit({ school_stage }, fields, "Secundaria")?.text;
  expect(text("lowerSecondary")).toBe("Secundaria");
  expect(text("upperSecondary")).toBe("Preparatoria");
});
