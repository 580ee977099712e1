import { expect, test } from "vitest";
import { aDocument, SAMPLE_DOCUMENTS } from "./search.fixture.ts";
import { createSearch } from "./search.ts";

const search = createSearch(SAMPLE_DOCUMENTS);

test.each([
  "alemania",
  "ALEMANIA",
  "Alemánia",
  "¡alemania!",
  "<b>alemania</b>",
  "alemania 🇩🇪",
  '"alemania" AND *',
])("%j finds Germany: case, accents and punctuation do not matter", (query) => {
  expect(search(query).exact).toEqual(["germany"]);
});

test.each([
  ["olimpiadas", ["mathematics", "chemistry"]],
  ["matemático", ["mathematics"]],
  ["universidad", ["universities", "computing"]],
  ["mexicanas", ["mathematics"]],
])("%j finds other forms of the word", (query, expected) => {
  expect(search(query).exact).toEqual(expect.arrayContaining(expected));
});

test.each([
  ["alem", "germany"],
  ["quí", "chemistry"],
  ["olimp mate", "mathematics"],
  ["investiga", "germany"],
])("a prefix, %j, matches", (query, expected) => {
  expect(search(query).exact[0]).toBe(expected);
});

test.each(["mania", "pon"])("a suffix, %j, does not match", (query) => {
  expect(search(query).exact).toEqual([]);
});

test.each([
  ["alemnia", "germany"],
  ["alemaina", "germany"],
  ["quimca", "chemistry"],
  ["olinpiada de quimica", "chemistry"],
  ["beka mext", "japan"],
  ["hravard", "computing"],
])("a typo, %j, is corrected", (query, expected) => {
  expect(search(query).exact[0]).toBe(expected);
});

test("a misspelt word is corrected to the most frequent similar word", () => {
  const others = ["becas", "becas", "becas", "meca"].map((title, at) =>
    aDocument({ id: `${at}`, title }),
  );
  expect(createSearch(others)("veca").exact).toEqual(["0", "1", "2"]);
});

test("a word that hardly resembles another gives only a partial match", () => {
  const { exact, partial } = search("qhimjcas");
  expect({ exact, partial }).toEqual({ exact: [], partial: ["chemistry"] });
});

test("a doubtful correction scores less than a word as typed", () => {
  const pair = createSearch([
    aDocument({ id: "guessed", title: "Carrera" }),
    aDocument({ id: "typed", text: "Revisa tu ortografía y tu redacción." }),
  ]);
  expect(pair("carxexa ortografía").partial).toEqual(["typed", "guessed"]);
});

test("a word of the catalogue is not corrected to a similar one", () => {
  const pair = createSearch([
    aDocument({ id: "cases", title: "Casas" }),
    aDocument({ id: "things", title: "Cosas" }),
  ]);
  expect(pair("casas")).toEqual({ exact: ["cases"], partial: [] });
});

test.each([
  ["scholarship japan", "japan"],
  ["mate", "mathematics"],
  ["computación", "computing"],
  ["germany", "germany"],
  ["maestría alemania", "germany"],
  ["competition chemistry", "chemistry"],
])("%j finds its synonyms", (query, expected) => {
  expect(search(query).exact[0]).toBe(expected);
});

test("an expression is one term, found under four names", () => {
  for (const query of ["usa", "EE. UU.", "Estados Unidos", "united states"])
    expect(search(query).exact).toContain("computing");
  // In a text, "usa" is a verb.
  expect(search("estados unidos").exact).toEqual(["computing"]);
  expect(search("estados").exact).toEqual(["computing"]);
});

test("the word itself comes before its synonyms", () => {
  const pair = createSearch([
    aDocument({ id: "college", title: "Preparatoria" }),
    aDocument({ id: "school", title: "Secundaria" }),
  ]);
  expect(pair("preparatoria").exact).toEqual(["college", "school"]);
  expect(pair("secundaria").exact).toEqual(["school", "college"]);
});

