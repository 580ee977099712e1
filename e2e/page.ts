import { expect, type Locator, type Page } from "@playwright/test";

/** Opens an address and waits until the page answers to clicks, which is soon after it can be read. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await isAlive(page);
  return response;
}

/**
 * Reloads as the page's own script would: the page hears of it for certain. Told by the
 * browser, a page asks only if the browser has heard by then that it wants to.
 */
export async function reloadItself(page: Page): Promise<void> {
  const isLoaded = page.waitForEvent("load");
  await page.evaluate(() => setTimeout(() => location.reload()));
  await isLoaded;
}

/** Resolves when the page is hydrated. */
export async function isAlive(page: Page, timeout?: number): Promise<void> {
  const hydrated = page.locator("html[data-hydrated]");
  await hydrated.waitFor({ state: "attached", timeout });
}

/**
 * Resolves when a link or a form has led to another screen. That takes the focus, later
 * than the address changes, and closes a menu that was opened in between.
 */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

/** The one toast on show, without what is only said to screen readers. */
export function toast(page: Page): Locator {
  return toastArea(page).getByRole("listitem");
}

function toastArea(page: Page): Locator {
  return page.getByRole("region", {
    name: /^(Avisos|Notifications) \(F8\)$/,
  });
}

/** Fails unless the toast on show says exactly this. */
export async function expectToast(
  page: Page,
  title: string,
  description: string,
  timeout?: number,
): Promise<void> {
  await expect(
    toast(page)
      .filter({ has: page.getByText(title, { exact: true }) })
      .filter({ has: page.getByText(description, { exact: true }) }),
  ).toBeVisible({ timeout });
  await expect(toast(page)).toHaveCount(1);
}

/** Closes the toast: on a phone it lies over what may be pressed next. */
export async function closeToast(page: Page): Promise<void> {
  await toastListens(page);
  await toastArea(page)
    .getByRole("button", { name: /^(Cerrar el aviso|Close the notification)$/ })
    .click();
  await expect(toast(page)).toHaveCount(0);
}

/** Resolves when the toast hears pointer and keyboard, which is shortly after it can be seen. */
export async function toastListens(page: Page): Promise<void> {
  await expect(toastArea(page)).toHaveCSS("pointer-events", "auto");
  await comesToRest(page);
}

/** Closes the toast, unless it has left by itself meanwhile: its five seconds are the page's, not the test's. */
export async function dismissToast(page: Page): Promise<void> {
  await toast(page)
    .getByRole("button", { name: /^(Cerrar el aviso|Close the notification)$/ })
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
  await expect(toast(page)).toHaveCount(0);
}

/** The card with exactly this title. */
export function card(page: Page, title: string): Locator {
  return page.getByRole("article").filter({
    has: page.getByRole("heading", { level: 3, name: title, exact: true }),
  });
}

/** The path, query and fragment that the reader sees. */
export function currentAddress(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Resolves when nothing moves any more: colours pass over into one another, screens slide in. */
export async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      );
    await twoFrames();
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
    );
    await twoFrames();
  });
}

/** The browser's back button. Pressed while a screen slides in, React Router would complain of the slide cut short. */
export async function goBack(page: Page): Promise<void> {
  await comesToRest(page);
  await page.goBack();
}
