import { expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import {
  all,
  elementText,
  fetchPage,
  isSafeExternal,
  link,
  section,
  texts,
} from "./page.ts";

const product = productOn("embedded");

const open = (address: string) => fetchPage(product(), address);

const BENITO = "becas/beca-benito-juarez-media-superior";
const WRITING = "becas/jovenes-escribiendo-el-futuro";

test("an award's page says what it obliges to and leaves unpaid, with source and year", async () => {
  const page = await open("/becas/chevening");
  const terms = section(
    page,
    "Qué puedes combinar, a qué obliga y qué no paga",
  );
  expect(texts(terms, "h3")).toEqual(["A qué obliga", "Qué no paga"]);
  expect(elementText(terms)).toContain("confirma cada una en la convocatoria");
  const items = all(terms, "li");
  expect(items.length).toBeGreaterThan(1);
  for (const item of items) {
    expect(all(item, "a").every(isSafeExternal)).toBe(true);
    expect(elementText(item)).toMatch(/regla de 20\d\d|sin año en la fuente/);
  }
});

test("an item's page leads to a comparison that begins with it", async () => {
  const item = await open("/becas/chevening");
  const href = link(item.main, "Comparar con otras").getAttribute("href");
  expect(href).toBe("/comparar?items=becas/chevening");
  const page = await open(href ?? "");
  expect(elementText(page.main)).toContain("Falta otra para comparar.");
  const [next] = all(section(page, "Añade otra"), "a");
  const compared = await open(next?.getAttribute("href") ?? "");
  expect(all(compared.main, "thead th")).toHaveLength(2);
});

test("the table names its rows and columns and reads without JavaScript", async () => {
  const page = await open(
    "/comparar?items=becas/chevening,becas/erasmus-mundus",
  );
  expect(page.document.title).toBe(
    "Compara Becas Chevening y Becas Erasmus Mundus (maestrías conjuntas) | Trampolín",
  );
  const [table] = all(page.main, "table");
  if (!table) throw new Error("There is no table");
  expect(texts(table, "caption")[0]).toMatch(/^Comparación de Becas Chevening/);
  expect(all(table, 'thead th[scope="col"]')).toHaveLength(2);
  const rows = all(table, "tbody tr");
  expect(rows.length).toBeGreaterThan(7);
  for (const row of rows) {
    expect(all(row, 'th[scope="row"]')).toHaveLength(1);
    expect(all(row, "td")).toHaveLength(2);
  }
  expect(texts(table, "tbody th")).toEqual(
    expect.arrayContaining([
      "Qué piden",
      "Cuándo",
      "Qué no paga",
      "A qué obliga",
    ]),
  );
  expect(elementText(table)).toContain("Tener título universitario");
});

test("two awards that exclude each other are said to, with their sources", async () => {
  const page = await open(`/comparar?items=${BENITO},${WRITING}`);
  const conflict = section(page, /no se pueden tener a la vez\.$/);
  expect(all(conflict, "a")).toHaveLength(2);
  expect(all(conflict, "a").every(isSafeExternal)).toBe(true);
});

test.each([
  ["?items=becas/chevening,becas/no-existe", "no está en el catálogo"],
  ["?items=becas/chevening,becas/chevening", "Falta otra"],
  [
    `?items=${BENITO},${WRITING},becas/chevening,becas/mext-japon,becas/erasmus-mundus`,
    "Se comparan 4 como máximo",
  ],
  ["?items=%3Cscript%3E,..%2F..%2Fetc", "2 partes de la dirección no están"],
  ["", "Empieza una comparación"],
])("a bad address is answered in words: %s", async (query, text) => {
  const page = await open(`/comparar${query}`);
  expect(page.status).toBe(200);
  expect(elementText(page.main)).toContain(text);
  expect(
    page.document.querySelector('meta[name="robots"]')?.getAttribute("content"),
  ).toBe("noindex");
});
