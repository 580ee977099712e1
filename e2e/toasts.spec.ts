import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { card, closeToastIfShown, toast, visit, waitForToast } from "./page.ts";
import { SHORT_LIST } from "./screens.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("one toast shows at a time and closes after five seconds", async ({
  page,
}) => {
  await chooseDevice(page);
  await page.clock.install();
  await visit(page, SHORT_LIST);
  // The first toast loads the toast area, which needs a running clock.
  await showToast(page);
  await closeToastIfShown(page);
  // From here on the clock runs only when the test advances it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await showToast(page);
  await page.getByRole("button", { name: "Cerrar el aviso" }).click();
  await expect(toast(page)).toHaveCount(0);
  await showToast(page);
  await showToast(page);
  await expect(toast(page)).toHaveCount(1);
  await page.clock.runFor(4_900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
});

test("F8 focuses the toast, which then stays until it is closed", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, SHORT_LIST);
  await showToast(page);
  await waitForToast(page);
  await page.keyboard.press("F8");
  await expect(
    page.getByRole("region", { name: "Avisos (F8)" }).getByRole("list"),
  ).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press("Tab");
  for (const name of ["Guardar en este dispositivo", "Inicia sesión"]) {
    await page.keyboard.press("Tab");
    await expect(
      toast(page).getByRole("button", { name, exact: true }),
    ).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("button", { name: "Cerrar el aviso" }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toHaveCount(0);
  await expect(heart(page)).toBeFocused();
});

test("after an action of a toast the favourite button has the focus again", async ({
  page,
}) => {
  await visit(page, SHORT_LIST);
  await showToast(page);
  await waitForToast(page);
  await page.keyboard.press("F8");
  await toast(page)
    .getByRole("button", { name: "Guardar en este dispositivo" })
    .press("Enter");
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await expect(heart(page)).toBeFocused();
});

test("a swipe to the right beyond 50 px dismisses a toast, a shorter one does not", async ({
  page,
}) => {
  await chooseDevice(page);
  await visit(page, SHORT_LIST);
  await showToast(page);
  await waitForToast(page);
  await swipe(page, 40);
  await expect(toast(page)).toHaveAttribute("data-swipe", "cancel");
  await expect(toast(page)).toBeVisible();
  await swipe(page, 60);
  await expect(toast(page)).toHaveCount(0);
});

test("the toast that asks where to save is still shown after a minute", async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, SHORT_LIST);
  await showToast(page);
  await waitForToast(page);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
});

/** Makes favourites save on the device without a question. */
async function chooseDevice(page: Page) {
  await page.addInitScript(() => {
    const empty = '{"favourites":[],"applications":[]}';
    localStorage.setItem("trampolin-device-favourites", empty);
  });
}

/** Taps a favourite button without an account. */
async function showToast(page: Page) {
  await heart(page).click();
  await expect(toast(page)).toBeVisible();
}

function heart(page: Page) {
  return card(page, "Becas Chevening").getByRole("button", {
    name: /favoritos$/,
  });
}

async function swipe(page: Page, distance: number) {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error("No toast to swipe");
  const [x, y] = [box.x + 80, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 6 });
  await page.mouse.up();
}
