import { expect, test } from "vitest";
import { createWishScorer } from "./wish-score.ts";

const BECAS = { name: "catalogo", value: "becas" };
const LAW = { name: "area", value: "sociales" };
const WOMEN = { name: "condicion", value: "mujeres" };

test("made for women ranks above a mention of them, and that above neither", () => {
  const score = createWishScorer([WOMEN], true);
  const scores = [["mujeres"], ["menciona-mujeres"], ["virtual"]].map(
    (condicion) => score({ condicion }).score,
  );
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(new Set(scores).size).toBe(3);
});

test("a programme that pays is not pushed down by a search for scholarships", () => {
  const score = createWishScorer([BECAS], false);
  const programme = { catalogo: ["oportunidades"] };
  expect(score({ ...programme, costo: ["pagado"] }).score).toBeGreaterThan(
    score({ ...programme, costo: ["gratis"] }).score,
  );
});

test("a scholarship for a subject may as well be for postgraduates", () => {
  const score = (area: boolean, level: string) =>
    createWishScorer(
      area ? [BECAS, LAW] : [BECAS],
      false,
    )({
      catalogo: ["becas"],
      nivel: [level],
    }).score;
  expect(score(true, "posgrado")).toBe(score(true, "licenciatura"));
  expect(score(false, "posgrado")).toBeLessThan(score(false, "licenciatura"));
});

test("another kind than the query names loses most of what the kind gains", () => {
  const score = (kind: string) =>
    createWishScorer([BECAS], false)({ catalogo: [kind] }).score;
  expect(score("recursos")).toBeCloseTo(-0.8 * score("becas"));
});

test("of awards for a user's country those without English come first", () => {
  const score = (wishes: Parameters<typeof createWishScorer>[0]) =>
    ["sin-ingles", "sin-idioma"].map(
      (condition) =>
        createWishScorer(
          wishes,
          false,
        )({ catalogo: ["becas"], condicion: [condition] }).score,
    );
  const home = { name: "pais", value: "EC" };
  const [none = 0, some = 0] = score([BECAS, home]);
  expect(none).toBeGreaterThan(some);
  const abroad = { name: "donde", value: "GB" };
  expect(new Set(score([BECAS, home, abroad])).size).toBe(1);
});

test("a finder for any country loses nothing where a destination is named", () => {
  const italy = { name: "donde", value: "IT" };
  const score = (isFinder: boolean) =>
    createWishScorer(
      [BECAS, italy],
      false,
    )({ catalogo: ["becas"], condicion: isFinder ? ["buscador"] : [] }).score;
  expect(score(true)).toBe(score(false));
});
