import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, launch, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureFirefox } from "#scripts/ensure-firefox.ts";
import { type Product, startProduct } from "#server/testing/product.ts";
import { anEmail, PASSWORD } from "./account.ts";

let product: Product;
let browser: Browser;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trampolin-firefox-"));
  product = await startProduct({
    DATA_DIR: dataDir,
    PORT: "0",
    META_SEARCH_CONFIG: "server/testing/no-sources.json",
    SCRAPE_EVERY_HOURS: "0",
  });
  browser = await launch({
    browser: "firefox",
    executablePath: ensureFirefox(),
    extraPrefsFirefox: { "intl.accept_languages": "es-MX" },
  });
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("in Firefox a visitor finds a scholarship, signs up and saves it", async () => {
  const page = await browser.newPage();
  const errors = await collectErrors(page);
  await page.setViewport({ width: 360, height: 740 });
  await page.goto(`${product.url}/?lng=es`);
  await waitForHydration(page);
  await page.locator("main form[role=search] input[name=q]").fill("alemania");
  await page.locator("main form[role=search] button[type=submit]").click();
  await page.waitForFunction(() => location.pathname === "/buscar");
  await page.locator('article a[href="/becas/daad-becas-alemania"]').click();
  // Leaving earlier aborts the loading of the wording, which logs an error.
  await page.waitForFunction(
    () =>
      location.pathname === "/becas/daad-becas-alemania" &&
      document.activeElement?.localName === "h1",
  );

  await page.goto(`${product.url}/register`);
  await waitForHydration(page);
  await field(page, "fullName").fill("Lucía Pérez");
  await field(page, "email").fill(anEmail());
  await field(page, "password").fill(PASSWORD);
  await field(page, "confirmPassword").fill(PASSWORD);
  await page.locator("main button[type=submit]").click();
  await page.waitForFunction(() => location.pathname !== "/register");

  await page.goto(`${product.url}/becas/daad-becas-alemania`);
  await waitForHydration(page);
  await page.locator("main button[aria-pressed=false]").click();
  await page.waitForSelector("main button[aria-pressed=true]");
  await page.goto(`${product.url}/favoritos`);
  await page.waitForSelector('a[href="/becas/daad-becas-alemania"]');
  expect(errors).toEqual([]);
});

test("in Firefox four lists and the profile form render without errors", async () => {
  const page = await browser.newPage();
  const errors = await collectErrors(page);
  for (const path of ["becas", "oportunidades", "mentoria", "universidades"]) {
    await page.goto(`${product.url}/${path}`);
    await waitForHydration(page);
    expect((await page.$$("article")).length, path).toBeGreaterThan(5);
  }
  await page.goto(`${product.url}/sin-cuenta`);
  await page.waitForSelector("main [role=combobox]");
  expect(errors).toEqual([]);
});

async function collectErrors(page: Page): Promise<ReadonlyArray<string>> {
  const errors: Array<string> = [];
  // Logs errors as text: the protocol passes references, which a closed page invalidates.
  await page.evaluateOnNewDocument(() => {
    const { error } = console;
    console.error = (...values: ReadonlyArray<unknown>) =>
      error(
        ...values.map((value) =>
          value instanceof Error ? `${value}\n${value.stack}` : value,
        ),
      );
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}

/** Waits for deferred modules too, because an aborted module logs an error. */
async function waitForHydration(page: Page) {
  await page.waitForSelector("html[data-hydrated]");
  await page.waitForNetworkIdle({ idleTime: 400 });
}

function field(page: Page, name: string) {
  return page.locator(`main input[name=${name}]`);
}
