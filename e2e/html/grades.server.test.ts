import { expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import { field, fieldError, fieldValue, mainForm, submitted } from "./form.ts";
import {
  all,
  elementText,
  fetchPage,
  findSection,
  type HtmlPage,
  hrefs,
  isSafeExternal,
  link,
  section,
  texts,
} from "./page.ts";

const product = productOn("embedded");

const ORIENTATION = "Es una orientación para ti, no una conversión oficial.";

const open = (address: string) => fetchPage(product(), address);

test("a Mexican average is converted, and reaches or misses the minimum of two items", async () => {
  const page = await open("/notas?pais=mx&escala=0-10&nota=8.7");
  expect(elementText(page.main)).toContain(ORIENTATION);
  expect(convertedAverages(page)).toEqual({
    "Alemania (1.0 es lo mejor)":
      "Falta la nota con que se aprueba: sin ella no hay fórmula.",
    "De 0 a 5": "entre 3.7 y 4.8",
    "De 0 a 20": "entre 15.6 y 18.9",
    "De 0 a 100": "87",
    "De 1 a 7": "entre 5.7 y 6.7",
    "GPA de 4.0": "entre 2.7 y 3.8",
  });
  const caltech = minimum(page, "Caltech SURF");
  expect(caltech).toContain("Tener promedio de al menos 2.5 de 4.0");
  expect(caltech).toMatch(/Llegas$/);
  const leaders = minimum(page, "Líderes del Mañana");
  expect(leaders).toContain(
    "Comparamos con 90 de 100. En tu escala: 9 o mejor.",
  );
  expect(leaders).toMatch(/No llegas$/);
  // Mexico's usual pass mark has no source.
  expect(elementText(mainForm(page))).toContain(
    "En México suele ser 6, pero no lo leímos en una fuente",
  );
  expect(elementText(page.main)).not.toContain("Se aprueba con 6");
});

test("with a pass mark the German grade is shown with one decimal", async () => {
  const page = await open("/notas?pais=mx&escala=0-10&nota=8.7&aprueba=6");
  expect(convertedAverages(page)["Alemania (1.0 es lo mejor)"]).toBe(
    "1.9, por la fórmula bávara",
  );
  expect(convertedAverages(page)["De 0 a 20"]).toBe("entre 16.7 y 18.9");
});

test("letter grades of Peru are not converted; marks of older certificates are", async () => {
  const page = await open("/notas?pais=pe&nota=A");
  expect(
    elementText(section(page, "Letras: no las pasamos a números")),
  ).toContain("no hemos leído la norma que los convierte");
  expect(findSection(page, "En otras escalas")).toBeNull();
  const caltech = minimum(page, "Caltech SURF");
  expect(caltech).not.toBe("");
  expect(caltech).not.toMatch(/Llegas|No se puede/);
  expect(
    elementText(section(page, "Lo que dicen las fuentes de Perú")),
  ).toContain("se aprobaba con 10.5");

  const older = await open("/notas?pais=pe&escala=0-20&nota=16");
  expect(convertedAverages(older)["De 0 a 10"]).toBe("entre 7.7 y 9.4");
});

test("an average from Colombia requires the school's scale, and is then converted", async () => {
  const page = await open("/notas?pais=co&nota=4.2");
  const scale = field(mainForm(page), "Escala de tus notas");
  expect(scale?.getAttribute("aria-invalid")).toBe("true");
  expect(fieldError(scale)).toBe(
    "En Colombia cada colegio fija su escala. Elige la tuya, o escribe abajo la peor nota, la mejor y con cuánto se aprueba.",
  );
  expect(all(mainForm(page), "details[open]")).toHaveLength(1);
  expect(findSection(page, "En otras escalas")).toBeNull();

  const address = submitted(mainForm(page), {
    escala: "propia",
    peor: "1",
    mejor: "5",
    aprueba: "3",
  });
  const converted = await open(address);
  expect(convertedAverages(converted)).toMatchObject({
    "Alemania (1.0 es lo mejor)": "2.2, por la fórmula bávara",
    "De 0 a 10": "entre 8 y 9.4",
  });
  const average = field(mainForm(converted), "Promedio");
  expect(average && fieldValue(average)).toBe("4.2");
});

test("the scale of Cuba is marked as unsourced, and its pass mark is not used", async () => {
  const page = await open("/notas?pais=cu&nota=92");
  expect(elementText(section(page, "Tu nota y su escala"))).toContain(
    "De 0 a 100 es lo habitual en Cuba, pero no leímos esa escala en una fuente.",
  );
  expect(elementText(mainForm(page))).toContain("En Cuba suele ser 60");
  expect(convertedAverages(page)["Alemania (1.0 es lo mejor)"]).toContain(
    "Falta",
  );
  expect(convertedAverages(page)["De 0 a 10"]).toBe("9.2");
});

test.each([
  ["escala=0-10&nota=11", "nota", "No está en la escala, que va de 0 a 10."],
  ["escala=0-10&nota=ocho", "nota", "Escribe un número, como 8.7."],
  ["nota=8.7", "escala", "Elige la escala de tu promedio, o tu país."],
  ["pais=zz", "pais", "No conocemos ese país. Elige uno de la lista."],
  ["escala=0-10&nota=<script>", "nota", "Escribe un número, como 8.7."],
])(
  "invalid input shows its error at the field: %s",
  async (query, name, text) => {
    const page = await open(`/notas?${encodeURI(query)}`);
    expect(page.status).toBe(200);
    const [control] = all(mainForm(page), `[name=${name}]`);
    const ids = (control?.getAttribute("aria-describedby") ?? "").split(" ");
    expect(
      ids.map((id) => elementText(page.document.getElementById(id))),
    ).toContain(text);
  },
);

test("rules and pitfalls name their sources, or say that there is none", async () => {
  const page = await open("/notas");
  for (const heading of [
    "Errores que cuestan caro",
    "Los límites de toda conversión",
    "Cómo se calcula la nota alemana",
  ]) {
    const rules = all(section(page, heading), "li");
    expect(rules.length).toBeGreaterThan(1);
    for (const rule of rules) {
      const links = all(rule, "a");
      expect(links.every(isSafeExternal)).toBe(true);
      expect(elementText(rule)).toMatch(
        links.length > 0
          ? /(página de la institución que se cita|fuente secundaria) · copia guardada, leída el \d+ de \w+ de \d{4}$/
          : /No lo leímos en una fuente: compruébalo\.$/,
      );
    }
  }
  expect(elementText(section(page, "Errores que cuestan caro"))).toContain(
    "No conviertas en el formulario si no te lo piden",
  );
});

test("items with a minimum, countries and the footer link to the grade translator", async () => {
  const item = await open("/becas/turkiye-burslari");
  const path = link(
    item.main,
    "¿Cuánto es ese promedio en tu escala?",
  ).getAttribute("href");
  const page = await open(path ?? "");
  expect(elementText(section(page, /^Lo que pide Türkiye Bursları/))).toContain(
    "Promedio de 70 % o más",
  );
  // The form keeps the item.
  expect(submitted(mainForm(page), { nota: "90/100" })).toContain(
    "para=%2Fbecas%2Fturkiye-burslari",
  );

  const withoutMinimum = await open("/becas/uwc-colegios-del-mundo-unido");
  expect(hrefs(withoutMinimum.main).join()).not.toContain("/notas");
  const country = await open("/paises/bolivia");
  expect(hrefs(section(country, "Escala de notas"))).toContain(
    "/notas?pais=bo",
  );
  const footer = country.document.querySelector("body footer");
  expect(footer && texts(footer, "a")).toContain("Traductor de notas");
});

test("the English page shows the conversions in English", async () => {
  const page = await open("/notas?pais=cl&nota=6.1&lng=en");
  expect(elementText(page.main)).toContain("not an official conversion");
  expect(convertedAverages(page)).toMatchObject({
    "Germany (1.0 is best)": "1.9, by the Bavarian formula",
    "From 0 to 10": "between 8.5 and 9.6",
  });
});

function convertedAverages(page: HtmlPage): Readonly<Record<string, string>> {
  const conversions = section(page, /^(En otras escalas|On other scales)$/);
  const values = texts(conversions, "dd");
  return Object.fromEntries(
    texts(conversions, "dt").map((name, at) => [name, values[at] ?? ""]),
  );
}

/** Text of the row that starts with this item name; empty without one. */
function minimum(page: HtmlPage, name: string): string {
  const rows = texts(section(page, "Qué promedio te piden"), "li");
  return rows.find((row) => row.startsWith(name)) ?? "";
}
