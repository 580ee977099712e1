import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { card, visit } from "./page.ts";

test.use({ routesRequests: true });

/** The lists besides `/becas`. */
const LISTS = [
  "/oportunidades",
  "/mentoria",
  "/universidades",
  "/competencias",
  "/recursos",
];

/** Text that a personal screen shows without scripts. */
const HINTS = {
  "/favoritos": "para leerlos hace falta JavaScript",
  "/sin-cuenta": "Para esto, activa JavaScript en tu navegador.",
};

const MEXT = "Becas MEXT (Monbukagakusho) del Gobierno de Japón";

test("lists, an item, search and personal screens hydrate without newer functions", async ({
  page,
}) => {
  await page.addInitScript(removeNewerFunctions);
  for (const path of [...LISTS, "/becas/daad-becas-alemania", "/favoritos"]) {
    await visit(page, path);
    await expect(page.locator("html[data-scripts]"), path).toBeAttached();
  }
  await visit(page, "/buscar?q=japon");
  await expect(card(page, MEXT)).toBeVisible();
  await visit(page, "/sin-cuenta");
  await expect(
    page.getByRole("main").getByRole("combobox").first(),
  ).toBeVisible();
  await visit(page, "/becas");
  await page.getByRole("searchbox", { name: "Buscar en becas" }).fill("japon");
  await expect(page).toHaveURL(/q=japon/);
  await expect(card(page, MEXT)).toBeVisible();
});

test("polyfills that arrive after a delay still let the page hydrate", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Map, "groupBy");
    Reflect.deleteProperty(URL, "canParse");
  });
  await page.route("**/polyfills.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await visit(page, "/becas");
  await expect(page.locator("html[data-scripts]")).toBeAttached();
});

test("polyfills that fail to load leave the page as the server rendered it", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/polyfills.js failed/);
  await page.addInitScript(() => Reflect.deleteProperty(Map, "groupBy"));
  await page.route("**/polyfills.js", (route) => route.abort("failed"));
  await page.goto("/becas");
  await expect(page.locator("html:not([data-scripts])")).toBeAttached();
  await expect(page.getByRole("article").nth(5)).toBeVisible();
});

test("without dialog support, sheets stay closed until their button is pressed", async ({
  page,
}) => {
  await page.addInitScript(removeDialogs);
  await visit(page, "/becas");
  const sheet = page.getByRole("dialog");
  await expect(sheet).toHaveCount(0);
  for (const button of ["Abrir el menú", "Filtros"]) {
    await page.getByRole("button", { name: button }).click();
    await expect(sheet).toBeInViewport({ ratio: 1 });
    await expect(sheet).toHaveCSS("position", "fixed");
    await sheet.getByRole("button", { name: "Cerrar" }).click();
    await expect(sheet).toHaveCount(0);
  }
});

test("without dialogs and scripts, only the filters are open", async ({
  page,
}) => {
  await page.addInitScript(removeDialogs);
  // Without `WritableStream` the start scripts load no modules.
  await page.addInitScript(() =>
    Reflect.deleteProperty(self, "WritableStream"),
  );
  await page.goto("/becas");
  await expect(page.locator("dialog.filter-sheet")).toBeVisible();
  await expect(page.locator("dialog:visible")).toHaveCount(1);
});

test("the hatching of months has no colour space, which older browsers reject", async ({
  page,
}) => {
  await page.goto("/becas");
  const hatchings = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => selectorText === ".hatched")
      .map(({ style }) => style.backgroundImage),
  );
  expect(hatchings).toEqual([
    "repeating-linear-gradient(45deg, var(--stripes))",
  ]);
});

test("a browser that cannot run the modules keeps the server-rendered pages", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Reflect.deleteProperty(self, "WritableStream"),
  );
  const requests: Array<string> = [];
  page.on("request", (request) => requests.push(request.url()));
  await expectServerRenderedPages(page);
  for (const path of LISTS) {
    await page.goto(path);
    await expect(page.getByRole("article").nth(5), path).toBeVisible();
  }
  for (const [path, hint] of Object.entries(HINTS)) {
    await page.goto(path);
    await expect(page.getByText(hint), path).toBeVisible();
  }
  expect(requests.filter((url) => url.endsWith(".js"))).toEqual([]);
});

