import { expect, test } from "vitest";
import { createPhrases } from "./phrases.ts";

const sharePhrases = createPhrases([
  { id: "beamline", phrases: "viajar a un acelerador; concurso de fisica" },
  { id: "omf", phrases: "concurso de fisica para prepa en equipo" },
  { id: "none" },
]);

test("a phrase with every word counts by the share that they cover", () => {
  const shares = sharePhrases(["concurs", "fisic"]);
  expect([...shares.keys()]).toEqual(["beamline", "omf"]);
  expect(shares.get("beamline")).toBe(1);
  expect(shares.get("omf")).toBeLessThan(1);
});

test("words of several phrases, or unknown ones, make no phrase", () => {
  expect(sharePhrases(["acelerador", "fisic"]).size).toBe(0);
  expect(sharePhrases([]).size).toBe(0);
});
