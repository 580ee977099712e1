import { expect, test } from "vitest";
import { readQueryWishes } from "./query-wishes.ts";

test.each([
  ["becas honduras", ["catalogo becas", "pais HN"]],
  [
    "becas para hondureñas de prepa",
    ["catalogo becas", "pais HN", "nivel prepa"],
  ],
  ["becas en honduras", ["catalogo becas", "pais HN"]],
  ["vivo en el salvador quiero una beca", ["catalogo becas", "pais SV"]],
  ["beca para estudiar en mexico", ["catalogo becas", "donde MX"]],
  ["beca alemania", ["catalogo becas", "donde DE"]],
  [
    "universidad en argentina para peruanos",
    ["catalogo universidades", "donde AR", "pais PE"],
  ],
  ["maestría en el extranjero", ["nivel posgrado", "donde fuera"]],
  ["bajos recursos", ["catalogo becas", "condicion necesidad"]],
  ["ciencia para niñas", ["area ciencias", "condicion mujeres"]],
  ["becas en londres", ["catalogo becas", "donde GB"]],
  ["soy de lima y busco beca", ["catalogo becas", "pais PE"]],
  ["soy de potosi y busco beca", ["catalogo becas", "pais BO"]],
  ["soy de san luis potosi y busco beca", ["catalogo becas", "pais MX"]],
  [
    "ya terminé la prepa y busco beca",
    ["catalogo becas", "nivel licenciatura"],
  ],
  ["acabo de terminar la licenciatura", ["nivel posgrado"]],
  ["quiero terminar la prepa", ["nivel prepa"]],
  ["becas para la universidad", ["catalogo becas", "nivel licenciatura"]],
  ["trabajo y estudio", ["condicion virtual"]],
  ["bachillerato internacional", []],
  ["free summer programmes", ["catalogo oportunidades", "costo gratis"]],
  ["curso gratis desde cero de inglés", ["costo gratis", "area idiomas"]],
  ["practicar toefl", ["condicion practica", "area idiomas"]],
  ["TOEFL practice", ["condicion practica", "area idiomas"]],
  ["prácticas en empresas", ["catalogo oportunidades"]],
  ["becas para pueblos originarios chile", ["catalogo becas", "donde CL"]],
  ["becas en puebla", ["catalogo becas", "pais MX"]],
  ["soy de la paz y busco beca", ["catalogo becas", "pais BO"]],
  ["bolsa para brasileiros", ["pais BR"]],
  ["bourse haitiens", ["catalogo becas", "pais HT"]],
  ["bolsa de estudo ensino médio", ["catalogo becas", "nivel prepa"]],
  ["un semestre en el extranjero", ["condicion intercambio", "donde fuera"]],
  ["beca benito juarez universidad", ["catalogo becas", "nivel licenciatura"]],
  ["universidad beca", ["catalogo becas", "nivel licenciatura"]],
  ["no terminé la prepa", ["nivel prepa"]],
  ["no he terminado la secundaria", ["nivel prepa"]],
  ["veterinaria en argentina", ["catalogo universidades", "donde AR"]],
  ["medicina en argentina", ["area salud", "donde AR"]],
  ["gastronomía becas", ["catalogo becas"]],
  ["ciclo básico en uruguay", ["nivel prepa"]],
  ["décimo grado costa rica beca", ["nivel prepa", "pais CR"]],
  ["onceavo colombia becas", ["nivel prepa", "pais CO"]],
  ["4to de bachillerato dominicana", ["nivel prepa", "pais DO"]],
  ["estoy en grado 11 y busco beca", ["nivel prepa", "catalogo becas"]],
  ["grado once colombia", ["nivel prepa", "pais CO"]],
  ["becas para 10 grado", ["catalogo becas", "nivel prepa"]],
  [
    "estoy buscando universidades de argentina",
    ["catalogo universidades", "donde AR"],
  ],
  [
    "becas sin certificado de inglés",
    ["catalogo becas", "condicion sin-ingles"],
  ],
  [
    "enfermería gratis en méxico",
    ["catalogo universidades", "area salud", "costo gratis", "donde MX"],
  ],
  ["medicina gratis en argentina", ["area salud", "costo gratis", "donde AR"]],
  [
    "bolsas na alemanha para brasileiros",
    ["catalogo becas", "donde DE", "pais BR"],
  ],
  ["estudar no chile", ["donde CL"]],
  ["test de carrera chile", ["condicion vocacion", "pais CL"]],
  [
    "no tengo dinero para la inscripción",
    ["costo gratis", "condicion necesidad"],
  ],
  ["10th grade scholarships", ["nivel prepa", "catalogo becas"]],
  ["beca alemana", ["donde DE", "catalogo becas"]],
  ["universidades francesas", ["donde FR"]],
  ["mestrado com bolsa", ["nivel posgrado", "catalogo becas"]],
  ["estágio na onu", ["catalogo oportunidades"]],
  ["estudar fora de graça", ["donde fuera", "costo gratis"]],
  ["mi bachi y una beca", ["nivel prepa"]],
  ["soy sorda y quiero una beca", ["condicion discapacidad"]],
  ["ingenieria civil en honduras", ["catalogo universidades"]],
  ["no gpa scholarships", ["condicion sin-promedio"]],
])("the filters of %j include %j", (query, expected) => {
  const filters = listWishes(query);
  expect(filters).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(filters).toEqual([]);
});

