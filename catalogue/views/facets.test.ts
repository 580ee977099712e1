import { expect, test } from "vitest";
import { TODAY } from "#app/platform/request-context.fixture.ts";
import type { Entry } from "../index.ts";
import type { ItemType } from "../item-types.ts";
import type { RESOURCE_TYPES } from "../resource.schema.ts";
import type { COSTS } from "../scholarship.schema.ts";
import {
  aChannel,
  aCompetition,
  aForeignUniversity,
  aMentorshipProgram,
  aMentorshipResource,
  anAggregator,
  anExchange,
  anOpportunity,
  aResource,
  aScholarship,
  aUniversity,
  onlyFrom,
  other,
  usualCycle,
} from "./entry.fixture.ts";
import { buildFacets } from "./facets.ts";

test("an item of each screen has the `catalogo` value of that screen", () => {
  const entries: ReadonlyArray<Entry> = [
    aScholarship(),
    anOpportunity(),
    aMentorshipProgram(),
    aUniversity(),
    aCompetition(),
    aResource(),
  ];
  expect(entries.flatMap((entry) => facets(entry).catalogo)).toEqual([
    "becas",
    "oportunidades",
    "mentoria",
    "universidades",
    "competencias",
    "recursos",
  ]);
});

test.each<[string, Parameters<typeof aScholarship>[0], ReadonlyArray<string>]>([
  ["national", {}, ["publicas", "nacionales"]],
  ["private", { typeKey: "private" }, ["privadas", "nacionales"]],
  [
    "international",
    { categoryKey: "international" },
    ["publicas", "internacionales"],
  ],
  [
    "national and international",
    { categoryKey: "nationalInternational" },
    ["publicas", "nacionales", "internacionales"],
  ],
  [
    "for the United States",
    { categoryKey: "nationalUSA" },
    ["publicas", "nacionales"],
  ],
  [
    "for a master's",
    { levels: ["undergraduate", "postgraduate"] },
    ["publicas", "nacionales", "posgrado"],
  ],
  [
    "for any level",
    { levels: ["any"] },
    ["publicas", "nacionales", "posgrado"],
  ],
])("a scholarship that is %s is in the matching tabs", (_, item, tabs) => {
  expect(facets(aScholarship(item)).lista).toEqual(tabs);
});

test("an exchange or an aggregator is in no tab of scholarships", () => {
  for (const entry of [anExchange(), anAggregator()])
    expect(facets(entry)).not.toHaveProperty("lista");
});

test("an award has the values of its criteria and of its coverage", () => {
  const award = facets(
    anExchange({ criteria: ["merit", "need"], covers: ["travel", "living"] }),
  );
  expect(award).toMatchObject({
    criterio: ["merito", "necesidad"],
    cubre: ["viaje", "manutencion"],
  });
  expect(facets(anExchange({ covers: [] })).cubre).toEqual([]);
});

test("an item has the values of its levels, or none when open to any", () => {
  const atLevels = (...levels: Array<"highSchool" | "postgraduate" | "any">) =>
    facets(anOpportunity({ levels }));
  expect(atLevels("highSchool", "postgraduate").nivel).toEqual([
    "prepa",
    "posgrado",
  ]);
  expect(atLevels("any")).not.toHaveProperty("nivel");
  expect(atLevels("highSchool", "any")).not.toHaveProperty("nivel");
});

test("an item has the offered countries that it is open to, or no list when open to all", () => {
  const openTo = (...countries: Array<string>) =>
    facets(aScholarship({ eligibility: [onlyFrom(...countries)] })).pais;
  expect(openTo("MX")).toEqual(["MX"]);
  expect(openTo("LATAM")).toEqual(["CO", "MX"]);
  expect(openTo("JP")).toEqual([]);
  expect(openTo("*")).toBeUndefined();
  expect(openTo("CO", "ES", "MX")).toBeUndefined();
  expect(
    facets(aScholarship({ eligibility: [other("requirements.level")] })),
  ).not.toHaveProperty("pais");
});

test("`serves` narrows the countries, with or without country conditions", () => {
  const serving = (...serves: Array<string>) => ({ serves });
  expect(facets(anAggregator(serving("CO"))).pais).toEqual(["CO"]);
  expect(facets(aResource(serving("LATAM"))).pais).toEqual(["CO", "MX"]);
  expect(facets(aResource({ country: "US" }))).not.toHaveProperty("pais");
  expect(
    facets(
      anOpportunity({ ...serving("CO", "ES"), eligibility: [onlyFrom("MX")] }),
    ).pais,
  ).toEqual([]);
});

test("the closing values depend on the given day", () => {
  const entry = aScholarship({ cycle: usualCycle(11, 12) });
  const closings = (today: string) =>
    buildFacets(entry, COUNTRIES, { today, listedAs: entry.type }).cierre;
  expect(closings("2026-11-21")).toEqual(["cierra", "abierta"]);
  expect(closings("2026-09-21")).toEqual(["abre"]);
  expect(closings("2026-02-21")).toEqual([]);
});

