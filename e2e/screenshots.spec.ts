import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";

const PICTURE = join(import.meta.dirname, "../docs/images/screenshot.png");

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });

/** UPDATE_SCREENSHOT=1 takes the README's screenshot again. */
test("a screenshot of the scholarships has over 20 kB, and the README's screenshot exists", {
  tag: "@laptop",
}, async ({ page }) => {
  await visit(page, "/becas");
  await expect(page.getByRole("article").first()).toBeVisible();
  const isUpdate = process.env.UPDATE_SCREENSHOT === "1";
  const picture = await page.screenshot(
    isUpdate ? { path: PICTURE, animations: "disabled" } : {},
  );
  expect(picture.byteLength).toBeGreaterThan(20_000);
  expect(existsSync(PICTURE)).toBe(true);
});
