import jsQR from "jsqr";
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
  link,
  section,
  texts,
} from "./page.ts";

const product = productOn("embedded");

const LIST =
  "/lista?t=Becas+para+Ana&n1=Pide+dos+cartas&i=becas/chevening,universidades/unam";

const open = (address: string) => fetchPage(product(), address);

test("a list shows its title, items in order, notes and addresses", async () => {
  const page = await open(LIST);
  expect(page.status).toBe(200);
  expect(elementText(page.main.querySelector("h1"))).toBe("Becas para Ana");
  expect(names(page)).toEqual([
    "1. Becas Chevening",
    expect.stringMatching(/^2\. .*UNAM/),
  ]);
  const [first, second] = items(page);
  expect(elementText(first)).toContain("Nota: Pide dos cartas");
  expect(elementText(first)).toContain(
    `${new URL(product().url).host}/becas/chevening`,
  );
  expect(elementText(second)).not.toContain("Nota:");
  expect(hrefs(page.main, "h2 a")).toEqual([
    "/becas/chevening",
    "/universidades/unam",
  ]);
  expect(elementText(page.main)).toContain(
    "El título y las notas los escribió quien hizo el enlace; Trampolín no los revisa.",
  );
});

test("each QR code contains the address of its item's page", async () => {
  const page = await open(LIST);
  expect(all(page.main, "ol svg.qr").map(decode)).toEqual([
    `${product().url}/becas/chevening`,
    `${product().url}/universidades/unam`,
  ]);
});

test("a list's metadata has its title, items and picture, and forbids indexing", async () => {
  const page = await open(LIST);
  expect(meta(page, "property", "og:title")).toBe(
    "Becas para Ana (2 opciones)",
  );
  expect(meta(page, "property", "og:description")).toMatch(
    /^Becas Chevening, .*UNAM.*\. Una lista hecha por otra persona con Trampolín\.$/,
  );
  expect(meta(page, "property", "og:url")).toBe(
    `${product().url}${LIST}&lng=es`,
  );
  expect(meta(page, "name", "robots")).toBe("noindex");
  const image = meta(page, "property", "og:image");
  expect(image).toBe(`${product().url}/og/lista-es.png`);
  const picture = await fetch(image);
  expect(picture.headers.get("content-type")).toBe("image/png");
  const sitemap = await fetch(`${product().url}/sitemap.xml`);
  expect(await sitemap.text()).not.toContain("/lista");
});

test("a comparison's address for messaging apps names its items", async () => {
  const path = "/comparar?items=becas/chevening,becas/daad-becas-alemania";
  expect(meta(await open(path), "property", "og:url")).toBe(
    `${product().url}${path}&lng=es`,
  );
});

