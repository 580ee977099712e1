import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataDir, type Product, startProduct } from "./testing/product.ts";

let product: Product;
let removeData = async () => {};

beforeAll(async () => {
  const { path, remove } = await makeDataDir();
  removeData = remove;
  product = await startProduct({ DATA_DIR: path }, undefined, "scripts/dev.ts");
}, 120_000);

afterAll(async () => {
  await product?.stop();
  await removeData();
});

test("the development server serves a page, the showcase and /healthz", async () => {
  expect(await heading("/terminos")).toBe("Términos de uso");
  expect(await heading("/_ui")).toBe("UI kit");
  expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
}, 120_000);

/** Text of the page's first heading. */
async function heading(path: string) {
  const response = await fetch(`${product.url}${path}`, {
    headers: { "accept-language": "es" },
  });
  return /<h1[^>]*>([^<]+)<\/h1>/.exec(await response.text())?.[1];
}
