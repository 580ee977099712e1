import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from "./accessible.ts";
import { becomeMember, createMember } from "./account.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";
import { inLanguage, LOST, SCREENS, TEMPLATES } from "./screens.ts";
import { IS_SOAK } from "./soak.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Templates that together use every colour of the design; those with another laptop layout. */
const IN_BOTH_THEMES = ["home", "list", "item", "search"];

for (const [name, address] of Object.entries(TEMPLATES))
  test(`axe finds nothing on the template: ${name}`, async ({
    page,
    isMobile,
    complaints,
  }) => {
    const isKey = IN_BOTH_THEMES.includes(name);
    test.skip(!isMobile && !isKey, "the same at every width");
    if (address === TEMPLATES["missing page"]) complaints.expect(LOST);
    // The widths together cover both languages.
    await visit(page, inLanguage(address, isMobile ? "es" : "en"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (isKey && isMobile) await expectAccessibleInBothThemes(page);
    else await expectAccessible(page);
  });

if (IS_SOAK)
  for (const [name, addresses] of Object.entries(SCREENS))
    test(`axe finds nothing on ${name}`, async ({
      page,
      isMobile,
      complaints,
    }) => {
      for (const address of addresses) {
        if (address === "/no-existe") complaints.expect(LOST);
        await visit(page, inLanguage(address, isMobile ? "es" : "en"));
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessibleInBothThemes(page);
      }
    });

test("axe finds nothing on a member's screens and in the member's menu", async ({
  page,
  site,
  isMobile,
}) => {
  const { session } = await createMember(site);
  await becomeMember(page, session);
  for (const path of ["/perfil", "/completar-perfil", "/recomendaciones"]) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  const name = isMobile ? "Abrir el menú" : "Menú de tu cuenta";
  await page.getByRole("button", { name }).click();
  await expect(
    page.getByRole(isMobile ? "dialog" : "menu").getByText("Lucía Pérez"),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
