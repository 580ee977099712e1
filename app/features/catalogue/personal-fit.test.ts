import { expect, test } from "vitest";
import { fitFirst } from "./personal-fit.ts";

const POSTGRADUATE = { facets: { nivel: ["posgrado"] } };
const MEXICAN = { facets: { nivel: ["prepa"], pais: ["MX"] } };
const OPEN = { facets: {} };
const OWN = {
  facets: { nivel: ["prepa", "licenciatura"], pais: ["PE", "MX"] },
};
const ALL = [POSTGRADUATE, MEXICAN, OPEN, OWN];

test("cards that fit level and country come first, in their own order", () => {
  expect(fitFirst(ALL, { levels: ["prepa"], country: "PE" })).toEqual([
    OPEN,
    OWN,
    POSTGRADUATE,
    MEXICAN,
  ]);
});

test("an unknown fact changes no order", () => {
  expect(fitFirst(ALL, { levels: [], country: null })).toEqual(ALL);
});
