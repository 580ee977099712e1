import { expectAccessible } from "./accessible.ts";
import {
  EXPECTED_SCREENS,
  part,
  searchBox,
  statusLine,
  titles,
} from "./catalogue.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";
import { IS_SOAK } from "./soak.ts";

// Every run of accessibility.spec.ts checks one list with only nearest results.
if (IS_SOAK)
  test("axe finds nothing on any screen with only nearest results", async ({
    page,
  }) => {
    for (const { path } of EXPECTED_SCREENS) {
      await visit(page, path);
      await searchBox(page).fill("mexico xylofon");
      await expect(statusLine(page)).toHaveText(/^0 /);
      await expect(
        titles(part(page, "Lo que más se parece")).first(),
      ).toBeVisible();
      await expectAccessible(page);
    }
  });

test("axe finds nothing in a list whose selected tab has no items", async ({
  page,
}) => {
  await visit(page, "/mentoria?q=khan&material=guias");
  await expect(titles(part(page, "Recursos destacados"))).toHaveCount(0);
  await expectAccessible(page);
});