test("a browser that cannot parse the modules keeps the server-rendered pages", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^threw: /);
  await page.route("**/assets/framework-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "class {" }),
  );
  await expectServerRenderedPages(page);
});

test("modules that fail to load leave the server-rendered pages usable", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/assets\/framework\S* failed/);
  await page.route("**/assets/framework-*.js", (route) =>
    route.abort("failed"),
  );
  await expectServerRenderedPages(page);
});

test("a screen that throws before hydration restores the server-rendered page", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^error: /);
  await page.addInitScript(() => {
    Array.prototype.toSorted = () => {
      throw new TypeError("toSorted is broken");
    };
  });
  await page.goto("/becas");
  await expect(page.locator("html:not([data-scripts])")).toBeAttached();
  await expect(page.getByRole("article").nth(5)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Becas");
  await page.goto("/buscar?q=japon");
  await expect(page.locator("html:not([data-scripts])")).toBeAttached();
  await card(page, MEXT).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(MEXT);
});

/** Reads a list, searches it, follows a link and opens the status page, as without scripts. */
async function expectServerRenderedPages(page: Page) {
  await page.goto("/becas");
  await expect(page.locator("html:not([data-scripts])")).toBeAttached();
  await expect(page.getByRole("article").nth(5)).toBeVisible();
  await expect(page.locator(".needs-script:visible")).toHaveCount(0);
  const search = page.getByRole("main").getByRole("search");
  await search.getByRole("searchbox").fill("japon");
  await search.getByRole("button", { name: "Buscar" }).click();
  await expect(page).toHaveURL(/q=japon/);
  const result = card(page, MEXT);
  await expect(result).toBeVisible();
  await result.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(MEXT);
  await page.goto("/estado");
  await expect(
    page.getByText("Para verificar cada parte hace falta JavaScript."),
  ).toBeVisible();
}

/** Runs in the page: removes what Chrome 95, Safari 15 or Firefox 100 lacks. */
function removeNewerFunctions() {
  const remove = (from: object, ...names: ReadonlyArray<string>) => {
    for (const name of names) Reflect.deleteProperty(from, name);
  };
  for (const type of [Array, String, Object.getPrototypeOf(Int8Array)])
    remove(type.prototype, "at");
  remove(Array.prototype, "toSorted", "toReversed", "toSpliced", "with");
  remove(Array.prototype, "findLast", "findLastIndex");
  remove(Array, "fromAsync");
  remove(Object, "hasOwn", "groupBy");
  remove(Map, "groupBy");
  remove(Promise, "withResolvers", "try");
  remove(Set.prototype, "union", "intersection", "difference", "isSubsetOf");
  remove(
    Object.getPrototypeOf(Object.getPrototypeOf([].values())),
    "map",
    "filter",
    "toArray",
  );
  remove(URL, "canParse", "parse");
  remove(AbortSignal, "any", "timeout");
  remove(ReadableStream.prototype, "pipeThrough");
  remove(self, "structuredClone", "reportError", "navigation");
  remove(self, "TransformStream", "TextEncoderStream", "TextDecoderStream");
  remove(Crypto.prototype, "randomUUID");
  remove(Document.prototype, "startViewTransition");
}

/** Runs in the page: makes `<dialog>` an unknown element, as before Safari 15.4. */
function removeDialogs() {
  const { prototype } = HTMLDialogElement;
  for (const name of ["open", "show", "showModal", "close", "requestClose"])
    Reflect.deleteProperty(prototype, name);
  Reflect.deleteProperty(prototype, "closedBy");
  Object.setPrototypeOf(prototype, HTMLUnknownElement.prototype);
  Reflect.deleteProperty(self, "HTMLDialogElement");
  Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
  // Removes the browser's own handling of `commandfor` and its dialog styles.
  addEventListener("command", (event) => event.preventDefault(), true);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ":where(dialog) { display: inline; position: static; height: auto }",
  );
  document.adoptedStyleSheets = [sheet];
  // A browser without dialogs lacks these too.
  Reflect.deleteProperty(Map, "groupBy");
  Reflect.deleteProperty(URL, "canParse");
}