test("hostile input stays text, in the page and in its meta tags", async () => {
  const evil = `"><script>alert(1)</script>{{count}}$t(form.add)`;
  const query = new URLSearchParams({
    t: evil,
    n1: `${evil}<img src=x onerror=alert(1)>`,
    i: `becas/chevening,//evil.example,javascript:alert(1),becas/<b>`,
    mas: evil,
    editar: evil,
  });
  const page = await open(`/lista?${query}`);
  expect(page.status).toBe(200);
  expect(elementText(page.main.querySelector("h1"))).toBe(evil);
  expect(meta(page, "property", "og:title")).toBe(`${evil} (1 opción)`);
  expect(elementText(page.main)).toContain(
    "3 opciones del enlace no están en el catálogo y no se muestran.",
  );
  const elements = all(page.document.documentElement, "*");
  expect(elements.filter((each) => each.hasAttribute("onerror"))).toEqual([]);
  expect(
    all(page.main, "script, b, img").map((each) => each.outerHTML),
  ).toEqual([]);
  for (const href of hrefs(page.main))
    expect(href).toMatch(/^(\/(?!\/)|https:\/\/|#|\?)/);
  const html = await (await fetch(`${product().url}/lista?${query}`)).text();
  expect(html).not.toContain("<script>alert");
});

test("texts beyond their limit are cut, and items beyond the limit are counted", async () => {
  const i = await itemPaths(23);
  const page = await open(
    `/lista?t=${"x".repeat(500)}&n1=${"y".repeat(500)}&i=${i}`,
  );
  expect(items(page)).toHaveLength(20);
  expect(elementText(page.main.querySelector("h1"))).toBe("x".repeat(80));
  expect(elementText(items(page)[0])).toContain("y".repeat(140));
  expect(elementText(page.main)).not.toContain("y".repeat(141));
  expect(elementText(page.main)).toContain(
    "Una lista llega a 20 opciones: 3 no se muestran.",
  );
  expect(field(form(page), "Añadir")).toBeNull();
});

test("without scripts the form adds, annotates, reorders and removes items", async () => {
  const empty = await open("/lista");
  expect(texts(empty.main, "summary")).toEqual(["Escribir la lista"]);
  const first = await open(
    submitted(form(empty), { t: "Para Ana", mas: "becas chevening" }),
  );
  expect(shared(first)).toBe("/lista?t=Para+Ana&i=becas/chevening");
  expect(texts(first.main, "summary")).toEqual([
    "Editar la lista o hacer una copia",
  ]);

  const second = await open(
    submitted(form(first), {
      n1: "Empieza ya (2026).",
      mas: "https://otra.example/universidades/unam?lng=en#x",
      o1: "1",
    }),
  );
  expect(shared(second)).toBe(
    "/lista?t=Para+Ana&n1=Empieza+ya+%282026%29.&i=becas/chevening,universidades/unam",
  );

  const moved = await open(withoutRemovals(second, { o2: "1" }));
  expect(shared(moved)).toBe(
    "/lista?t=Para+Ana&n2=Empieza+ya+%282026%29.&i=universidades/unam,becas/chevening",
  );
  const title = field(form(moved), "Título");
  expect(title && fieldValue(title)).toBe("Para Ana");

  const remaining = await open(`${withoutRemovals(moved, {})}&x1=on`);
  expect(shared(remaining)).toBe(
    "/lista?t=Para+Ana&n1=Empieza+ya+%282026%29.&i=becas/chevening",
  );
});

test("an inexact name offers similar items to add, an unknown name shows an error", async () => {
  const page = await open(
    "/lista?t=Ana&i=becas/chevening&mas=olimpiada+quimica",
  );
  const [choice] = all(form(page).parentElement as Element, "div ul a");
  expect(elementText(choice)).toMatch(/^Añadir .*Química/);
  const added = await open(
    choice?.getAttribute("href")?.replace(/#.*/, "") ?? "",
  );
  expect(shared(added)).toMatch(
    /^\/lista\?t=Ana&i=becas\/chevening,competencias\/[a-z-]+$/,
  );
  const none = await open("/lista?mas=zzzzzz");
  expect(elementText(none.main)).toContain(
    "No encontramos «zzzzzz» en el catálogo.",
  );
});

test.each([
  ["becas chevening", "«Becas Chevening» ya está en la lista."],
  // The only item that a search finds.
  ["chevening", "«Becas Chevening» ya está en la lista."],
  [
    "https://otra.example/becas/chevening",
    "«Becas Chevening» ya está en la lista.",
  ],
  ["zzzzzz", "No encontramos «zzzzzz» en el catálogo. Revisa el nombre."],
  ["olimpiada quimica", "Esto se parece a «olimpiada quimica». Elige:"],
])(
  "the name %s is not added, and the form shows the reason",
  async (mas, reason) => {
    const list = "/lista?t=Ana&i=becas/chevening,universidades/unam";
    const page = await open(withoutRemovals(await open(list), { mas }));
    const addField = field(form(page), "Añadir");
    expect(addField?.getAttribute("aria-invalid")).toBe("true");
    expect(addField && fieldValue(addField)).toBe(mas);
    expect(fieldError(addField)).toBe(reason);
    expect(items(page)).toHaveLength(2);
    expect(elementText(form(page).parentElement)).toContain(reason);
  },
);

test("a full list does not add a name, and the English page reports a duplicate", async () => {
  const full = await open(`/lista?i=${await itemPaths(20)}&mas=becas+gates`);
  expect(elementText(full.main)).toContain(
    "No añadimos «becas gates»: la lista ya tiene 20 opciones. Quita una antes.",
  );
  const english = await open(
    "/lista?lng=en&i=becas/chevening&mas=/becas/chevening",
  );
  expect(elementText(english.main)).toMatch(
    /“.*Chevening.*” is already in the list\./,
  );
});

test("without scripts 20 notes of emoji are cut to fit the link, and the page counts them", async () => {
  const note = "😀".repeat(70);
  const sent = new URLSearchParams({
    editar: "1",
    i: await itemPaths(20),
    t: note,
  });
  for (let position = 1; position <= 20; position += 1) {
    sent.set(`n${position}`, note);
    sent.set(`o${position}`, String(position));
  }
  expect(`/lista?${sent}`.length).toBeGreaterThan(16 * 1024);
  const page = await open(`/lista?${sent}`);
  expect(page.status).toBe(200);
  expect(elementText(page.main)).toContain(
    "Cortamos 21 textos: no cabían en el enlace. Los emojis ocupan más que las letras.",
  );
  expect(items(page)).toHaveLength(20);
  for (const item of items(page))
    expect(elementText(item)).toContain(`Nota: ${"😀".repeat(23)}`);
  expect(shared(page).length).toBeLessThan(8_000);
  const reopened = await open(shared(page));
  expect(elementText(reopened.main)).not.toContain("Cortamos");
});

test("a text too long for a link is cut, and the page reports the cut in both languages", async () => {
  const address = `/lista?n1=${encodeURIComponent("😀".repeat(70))}&i=becas/chevening`;
  expect(elementText((await open(address)).main)).toContain(
    "Cortamos 1 texto: no cabía en el enlace.",
  );
  expect(elementText((await open(`${address}&lng=en`)).main)).toContain(
    "We cut 1 text: it did not fit into the link. Emoji take more room than letters.",
  );
});

test("only the page without a list is cached, and the form redirects within this site", async () => {
  const request = (address: string) =>
    fetch(product().url + address, { redirect: "manual" });
  expect((await request("/lista")).headers.get("cache-control")).toContain(
    "public",
  );
  for (const address of [
    LIST,
    "/lista?t=x",
    "/lista?mas=zzz",
    "/lista?editar=1",
    `${LIST.replace("?", ".data?")}&_routes=routes/item-list`,
    "/lista?i=becas/chevening&o1=1",
    "/lista.data?i=becas/chevening&o1=1",
    "/lista.data?i=becas/chevening&o1=1&_routes=routes/item-list",
  ])
    expect((await request(address)).headers.get("cache-control"), address).toBe(
      "no-store",
    );

  const moved = await request(
    "/lista?t=//evil.example&i=becas/chevening&x1=on",
  );
  expect(moved.status).toBe(302);
  expect(moved.headers.get("location")).toBe(
    "/lista?t=%2F%2Fevil.example&editar=1#editar",
  );
});

test("the English page has English labels, and its footer links to a new list", async () => {
  const page = await open(`${LIST}&lng=en`);
  expect(elementText(page.main)).toContain("Note: Pide dos cartas");
  expect(meta(page, "property", "og:title")).toBe("Becas para Ana (2 options)");
  const footer = page.document.querySelector("body footer");
  expect(link(footer as Element, "Make a list").getAttribute("href")).toBe(
    "/lista",
  );
  expect(findSection(page, "Share this list")).not.toBeNull();
});

/** Paths of so many different items, as the parameter `i` lists them. */
async function itemPaths(count: number): Promise<string> {
  const becas = await open("/becas");
  const paths = [...new Set(hrefs(becas.main, "article h3 a"))].slice(0, count);
  expect(paths).toHaveLength(count);
  return paths.map((path) => path.slice(1)).join();
}

function items({ main }: HtmlPage): ReadonlyArray<Element> {
  return all(main, "ol > li:has(svg.qr)");
}

function names(page: HtmlPage): ReadonlyArray<string> {
  return items(page).flatMap((item) => texts(item, "h2"));
}

/** The address that the page offers for sharing, without its host. */
function shared(page: HtmlPage): string {
  const [input] = all(section(page, "Comparte esta lista"), "input");
  return (input?.getAttribute("value") ?? "").replace(product().url, "");
}

function form(page: HtmlPage): Element {
  return mainForm(page, "form[action^='/lista']");
}

/** Address submitted with every removal box unticked: browsers do not send those. */
function withoutRemovals(
  page: HtmlPage,
  changes: Readonly<Record<string, string>>,
): string {
  return submitted(form(page), changes).replace(/&x\d+=[^&]*/g, "");
}

function meta({ document }: HtmlPage, kind: string, name: string): string {
  const tag = document.querySelector(`meta[${kind}="${name}"]`);
  return tag?.getAttribute("content") ?? "";
}

/** Reads a QR code from the rectangles of its path. */
function decode(svg: Element): string {
  const scale = 4;
  const [from = 0, , side = 0] = (svg.getAttribute("viewBox") ?? "")
    .split(" ")
    .map(Number);
  const width = side * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const dark = svg.querySelectorAll("path")[1]?.getAttribute("d") ?? "";
  for (const [, x, y, run] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row += 1) {
      const at = ((Number(y) - from) * scale + row) * width;
      const start = at + (Number(x) - from) * scale;
      for (let pixel = start; pixel < start + Number(run) * scale; pixel += 1)
        pixels.fill(0, pixel * 4, pixel * 4 + 3);
    }
  return jsQR(pixels, width, width)?.data ?? "";
}
