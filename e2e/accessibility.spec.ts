import type { Page } from "@playwright/test";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "./accessible.ts";
import { becomeMember, createMember } from "./account.ts";
import { expectFits } from "./fit.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";
import {
  inLanguage,
  MISSING_PAGE_ERROR,
  SCREEN_ADDRESSES,
  TEMPLATES,
} from "./screens.ts";
import { IS_SOAK, sampled } from "./soak.ts";

/** Negated on the laptop, so that each width has both languages and both themes. */
const isEnglishAndDark = (name: string) => ["list", "search"].includes(name);

for (const [name, address] of Object.entries(TEMPLATES))
  test(`axe finds nothing on the template "${name}", which fits a phone`, async ({
    page,
    browserErrors,
  }) => {
    if (address === TEMPLATES["missing page"])
      browserErrors.expect(MISSING_PAGE_ERROR);
    await expectTemplateAccessible(page, address, isEnglishAndDark(name));
    await expectFits(page);
  });

/** Together these use every colour of the design, and their layout differs on a laptop. */
for (const name of ["home", "list", "item", "search"] as const)
  test(
    `axe finds nothing on the template "${name}" on a laptop`,
    {
      tag: "@laptop",
    },
    ({ page }) =>
      expectTemplateAccessible(page, TEMPLATES[name], !isEnglishAndDark(name)),
  );

if (IS_SOAK)
  for (const [name, addresses] of Object.entries(SCREEN_ADDRESSES))
    test(`axe finds nothing on ${name} in both themes`, {
      tag: "@each-width",
    }, async ({ page, isMobile, browserErrors }) => {
      for (const address of addresses) {
        if (address === TEMPLATES["missing page"])
          browserErrors.expect(MISSING_PAGE_ERROR);
        await visit(page, inLanguage(address, isMobile ? "es" : "en"));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessibleInBothThemes(page);
      }
    });

test("axe finds nothing on a member's screens and in the member's menu", {
  tag: "@each-width",
}, async ({ page, site, isMobile }) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  // Tests of the profile and of recommendations check these screens with data.
  for (const path of sampled(
    ["/perfil", "/completar-perfil", "/recomendaciones"],
    (one) => one === "/perfil",
  )) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  const name = isMobile ? "Abrir el menú" : "Menú de tu cuenta";
  await page.getByRole("button", { name }).click();
  await expect(
    page.getByRole(isMobile ? "dialog" : "menu").getByText("Lucía Pérez"),
  ).toBeVisible();
  await expectAccessible(page, "menu", isMobile ? "light" : "dark");
});

async function expectTemplateAccessible(
  page: Page,
  address: string,
  isEnglishAndDark: boolean,
) {
  await visit(page, inLanguage(address, isEnglishAndDark ? "en" : "es"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page, address, isEnglishAndDark ? "dark" : "light");
}
