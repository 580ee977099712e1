import { becomeMember, createMember } from "./account.ts";
import { expectFits, tooSmall, tooWide } from "./fit.ts";
import { expect, test } from "./journey.ts";
import { visit } from "./page.ts";
import {
  ITEM_ADDRESSES,
  inLanguage,
  PHONE,
  SCREEN_ADDRESSES,
} from "./screens.ts";
import { sampled } from "./soak.ts";

/** The soak run opens English in its laptop project, but touch targets need a phone. */
test.use(PHONE);

const ALL_ADDRESSES = [
  ...Object.values(SCREEN_ADDRESSES).flat(),
  ...ITEM_ADDRESSES,
];

/**
 * Outside the soak run only `/universidades`, whose cards differ: accessibility.spec.ts
 * measures every template.
 */
const PAGES = sampled(
  ALL_ADDRESSES.filter((address) => address !== "/no-existe").flatMap(
    (address) =>
      (["es", "en"] as const).map((language) => ({ address, language })),
  ),
  ({ address, language }) => language === "es" && address === "/universidades",
);

for (const { address, language } of PAGES)
  test(`${address} has touch targets ≥ 44 px and no overflow, also at 200 % text (${language})`, async ({
    page,
  }) => {
    await page.goto(inLanguage(address, language));
    await expectFits(page);
  });

test("menu, filters and dialogs fit a phone with text at 200 %", async ({
  page,
}) => {
  for (const [path, names] of [
    ["/becas?nivel=prepa", [/^Abrir el menú$/, /^Filtros/, /^Pedir asesoría$/]],
    ["/recursos?q=zotero", [/^Filtros/, /^Sugerir un recurso$/]],
  ] as const) {
    await visit(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "32px";
    });
    for (const name of names) {
      await page.getByRole("button", { name }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expect.poll(() => tooWide(page), String(name)).toEqual([]);
      const last = dialog.getByRole("button").last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  }
});

test("opened details, dialogs and the profile form have touch targets of at least 44 px", async ({
  page,
  site,
}) => {
  for (const path of ["/mentoria", "/recursos"]) {
    await page.goto(path);
    await page.locator("details").evaluateAll((elements) => {
      for (const details of elements) details.setAttribute("open", "");
    });
    expect(await tooSmall(page), `opened details on ${path}`).toEqual([]);
  }
  await visit(page, "/becas?nivel=prepa");
  for (const name of [/^Abrir el menú$/, /^Filtros/, /^Pedir asesoría$/]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await tooSmall(page), String(name)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  const { session } = await createMember(site);
  await becomeMember(page, session);
  await visit(page, "/completar-perfil");
  await page.getByLabel("Nivel de estudios").selectOption("upperSecondary--1");
  await page
    .getByRole("button", { name: /^Agregar otra opción/ })
    .first()
    .click();
  for (const step of [1, 2, 3]) {
    await page.getByRole("link", { name: new RegExp(`^${step}\\.`) }).click();
    for (const summary of await page.locator("summary").all())
      await summary.click();
    const name = `step ${step} of the profile form`;
    expect(await tooSmall(page), name).toEqual([]);
    await expect.poll(() => tooWide(page), name).toEqual([]);
  }
  page.once("dialog", (dialog) => dialog.accept());
  await visit(page, "/perfil");
  expect(await tooSmall(page), "the profile").toEqual([]);
  await expect.poll(() => tooWide(page), "the profile").toEqual([]);
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  await expect(page.getByRole("dialog").getByText("Lucía")).toBeVisible();
  expect(await tooSmall(page), "the member's menu").toEqual([]);
});