test("a word and its synonym are scored once, not twice", () => {
  const pair = createSearch([
    aDocument({ id: "mention", text: "Aquí también hay computación." }),
    aDocument({ id: "subject", tags: "informática" }),
  ]);
  expect(pair("computación").exact).toEqual(["subject", "mention"]);
});

test("a complete name finds that item first", () => {
  const pair = createSearch([
    aDocument({ id: "apply", title: "Common App essays", tags: "common app" }),
    aDocument({ id: "app", title: "Common App" }),
  ]);
  expect(pair("common app").exact).toEqual(["app", "apply"]);
  expect(pair("App, common").exact).toEqual(["app", "apply"]);
});

test("the title weighs more than the text", () => {
  expect(search("becas").exact).toEqual(
    expect.arrayContaining(["germany", "japan", "mathematics"]),
  );
  expect(search("becas").exact.at(-1)).toBe("mathematics");
});

test("both of two significant words are required, and stop words are not", () => {
  expect(search("quiero una beca para estudiar en japón").exact).toEqual([
    "japan",
  ]);
  expect(search("beca química").exact).toEqual([]);
});

test("two significant words are both required, and `partial` has the matches of one", () => {
  const { exact, partial } = search("química japón");
  expect(exact).toEqual([]);
  expect(partial).toEqual(expect.arrayContaining(["chemistry", "japan"]));
});

test("of three words, two suffice for an exact match, and one gives a partial match", () => {
  const { exact, partial } = search("olimpiada química japón");
  expect(exact).toEqual(["chemistry"]);
  expect(partial).toEqual(expect.arrayContaining(["mathematics", "japan"]));
  expect(partial).not.toContain("universities");
});

test("the item whose phrase is the query comes before one with its words apart", () => {
  const found = createSearch([
    aDocument({ id: "apart", phrases: ["canto coral", "dibujo en papel"] }),
    aDocument({ id: "phrase", phrases: ["arte digital", "canto y dibujo"] }),
  ])("canto y dibujo");
  expect(found.exact[0]).toBe("phrase");
});

test("the words of a phrase that four items share match none of them", () => {
  const phrases = ["concursos para jovenes"];
  const ids = ["one", "two", "three", "four"];
  const searchOver = (count: number) =>
    createSearch(ids.slice(0, count).map((id) => aDocument({ id, phrases })));
  expect(searchOver(3)("concursos").exact).toHaveLength(3);
  expect(searchOver(4)("concursos").exact).toEqual([]);
});

test("`partial` has at most six items", () => {
  const many = createSearch(
    Array.from({ length: 20 }, (_, at) =>
      aDocument({ id: `${at}`, title: at === 0 ? "beca japón" : "beca" }),
    ),
  );
  expect(many("beca japón").exact).toEqual(["0"]);
  expect(many("beca japón").partial).toHaveLength(6);
});

test("stop words change the order of matches, and not which items match", () => {
  const pair = createSearch([
    aDocument({ id: "travel", title: "Beca Japón", text: "Para viajar." }),
    aDocument({ id: "study", title: "Beca Japón", text: "Para estudiar." }),
  ]);
  expect(pair("estudiar en Japón").exact).toEqual(["study", "travel"]);
  expect(pair("Japón").exact).toEqual(["travel", "study"]);
});

test("a query of stop words only is matched by them", () => {
  expect(search("estudiar").exact).toEqual(["germany"]);
  expect(search("se").exact).toEqual(["universities"]);
});

test.each([
  "",
  "   ",
  "\n\t",
  "¿?",
  "🎓",
  "<>",
  "a",
  "x y z",
  "\u0000",
  "\ud800",
])("a query without words, %j, finds nothing", (query) => {
  expect(search(query)).toEqual({ exact: [], partial: [] });
});

test.each(["asdfghjkl", "хлеб", "奨学金", "x".repeat(200), "no existe zzzz"])(
  "unknown text, %j, has no exact match",
  (query) => {
    expect(search(query).exact).toEqual([]);
  },
);