test("an aggregator is free, and has no closing, coverage or criterion", () => {
  expect(facets(anAggregator())).toEqual({
    catalogo: ["becas"],
    cierre: [],
    cubre: [],
    criterio: [],
    costo: ["gratis"],
  });
});

test.each<[(typeof COSTS)[number], ReadonlyArray<string>]>([
  ["funded", ["gratis", "pagado", "ayuda"]],
  ["free", ["gratis"]],
  ["aid", ["ayuda"]],
  ["freemium", ["gratis"]],
  ["paid", []],
  ["varies", []],
])("the cost %s has the filters %j", (cost, values) => {
  expect(facets(anOpportunity({ cost })).costo).toEqual(values);
  expect(facets(aScholarship({ cost, covers: ["living"] })).costo).toEqual(
    values,
  );
});

test("an item has the values of its fields, or none when open to any", () => {
  expect(
    facets(anOpportunity({ fields: ["health", "technology"] })).area,
  ).toEqual(["salud", "tecnologia"]);
  expect(facets(anOpportunity({ fields: ["any"] }))).not.toHaveProperty("area");
});

test("a competition has its subject, a summer programme none", () => {
  expect(facets(aCompetition({ category: "chemistry" })).categoria).toEqual([
    "quimica",
  ]);
  expect(facets(anOpportunity({ category: "health" })).categoria).toEqual([]);
});

test("a language that the filter does not offer has no value", () => {
  expect(facets(aResource({ languages: ["en", "la"] })).idioma).toEqual(["en"]);
  expect(facets(aChannel({ languages: ["es"] })).idioma).toEqual(["es"]);
});

test.each<[(typeof RESOURCE_TYPES)[number], ReadonlyArray<string>]>([
  ["Guía", ["guias"]],
  ["PDF", ["guias"]],
  ["Documento", ["guias"]],
  ["Video", ["videos"]],
  ["Webinar", ["videos"]],
  ["Curso", ["cursos"]],
  ["Plataforma", []],
  ["Examen", []],
])("a resource of type %s is in the tabs %j", (type, tabs) => {
  expect(facets(aResource({ type })).tipo).toEqual(tabs);
});

test("a resource has its section", () => {
  expect(facets(aResource({ section: "examPreparation" })).seccion).toEqual([
    "preparacion",
  ]);
});

test("a university has its kind, its place and its region", () => {
  expect(
    facets(aUniversity({ regions: ["CDMX", "states"], isSpecialized: true })),
  ).toMatchObject({
    nivel: ["prepa", "licenciatura"],
    area: ["salud"],
    costo: [],
    donde: ["MX"],
    tipo: ["publicas", "especializadas"],
    lista: ["publicas", "cdmx", "estados"],
  });
  expect(facets(aUniversity({ type: "Privada" }))).toMatchObject({
    tipo: ["privadas"],
    lista: ["privadas", "cdmx"],
  });
  const foreign = facets(aForeignUniversity());
  expect(foreign).toMatchObject({ donde: ["CL"], tipo: ["internacionales"] });
  expect(foreign).not.toHaveProperty("lista");
});

test("a university has its fields and, if known, its cost", () => {
  expect(
    facets(aUniversity({ fields: ["arts", "business"], cost: "free" })),
  ).toMatchObject({ area: ["artes", "negocios"], costo: ["gratis"] });
  expect(facets(aForeignUniversity({ cost: "paid" })).costo).toEqual([]);
});

test("an item in another list has that list's values", () => {
  const resource = aResource({ type: "Guía" });
  expect(facets(resource, "mentorship_channel").tipo).toEqual(["canales"]);
  expect(facets(resource, "mentorship_resource")).toMatchObject({
    tipo: ["materiales"],
    material: ["guias"],
  });
  expect(
    facets(aResource({ type: "Plataforma" }), "mentorship_resource").material,
  ).toEqual(["plataformas"]);
  expect(facets(aCompetition(), "mentorship_program").tipo).toEqual([
    "programas",
  ]);
});

test("only items in the list of mentoring materials have that list's tabs", () => {
  expect(facets(aMentorshipResource({ typeKey: "guide" })).material).toEqual([
    "guias",
  ]);
  expect(facets(aChannel())).not.toHaveProperty("material");
  expect(facets(aMentorshipProgram())).not.toHaveProperty("material");
  expect(facets(aResource(), "mentorship_channel")).not.toHaveProperty(
    "material",
  );
});

const COUNTRIES = ["CO", "ES", "MX"];

function facets(entry: Entry, listedAs: ItemType = entry.type) {
  return buildFacets(entry, COUNTRIES, { today: TODAY, listedAs });
}
