import { expect, test } from "vitest";
import { ENTRIES } from "../index.ts";
import { searchCatalogue } from "./search-catalogue.ts";

test("an item is found by its name, with its page and its official page", () => {
  const [first] = searchCatalogue("Chevening", "es").exact;
  expect(first).toMatchObject({
    path: "/becas/chevening",
    link: expect.stringMatching(/^https:\/\/www\.chevening\.org/),
  });
  expect(first?.title).toContain("Chevening");
  expect(first?.description).not.toBe("");
});

test.each([
  ["practicar toefl", "/recursos/toefl-ibt"],
  ["ielts practice test", "/recursos/ielts"],
  ["exchange program one year japan", "/becas/ship-for-world-youth"],
  ["unam", "/universidades/unam"],
  ["unam2027", "/universidades/unam"],
  ["#beca18", "/becas/pronabec-beca-18"],
  ["cuanto cuesta el ielts y donde lo hago", "/recursos/ielts"],
  [
    "quiero participar en un modelo de naciones unidas en nueva york",
    "/competencias/nhsmun",
  ],
  ["requisitos para el mit", "/universidades/mit"],
  // QuestBridge's and Jack Kent Cooke's awards are for residents of the country.
  ["becas en estados unidos", "/becas/educationusa-ayuda-financiera"],
  ["gks requirements", "/becas/global-korea-scholarship"],
  ["requisitos prepa abierta", "/recursos/preparatoria-abierta-sep"],
  ["prepa en linea de la sep", "/recursos/prepa-en-linea-sep"],
])("the first result of %j is %s", (query, path) => {
  expect(searchCatalogue(query, "en").exact[0]?.path).toBe(path);
});

test.each(["campesino", "gratuitamente", "intercambiar", "coursework"])(
  "%s stays one word, though documents have its parts",
  (query) => {
    expect(searchCatalogue(query, "es").exact).not.toEqual([]);
  },
);

test("an item's texts are in the user's language", () => {
  const [spanish] = searchCatalogue("Chevening", "es").exact;
  const [english] = searchCatalogue("Chevening", "en").exact;
  expect(english?.path).toBe(spanish?.path);
  expect(english?.description).not.toBe(spanish?.description);
});

test("a query with an unknown word has partial matches only", () => {
  const { exact, partial } = searchCatalogue("beca zzzqx alemania", "es");
  expect(exact).toEqual([]);
  expect(partial.length).toBeGreaterThan(0);
});

test.each([
  "toefl gratis",
  "universidad gratis en mexico",
  "no puedo pagar la universidad",
])(
  "exact matches of a search for free items include no paid item: %s",
  (query) => {
    const { exact, partial } = searchCatalogue(query, "es");
    const costs = new Map(ENTRIES.map(({ path, item }) => [path, item.cost]));
    const isFree = ({ path }: { readonly path: string }) =>
      ["free", "funded", "freemium", null].includes(costs.get(path) ?? null);
    expect(exact.filter((one) => !isFree(one))).toEqual([]);
    expect([...exact, ...partial].length).toBeGreaterThan(0);
  },
);

test.each([
  [
    "ya termine la prepa y quiero entrar a la universidad",
    ["/universidades/unam", "/universidades/ipn", "/recursos/ipn-admision"],
    "/recursos/gre-general",
  ],
  [
    "quiero ser doctora y no tengo dinero",
    ["/becas/pronabec-beca-18"],
    "/recursos/pubmed",
  ],
  [
    "becas para secundaria publica",
    ["/becas/beca-rita-cetina"],
    "/becas/beca-benito-juarez-media-superior",
  ],
])(
  "the items that fit %j come before one that does not",
  (query, fitting, other) => {
    const { exact, partial } = searchCatalogue(query, "es");
    const paths = [...exact, ...partial].map(({ path }) => path);
    expect(paths.slice(0, 5)).toEqual(expect.arrayContaining(fitting));
    const before = paths.includes(other)
      ? paths.slice(0, paths.indexOf(other))
      : paths;
    expect(before).toEqual(expect.arrayContaining(fitting));
  },
);

test("a search for foreigners in Mexico excludes items for Mexicans only", () => {
  const { exact } = searchCatalogue("becas en mexico para extranjeros", "es");
  const paths = exact.map(({ path }) => path);
  expect(paths[0]).toBe("/becas/becas-excelencia-mexico-extranjeros-movilidad");
  expect(paths).not.toContain("/becas/amexcid-becas-para-mexicanos");
});

test.each([
  ["beca pell cómo la pido", "/becas/fafsa-beca-pell-puerto-rico"],
  ["progresar cuando cobro", "/becas/progresar-argentina"],
  ["becas para mi hija en panama", "/becas/ifarhu-pase-u"],
  ["becas taiwan centroamerica", "/becas/beca-taiwan-mofa"],
  ["universidad gratis paraguay", "/becas/arancel-cero-paraguay"],
  ["cap haiti innovacion", "/oportunidades/cap-innovation-oif-haiti"],
  ["veterinaria en argentina", "/universidades/uba"],
  ["mineducyt beca", "/becas/becas-tecnicas-mineducyt"],
  ["fulbrait", "/becas/fulbright-garcia-robles"],
  ["exani dos", "/recursos/exani-ii"],
])("the first result of %j is %s", (query, path) => {
  expect(searchCatalogue(query, "es").exact[0]?.path).toBe(path);
});

test("no item is a result for a career that none names", () => {
  expect(searchCatalogue("estudiar diseño gráfico", "es").exact).toEqual([]);
});

test.each([
  "becas arquitectura",
  "soy de un pueblo de oaxaca y quiero una beca",
])("more than ten awards fit %j", (query) => {
  const awards = searchCatalogue(query, "es").exact.filter(({ path }) =>
    path.startsWith("/becas/"),
  );
  expect(awards.length).toBeGreaterThan(10);
});

test("a sport is not corrected to another word", () => {
  const { exact } = searchCatalogue("becas para natación", "es");
  expect(exact).toEqual([]);
});

test("a short name of no item is not corrected to another word", () => {
  expect(searchCatalogue("elam", "es").exact).toEqual([]);
});

test("the name of a test in El Salvador finds the award that asks for it", () => {
  const [first] = searchCatalogue("prueba avanzo", "es").exact;
  expect(first?.path).toBe("/becas/becas-dagoberto-gutierrez");
});