test.each([
  ["becas en mexico para extranjeros", "donde MX"],
  ["becas del gobierno mexicano para extranjeras", "donde MX"],
  ["becas para estudiantes extranjeros en mexico", "donde MX"],
  ["soy extranjera y quiero estudiar en brasil", "donde BR"],
  ["scholarships in mexico for foreigners", "donde MX"],
  ["becas mexico para latinoamericanos", "donde MX"],
  ["becas mexico para cubanos", "donde MX, pais CU"],
  ["becas mexicanas para guatemaltecas", "donde MX, pais GT"],
  ["becas chile para jóvenes de Haití", "donde CL, pais HT"],
  ["mexico scholarships for Hondurans", "donde MX, pais HN"],
  ["estudiantes nicaragüenses en costa rica", "pais NI, donde CR"],
  ["soy peruano y busco beca para chile", "pais PE, donde CL"],
  ["becas para mexico desde cuba", "donde MX, pais CU"],
  ["soy de el salvador becas guatemala", "pais SV, donde GT"],
  ["soy venezolana y vivo en colombia", "pais VE"],
  ["soy española quiero estudiar en mexico", "donde MX"],
  ["vivo en honduras y quiero estudiar en mexico", "pais HN, donde MX"],
  ["mi hija vive en bolivia", "pais BO"],
  ["vivo en una comunidad indigena en guatemala y quiero estudiar", "pais GT"],
  ["universidades publicas de venezuela", "donde VE"],
  ["mejores universidades de chile", "donde CL"],
  ["estudio en la universidad de chile y busco beca", "pais CL"],
  ["becas para peru y chile", "pais PE"],
  ["becas para mexicanos en el extranjero", "pais MX, donde fuera"],
  ["becas extranjeras para mexicanos", "donde fuera, pais MX"],
  ["becas en mexico para ir al exterior", "pais MX, donde fuera"],
  ["becas para extranjeros", "donde fuera"],
  ["becas para extranjeros en alemania", "donde DE"],
  ["terminé el colegio en ecuador", "pais EC"],
  ["becas chile, terminé la prepa en ecuador", "donde CL, pais EC"],
  [
    "me gradué en colombia y quiero una maestría en europa",
    "pais CO, donde EU",
  ],
  ["estudio en mexico y quiero ir a japon", "pais MX, donde JP"],
  ["estudié inglés y quiero estudiar en mexico", "donde MX"],
  ["quiero estudiar en argentina, terminé la prepa", "donde AR"],
])("the places of %j are %s", (query, expected) => {
  const places = listWishes(query).filter((wish) => /^(pais|donde)/.test(wish));
  expect(places.join(", ")).toBe(expected);
});

test.each([
  ["becas sin inglés", "sin-ingles", "inglés"],
  ["no sé inglés y quiero estudiar", "sin-ingles", "inglés"],
  ["no hablo nada de inglés", "sin-ingles", "inglés"],
  ["sin saber japonés", "sin-idioma", "japonés"],
  ["universidad que no pida examen", "sin-examen", "examen"],
  ["beca sin promedio", "sin-promedio", "promedio"],
  ["becas sin ielts", "sin-ingles", "ielts"],
  ["maestría sin GMAT", "sin-examen", "GMAT"],
])(
  "%j gives the filter %s, and %s is not searched",
  (query, value, negated) => {
    const { wishes, words } = readQueryWishes(query);
    expect(wishes).toContainEqual(
      expect.objectContaining({ name: "condicion", value }),
    );
    expect(query).toContain(negated);
    expect(words).not.toContain(negated);
  },
);

test("an exchange at a university is no search for universities", () => {
  expect(listWishes("intercambio en una universidad")).toEqual([
    "condicion intercambio",
  ]);
});

test.each(["no sé qué carrera", "sin zzz", "no"])(
  "%j gives no negated filter",
  (query) => {
    expect(listWishes(query).filter((wish) => wish.includes("sin-"))).toEqual(
      [],
    );
  },
);