test("a query of 200 characters has partial matches", () => {
  const query = "beca olimpiada alemania quimica japon curso ".repeat(5);
  const { exact, partial } = search(query.slice(0, 200));
  expect(exact).toEqual([]);
  expect(partial).toContain("germany");
});

test("without documents nothing is found", () => {
  expect(createSearch([])("beca")).toEqual({ exact: [], partial: [] });
});

test("the same documents give the same result each time", () => {
  const rebuilt = createSearch(SAMPLE_DOCUMENTS);
  for (const query of ["beca", "olimpiada prepa", "veca japon", "xyz beca"]) {
    expect(search(query)).toEqual(search(query));
    expect(rebuilt(query)).toEqual(search(query));
  }
});

test("either side of a choice is found by its name, before an item that mentions both", () => {
  const exams = createSearch([
    aDocument({ id: "both", text: "Piden TOEFL o IELTS." }),
    aDocument({ id: "toefl", title: "TOEFL" }),
    aDocument({ id: "ielts", title: "IELTS" }),
  ]);
  const { exact } = exams("cuál me conviene, toefl o ielts");
  expect(exact).toHaveLength(3);
  expect(exact.at(-1)).toBe("both");
  expect(exams("toefl ielts").exact).toEqual(["both"]);
});

const BECAS = { catalogo: ["becas"] };

test('neither "u" for university nor a kind of item splits a query into a choice', () => {
  const awards = createSearch([
    aDocument({ id: "named", title: "Beca 18", facets: BECAS }),
    aDocument({
      id: "described",
      title: "Apoyo para la u",
      text: "Apoyos y becas en Chile.",
      facets: BECAS,
    }),
  ]);
  expect(awards("becas o apoyos").exact).toEqual(["described"]);
  expect(awards("beca u apoyos en chile").exact).not.toContain("named");
});

test("the word for awards alone is no name: a short title with it is not first", () => {
  const awards = createSearch([
    aDocument({
      id: "list",
      title: "becas.com",
      facets: { ...BECAS, condicion: ["buscador"] },
    }),
    aDocument({
      id: "award",
      title: "Ayuda para el primer año de estudios",
      text: "Una beca del gobierno.",
      facets: BECAS,
    }),
  ]);
  expect(awards("becas").exact).toEqual(["award", "list"]);
  expect(awards("becas com").exact[0]).toBe("list");
});

test("an item whose whole name is in a query is exact, whatever its filters", () => {
  const search = createSearch([
    aDocument({
      id: "named",
      title: "Beca 18",
      facets: { ...BECAS, pais: ["PE"] },
    }),
    aDocument({
      id: "other",
      title: "Beca 20",
      facets: { ...BECAS, pais: ["PE"] },
    }),
  ]);
  expect(search("soy venezolano puedo pedir la beca 18").exact).toEqual([
    "named",
  ]);
});

test("an item with the kind's word in its title counts as of that kind", () => {
  const search = createSearch([
    aDocument({
      id: "internship",
      title: "Beca de verano del observatorio",
      facets: { catalogo: ["oportunidades"] },
    }),
    aDocument({
      id: "course",
      title: "Verano del observatorio",
      facets: { catalogo: ["oportunidades"] },
    }),
  ]);
  const { exact, read } = search("beca verano observatorio");
  expect(exact).toContain("internship");
  expect([...(read?.ofKind ?? [])]).toEqual(["internship"]);
});

test("with facets a short word of the documents is not the beginning of another", () => {
  const search = createSearch([
    aDocument({ id: "acronym", title: "Prepa en Línea (SEP)", facets: {} }),
    aDocument({ id: "month", title: "Abre en septiembre", facets: {} }),
  ]);
  expect(search("sep").exact).toEqual(["acronym"]);
  expect(search("septi").exact).toEqual(["month"]);
});
