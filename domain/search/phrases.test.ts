import { expect, test } from "vitest";
import { countOwners, createPhrases, isRare } from "./phrases.ts";

const DOCUMENTS = [
  { id: "beamline", phrases: ["viajar a un acelerador", "concurso de fisica"] },
  { id: "omf", phrases: ["concurso de fisica para prepa en equipo"] },
  { id: "choir", phrases: ["canto coral", "concurso de canto"] },
  { id: "none" },
];

const findNearest = createPhrases(DOCUMENTS);

test("a phrase that has only the words of the query is the nearest", () => {
  const nearness = findNearest("un concurso de física");
  expect(nearness.get("beamline")).toBeCloseTo(1);
  expect(nearness.get("omf")).toBeLessThan(0.9);
  expect(nearness.get("choir")).toBeLessThan(nearness.get("omf") ?? 0);
});

test("an item is scored by its nearest phrase, not by words of several", () => {
  const whole = findNearest("concurso de canto").get("choir");
  const mixed = findNearest("acelerador de fisica").get("beamline");
  expect(whole).toBeCloseTo(1);
  expect(mixed).toBeLessThan(0.9);
});

test("a synonym is as near as the word itself", () => {
  expect(findNearest("certamen de física").get("beamline")).toBeCloseTo(1);
});

test("unknown words, stop words and an empty query are near no item", () => {
  expect(findNearest("xyzzy").size).toBe(0);
  expect(findNearest("quiero un").size).toBe(0);
  expect(findNearest("").size).toBe(0);
});

test("a phrase of one item or none is rare, and a phrase of four items is not", () => {
  const owners = countOwners([
    { phrases: ["canto", "coro"] },
    { phrases: ["canto"] },
    { phrases: ["canto"] },
    { phrases: ["canto"] },
    {},
  ]);
  expect(isRare(owners.get("coro"))).toBe(true);
  expect(isRare(owners.get("canto"))).toBe(false);
  expect(isRare(owners.get("unknown"))).toBe(true);
});