test.each([
  ["universidades en alemania", true],
  ["busco una universidad gratis", true],
  ["mentor para entrar a la universidad", false],
  ["carrera de derecho", true],
  ["libros de derecho gratis", false],
])("%j is a search for universities: %j", (query, expected) => {
  expect(listWishes(query).includes("catalogo universidades")).toBe(expected);
});

test.each(["no sé inglés y quiero aprender", "no sé inglés y busco un curso"])(
  "in %j the language to learn is not negated",
  (query) => {
    expect(listWishes(query)).not.toContain("condicion sin-ingles");
  },
);

test("a language to learn is a field", () => {
  expect(listWishes("no sé inglés y quiero aprender")).toContain(
    "area idiomas",
  );
});

test("a doctorate is not a filtered word, so that it is searched as text", () => {
  expect(readQueryWishes("becas doctorado").filtered).toEqual(
    new Set(["beca"]),
  );
});

test("a wish has its words as typed, and the query without them", () => {
  expect(readQueryWishes("Becas para Perú, ¡ya!").wishes).toContainEqual(
    expect.objectContaining({
      name: "pais",
      typed: "Perú",
      without: "Becas para ya",
    }),
  );
});

test.each([
  ["becas para pueblos originarios chile", "pais MX"],
  ["premio de la paz para niños", "pais BO"],
  ["ensayo sobre la paz", "pais BO"],
  ["crédito para estudiar universidad colombia", "catalogo universidades"],
  ["gastronomía becas", "catalogo universidades"],
  ["beca para mi novia que estudia enfermería", "condicion vocacion"],
  ["ciclo básico común", "condicion principiantes"],
  ["tercer semestre", "nivel prepa"],
  ["sexto grado", "nivel prepa"],
  ["séptimo año de medicina", "nivel prepa"],
  ["becas para jóvenes de 11 años", "nivel prepa"],
  ["me falta un semestre en la universidad", "condicion intercambio"],
  ["crédito que no cobre intereses", "costo gratis"],
  ["beca benito juárez cuánto pagan", "condicion vocacion"],
  ["38va olimpiada de matemáticas", "nivel prepa"],
  ["20th century history", "nivel prepa"],
  ["lengua alemana", "donde DE"],
  ["bolsa de valores", "catalogo becas"],
  ["como hago una carta para pedir una beca", "catalogo becas"],
])("the filters of %j do not include %j", (query, filter) => {
  expect(listWishes(query)).not.toContain(filter);
});

test.each([
  ["becas para mi hijo", ["beca", "mi", "hijo"]],
  ["becas para mi novia", ["beca", "mi", "novia"]],
  ["becas para hijos de docentes", ["beca"]],
  ["soy de un pueblo", ["un", "puebl"]],
  ["becas para pueblos indígenas", ["beca"]],
  ["cómo pido la beca", ["pido", "beca"]],
  ["becas para centroamericanos", ["beca", "centroamerican"]],
  ["estudiar gastronomía", []],
  ["prácticas de psicología", ["practic", "psicologi"]],
  ["contabilidad en honduras", ["contabilidad", "hondur"]],
  ["becas para natación", ["beca"]],
  ["becas que cierran en enero", ["beca", "cierran", "en", "enero"]],
  ["olimpiada de mayo", ["olimpiad"]],
])("filters and words of no item replace %j by %j", (query, filtered) => {
  expect([...readQueryWishes(query).filtered]).toEqual(filtered);
});

test.each([
  ["becas para tercer semestre", "becas para"],
  ["sexto de liceo uruguay", "de liceo uruguay"],
  ["quinto año liceo", "liceo"],
  ["grado once colombia", "colombia"],
  ["becas séptimo año de medicina", "becas de medicina"],
  ["primer empleo", "primer empleo"],
  ["segunda carrera", "segunda carrera"],
  ["sexto grado", "sexto grado"],
  ["38va olimpiada", "38va olimpiada"],
])("without the number of a grade %j is searched as %j", (query, expected) => {
  expect(readQueryWishes(query).words).toBe(expected);
});

test("an age is not searched as text, and the number of a test is", () => {
  expect(
    readQueryWishes("tengo 17 años y quiero una beca").words,
  ).not.toContain("17");
  expect(readQueryWishes("tengo 16 y busco beca").words).not.toContain("16");
  expect(readQueryWishes("validar la prepa a los 30").words).not.toContain(
    "30",
  );
  expect(readQueryWishes("saber 11").words).toContain("11");
});

function listWishes(query: string): ReadonlyArray<string> {
  return readQueryWishes(query).wishes.map(
    ({ name, value }) => `${name} ${value}`,
  );
}

test.each(["italiano", "chino", "ruso", "árabe", "turco"])(
  "a scholarship without knowing %s is a negation",
  (language) => {
    expect(listWishes(`beca sin saber ${language}`)).toContain(
      "condicion sin-idioma",
    );
  },
);
