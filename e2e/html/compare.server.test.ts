import { expect, test } from "vitest";
import { productOn } from "#server/testing/backends.ts";
import { field, fieldError, fieldValue, mainForm, submitted } from "./form.ts";
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

const NAME_LABEL = "Nombre de la beca o del programa";

test("an award's page lists obligations and unpaid costs, each with its year or marked undated", async () => {
  const page = await open("/becas/chevening");
  const terms = section(
    page,
    "Qué puedes combinar, a qué obliga y qué no paga",
  );
  expect(texts(terms, "h3")).toEqual(["A qué obliga", "Qué no paga"]);
  expect(elementText(terms)).toContain("confirma cada una en la convocatoria");
  const items = all(terms, "li");
  expect(items.length).toBeGreaterThan(1);
  expect(all(terms, "li a").length).toBeGreaterThan(0);
  for (const item of items) {
    expect(all(item, "a").every(isSafeExternal)).toBe(true);
    expect(elementText(item)).toMatch(/regla de 20\d\d|sin año en la fuente/);
  }
});

test("an item's page leads to a comparison that begins with the item", async () => {
  const item = await open("/becas/chevening");
  const href = link(item.main, "Comparar con otras").getAttribute("href");
  expect(href).toBe("/comparar?items=becas/chevening");
  const page = await open(href ?? "");
  expect(elementText(page.main)).toContain("Falta otra para comparar.");
  const [suggestion] = all(section(page, "Añade otra"), "ul a");
  const compared = await open(suggestion?.getAttribute("href") ?? "");
  expect(all(compared.main, "thead th")).toHaveLength(2);
});

test("hosts may break before each dot, in every row that links to a site", async () => {
  const page = await open(
    "/comparar?items=becas/becas-gobierno-rumania,becas/stipendium-hungaricum",
  );
  const hosts = all(page.main, "td a[target]");
  expect(hosts.length).toBeGreaterThan(2);
  expect(
    hosts.filter(({ innerHTML }) => !/^(<wbr>\.?[\w-]+)+</.test(innerHTML)),
  ).toEqual([]);
});

test("without scripts the table has a caption, and headers for rows and columns", async () => {
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

test("two awards that exclude each other show a conflict with two source links", async () => {
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
])("an invalid or incomplete query is explained: %s", async (query, text) => {
  const page = await open(`/comparar${query}`);
  expect(page.status).toBe(200);
  expect(elementText(page.main)).toContain(text);
  expect(
    page.document.querySelector('meta[name="robots"]')?.getAttribute("content"),
  ).toBe("noindex");
});

test("without scripts the form adds items by name, address or id, up to four", async () => {
  let page = await open("/comparar");
  for (const name of [
    "Becas Chevening",
    "becas erasmus mundus (maestrías conjuntas)",
    `https://trampolin.example/${BENITO}`,
    WRITING,
  ])
    page = await open(submitted(mainForm(page), { mas: name }));
  expect(all(page.main, "thead th")).toHaveLength(4);
  expect(page.main.querySelector("form")).toBeNull();
  expect(elementText(section(page, "Añade otra"))).toContain(
    "Ya comparas 4, que es lo máximo.",
  );
  const four = `becas/chevening,becas/erasmus-mundus,${BENITO},${WRITING}`;
  const fifth = await open(`/comparar?items=${four}&mas=Becas+MEXT`);
  expect(elementText(fifth.main)).toContain(
    "No añadimos «Becas MEXT»: ya comparas 4.",
  );
});

test("an unknown name stays in the field with an error; an ambiguous one gets choices", async () => {
  const start = await open("/comparar?items=becas/chevening");
  const unknown = await open(submitted(mainForm(start), { mas: "zzzqqq" }));
  const input = field(mainForm(unknown), NAME_LABEL);
  expect(input && fieldValue(input)).toBe("zzzqqq");
  expect(input?.getAttribute("aria-invalid")).toBe("true");
  expect(fieldError(input)).toContain(
    "No encontramos «zzzqqq» en el catálogo.",
  );
  expect(all(unknown.main, "thead th")).toHaveLength(1);

  const similar = await open(submitted(mainForm(start), { mas: "olimpiada" }));
  const [choice] = all(mainForm(similar), "a");
  const chosen = await open(choice?.getAttribute("href") ?? "");
  expect(all(chosen.main, "thead th")).toHaveLength(2);
});

test("typed names are neither cached nor executed, and redirect within this site only", async () => {
  const request = (query: string) =>
    fetch(`${product().url}/comparar${query}`, { redirect: "manual" });
  expect(
    (await request("?items=becas/chevening")).headers.get("cache-control"),
  ).toContain("public");
  const typed = await request("?mas=%3Cscript%3Ealert(1)%3C/script%3E");
  expect(typed.headers.get("cache-control")).toBe("no-store");
  expect(await typed.text()).not.toContain("<script>alert");
  const redirect = await request("?mas=https://evil.example/becas/chevening");
  expect(redirect.status).toBe(302);
  expect(redirect.headers.get("location")).toBe(
    "/comparar?items=becas/chevening",
  );
  expect(redirect.headers.get("cache-control")).toBe("no-store");
});
