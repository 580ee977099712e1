import { expect, test } from "vitest";
import { fitFirst } from "./personal-fit.ts";

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

test("without level and country the order stays", () => {
  expect(fitFirst(ALL, { levels: [], country: null })).toEqual(ALL);
});
