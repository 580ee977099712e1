import { expect, test } from "./journey.ts";
import { abortRequests, builtFile } from "./network.ts";
import { visit, waitForHydration } from "./page.ts";
import { NOT_FOUND } from "./screens.ts";

test.use({ routesRequests: true });

for (const { language, title, heading, home } of NOT_FOUND)
  test(`an unknown address shows a 404 with a link back (${language})`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/^GET \/no\/existe\?lng=\w\w answered 404$/);
    const response = await visit(page, `/no/existe?lng=${language}`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.getByRole("link", { name: home }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

test("a screen whose data cannot be loaded keeps header and footer", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/becas\.data\S* answered 500$/);
  browserErrors.expect(/^error: /);
  await visit(page, "/");
  const background = await page
    .locator("body")
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  await page.route("**/becas.data**", (route) =>
    route.fulfill({ status: 500, body: "Internal Server Error" }),
  );
  await page.getByRole("main").getByRole("link", { name: "Ver becas" }).click();
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: "Esta página no se pudo mostrar",
    }),
  ).toBeVisible();
  await expect(page).toHaveTitle("Algo falló");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", background);

  await page.unroute("**/becas.data**");
  await page.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Becas");
});

test("opened by a link, a screen without its wording shows an error with a retry", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/assets\/advice-\S+ failed/);
  browserErrors.expect(/^error: .*No wording for /);
  const restoreRequests = await abortRequests(page, builtFile("advice"));
  await visit(page, "/");
  await page.getByRole("main").getByRole("link", { name: "Ver becas" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Esta página no se pudo mostrar",
  );
  restoreRequests();
  await page.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Becas");
  await expect(
    page.getByRole("button", { name: "Pedir asesoría" }),
  ).toBeVisible();
});

test("opened by its address, a page without its wording stays as rendered, and hydrates later", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^GET \/assets\/advice-\S+ failed/);
  const restoreRequests = await abortRequests(page, builtFile("advice"));
  await page.goto("/becas");
  await browserErrors.haveOccurred();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Becas");
  restoreRequests();
  await waitForHydration(page);
  await page.getByRole("button", { name: "Pedir asesoría" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
