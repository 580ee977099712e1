import { expect, test } from "vitest";
import { fits } from "#domain/catalogue/facets.ts";
import { LATIN_AMERICA } from "#domain/eligibility/countries.ts";
import type { Language } from "#locales/languages.ts";
import type { Entry } from "../index.ts";
import { buildCard } from "./cards.ts";
import {
  aCompetition,
  aForeignUniversity,
  anOpportunity,
  aResource,
  aScholarship,
  aUniversity,
  onlyFrom,
  plainWords,
} from "./entry.fixture.ts";
import { buildFields, listNamedCountries } from "./fields.ts";
import type { FieldName } from "./screens.ts";

test("a filter offers its matching values, in its own order and the user's language", () => {
  const entries = [
    anOpportunity({ levels: ["postgraduate"] }),
    anOpportunity({ levels: ["highSchool"] }),
  ];
  expect(field("nivel", entries)).toEqual({
    name: "nivel",
    pages: null,
    label: "Nivel",
    choices: [
      ["prepa", "Preparatoria"],
      ["posgrado", "Posgrado"],
    ],
  });
  expect(field("nivel", entries, "en")).toMatchObject({
    label: "Level",
    choices: [
      ["prepa", expect.any(String)],
      ["posgrado", expect.any(String)],
    ],
  });
});

test("a value without matching cards is not offered", () => {
  expect(field("costo", [anOpportunity({ cost: "paid" })]).choices).toEqual([]);
  expect(field("nivel", [anOpportunity({ levels: ["any"] })]).choices).toEqual(
    [],
  );
});

test("filters come in the order that the screen names", () => {
  const { t, language } = plainWords();
  const names: ReadonlyArray<FieldName> = ["costo", "nivel", "area"];
  const card = buildCard(
    anOpportunity({ cost: "free", levels: ["highSchool"], fields: ["arts"] }),
    plainWords(),
  );
  expect(
    buildFields(names, [card], { t, language }).map(({ name }) => name),
  ).toEqual(names);
  // A filter without matching cards is not offered.
  expect(buildFields(names, [], { t, language })).toEqual([]);
});

test("the choices of each filter have Spanish labels", () => {
  const labels = (name: FieldName, entry: Entry) =>
    field(name, [entry]).choices.map(([, text]) => text);
  expect(labels("area", anOpportunity({ fields: ["health"] }))).toEqual([
    "Salud",
  ]);
  expect(labels("costo", anOpportunity({ cost: "aid" }))).toEqual([
    "Con ayuda si no puedes pagar",
  ]);
  expect(labels("criterio", aScholarship({ criteria: ["need"] }))).toEqual([
    "Necesidad económica",
  ]);
  expect(labels("cubre", aScholarship({ covers: ["living"] }))).toEqual([
    "Manutención",
  ]);
  expect(
    labels("cierre", aScholarship({ cycle: { basis: "always" } })),
  ).toEqual(["Suele estar abierta ahora"]);
  expect(labels("categoria", aCompetition({ category: "debate" }))).toEqual([
    "Debate y oratoria",
  ]);
  expect(labels("catalogo", aResource())).toEqual(["Recursos"]);
  expect(labels("tipo", anOpportunity())).toEqual(["Programa de verano"]);
  expect(labels("tipo", aUniversity())).toEqual(["Públicas"]);
  expect(labels("idioma", aResource({ languages: ["fr"] }))).toEqual([
    "francés",
  ]);
  expect(labels("donde", aForeignUniversity({ country: "US" }))).toEqual([
    "Estados Unidos",
  ]);
});

test("every Latin American country can be chosen, sorted by its name", () => {
  const mexican = aScholarship({ eligibility: [onlyFrom("MX")] });
  const spanish = field("pais", [mexican]).choices;
  const codes = spanish.map(([code]) => code);
  expect(codes).toEqual(expect.arrayContaining([...LATIN_AMERICA]));
  expect(codes).toEqual([...new Set(codes)]);
  const names = spanish.map(([, name]) => name);
  expect(names).toContain("México");
  expect(names).toEqual(names.toSorted(new Intl.Collator("es").compare));
  const english = field("pais", [mexican], "en").choices;
  expect(english.map(([, name]) => name)).toContain("Mexico");
  expect(english.map(([code]) => code).toSorted()).toEqual(codes.toSorted());
});

test("the filter of English has one choice, for items that require no English", () => {
  const withoutEnglish = anOpportunity({ eligibility: [onlyFrom("PE")] });
  const english = anOpportunity({
    eligibility: [onlyFrom("PE")],
    tags: ["inglés"],
  });
  expect(field("ingles", [withoutEnglish, english])).toEqual({
    name: "ingles",
    label: "Inglés",
    choices: [["sin", "No pide inglés"]],
    pages: null,
  });
  expect(field("ingles", [english]).choices).toEqual([]);
  // A missing value would match the choice.
  const card = buildCard(english, plainWords());
  expect(fits(card.facets, { ingles: "sin" })).toBe(false);
});

test("the country filter has Latin America and every named country, but no region", () => {
  const countries = listNamedCountries([
    aScholarship({ eligibility: [onlyFrom("LATAM", "*", "MX", "JP")] }),
    aScholarship({ eligibility: [onlyFrom("JP")] }),
    aResource({ serves: ["KR", "LATAM"] }),
  ]);
  expect(countries).toEqual([...LATIN_AMERICA, "JP", "KR"]);
});

function field(
  name: FieldName,
  entries: ReadonlyArray<Entry>,
  language: Language = "es",
) {
  const words = plainWords(undefined, language);
  const cards = entries.map((entry) => buildCard(entry, words));
  const [only] = buildFields([name], cards, { t: words.t, language });
  return only ?? { name: "", label: "", choices: [] };
}
