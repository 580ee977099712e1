import { expect, test } from "./journey.ts";
import { abortRequests, builtFile, holdResponses } from "./network.ts";
import {
  visit,
  visitUntilIdle,
  waitForHydration,
  waitForIdle,
} from "./page.ts";

test.use({ routesRequests: true });

/** Address, the lazy chunk of one of its parts, and that part's links in the server's HTML. */
const LAZY_PARTS = [
  ["/buscar?q=alemania+zzzqqq", "no-results-anywhere", "article h3 a"],
  ["/becas?q=zzzqqq", "no-results", "#resultados a"],
  ["/becas", "country-links", "section li > a[href*='pais=']"],
] as const;

for (const [address, code, content] of LAZY_PARTS)
  test(`server-rendered links of ${address} stay while ${code} loads and after`, async ({
    page,
  }) => {
    const release = await holdResponses(page, `**/assets/${code}-*.js`);
    await page.goto(address);
    const rendered = await page.locator(content).allTextContents();
    expect(rendered.length).toBeGreaterThan(0);
    await waitForHydration(page);
    // The page loads the session once it is idle.
    await waitForIdle(page);
    await waitForIdle(page);
    expect(await page.locator(content).allTextContents()).toEqual(rendered);
    release();
    await expect(page.locator(content)).toHaveText(rendered);
  });

test("a list whose later code cannot be loaded stays as it is, and can be searched", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/failed: net::ERR_FAILED/);
  await abortRequests(
    page,
    builtFile("(?:filter-sheet|country-links|scam-notice)"),
  );
  await visitUntilIdle(page, "/becas");
  await expect(page.locator("section li > a[href*='pais=']")).not.toHaveCount(
    0,
  );
  await page
    .getByRole("searchbox", { name: "Buscar en becas" })
    .fill("chevening");
  await expect(page.locator("article h3")).toHaveText(["Becas Chevening"]);
});

test("a form stays when the code of the next screen cannot be preloaded", async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/device-recommendations\S+ failed: net::ERR_FAILED/);
  await abortRequests(page, /\/assets\/device-recommendations-/);
  const failed = page.waitForEvent("requestfailed");
  await visit(page, "/sin-cuenta");
  const country = page.getByRole("combobox", { name: "País", exact: true });
  await country.fill("per");
  await failed;
  await waitForIdle(page);
  await expect(country).toHaveValue("per");
});
