import { expect, test } from "vitest";
import { createWishScorer } from "./wish-score.ts";

const BECAS = { name: "catalogo", value: "becas" };
const LAW = { name: "area", value: "sociales" };
const WOMEN = { name: "condicion", value: "mujeres" };

test("an item for women outranks one that mentions them, which outranks any other", () => {
  const score = createWishScorer([WOMEN], true);
  const scores = [["mujeres"], ["menciona-mujeres"], ["virtual"]].map(
    (condicion) => score({ condicion }).score,
  );
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(new Set(scores).size).toBe(3);
});

test("in a search for scholarships a programme that pays outranks a free one", () => {
  const score = createWishScorer([BECAS], false);
  const programme = { catalogo: ["oportunidades"] };
  expect(score({ ...programme, costo: ["pagado"] }).score).toBeGreaterThan(
    score({ ...programme, costo: ["gratis"] }).score,
  );
});

test("a postgraduate scholarship loses points only when the query names no subject", () => {
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

test("in a search for health scholarships, school and postgraduate ones lose points", () => {
  const score = (area: string, level: string) =>
    createWishScorer(
      [BECAS, { name: "area", value: area }],
      false,
    )({ catalogo: ["becas"], nivel: [level] }).score;
  for (const level of ["prepa", "posgrado"])
    expect(score("salud", level)).toBeLessThan(score("salud", "licenciatura"));
  expect(score("artes", "prepa")).toBe(score("artes", "licenciatura"));
});

test("in a search for postgraduate studies a resource loses points", () => {
  const score = (level: string, kind: string) =>
    createWishScorer(
      [{ name: "nivel", value: level }],
      false,
    )({ nivel: ["licenciatura", "posgrado"], catalogo: [kind] }).score;
  expect(score("posgrado", "recursos")).toBeLessThan(
    score("posgrado", "oportunidades"),
  );
  expect(score("licenciatura", "recursos")).toBe(
    score("licenciatura", "oportunidades"),
  );
});

test("an award that makes a country's universities free fits a search for them there", () => {
  const isFitting = (home: string, cost: string) =>
    createWishScorer(
      [
        { name: "catalogo", value: "universidades" },
        { name: "costo", value: cost },
        { name: "pais", value: home },
      ],
      true,
    )({
      catalogo: ["becas"],
      costo: ["gratis", "ayuda"],
      nivel: ["licenciatura"],
      pais: ["PY"],
    }).isFitting;
  expect(isFitting("PY", "gratis")).toBe(true);
  expect(isFitting("PY", "ayuda")).toBe(false);
  expect(isFitting("PE", "gratis")).toBe(false);
});

test("an exchange for one other country alone does not fit a destination", () => {
  const isFitting = (home: string) =>
    createWishScorer(
      [
        { name: "condicion", value: "intercambio" },
        { name: "donde", value: "ES" },
        { name: "pais", value: home },
      ],
      false,
    )({ donde: ["fuera"], condicion: ["intercambio"], pais: ["PY"] }).isFitting;
  expect(isFitting("PY")).toBe(true);
  expect(isFitting("PE")).toBe(false);
});

test("an exchange among a few countries fits only destinations among them", () => {
  const isFitting = (destination: string) =>
    createWishScorer(
      [
        { name: "condicion", value: "intercambio" },
        { name: "donde", value: destination },
      ],
      false,
    )({
      donde: ["fuera"],
      condicion: ["intercambio"],
      pais: ["CL", "CO", "MX", "PE"],
    }).isFitting;
  expect(isFitting("CL")).toBe(true);
  expect(isFitting("CA")).toBe(false);
});

test("an item of another kind loses 80 % of what the named kind gains", () => {
  const score = (kind: string) =>
    createWishScorer([BECAS], false)({ catalogo: [kind] }).score;
  expect(score("recursos")).toBeCloseTo(-0.8 * score("becas"));
});

test("awards without English outrank others for a home country, but not for a destination", () => {
  const score = (wishes: Parameters<typeof createWishScorer>[0]) =>
    ["sin-ingles", "sin-idioma"].map(
      (condition) =>
        createWishScorer(
          wishes,
          false,
        )({ catalogo: ["becas"], condicion: [condition] }).score,
    );
  const home = { name: "pais", value: "EC" };
  const [withoutEnglish = 0, withoutLanguage = 0] = score([BECAS, home]);
  expect(withoutEnglish).toBeGreaterThan(withoutLanguage);
  const abroad = { name: "donde", value: "GB" };
  expect(new Set(score([BECAS, home, abroad])).size).toBe(1);
});

test("a finder for any country loses no points when the query names a destination", () => {
  const italy = { name: "donde", value: "IT" };
  const score = (isFinder: boolean) =>
    createWishScorer(
      [BECAS, italy],
      false,
    )({ catalogo: ["becas"], condicion: isFinder ? ["buscador"] : [] }).score;
  expect(score(true)).toBe(score(false));
});

test("a foreigner's search excludes items for the destination's own students", () => {
  const score = createWishScorer(
    [
      { name: "donde", value: "MX" },
      { name: "pais", value: "CU" },
      { name: "extranjero", value: "fuera" },
    ],
    true,
  );
  expect(score({ donde: ["MX"] }).isFitting).toBe(true);
  expect(score({ donde: ["MX"], pais: ["CU"] }).isFitting).toBe(true);
  const withoutHome = createWishScorer(
    [
      { name: "donde", value: "MX" },
      { name: "extranjero", value: "fuera" },
    ],
    true,
  );
  expect(withoutHome({ donde: ["MX"] }).isFitting).toBe(true);
  expect(withoutHome({ donde: ["MX"], pais: ["MX"] }).isFitting).toBe(false);
});

test("lessons fit a search for a language whatever the destination, other items only there", () => {
  const isFitting = (...others: ReadonlyArray<string>) =>
    createWishScorer(
      [
        { name: "area", value: "idiomas" },
        { name: "donde", value: "DE" },
        ...others.map((value) => ({ name: "condicion", value })),
      ],
      false,
    )({ area: ["idiomas"] }).isFitting;
  expect([isFitting("aprender"), isFitting("curso"), isFitting()]).toEqual([
    true,
    true,
    false,
  ]);
});

test("beside practice, free items are preferred, and others fit too", () => {
  const practice = { name: "condicion", value: "practica" };
  const free = { name: "costo", value: "gratis" };
  const score = (
    wishes: Parameters<typeof createWishScorer>[0],
    costo: string,
  ) => createWishScorer(wishes, false)({ costo: [costo] });
  expect(score([practice, free], "pagado").isFitting).toBe(true);
  expect(score([free], "pagado").isFitting).toBe(false);
  expect(score([practice, free], "gratis").score).toBeGreaterThan(
    score([practice, free], "pagado").score,
  );
});
