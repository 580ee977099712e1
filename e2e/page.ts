import {
  expect,
  type Locator,
  type Page,
  type Request,
} from "@playwright/test";

/** Stores an entry in the browser's local storage, from an address without scripts of ours. */
export async function storeEntry(page: Page, key: string, value: string) {
  await page.goto("/robots.txt");
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    value,
  ] as const);
}

/** Opens an address and waits for hydration. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response;
}

/** Opens an address, and waits for hydration and for the parts that load on an idle page. */
export async function visitUntilIdle(page: Page, path: string): Promise<void> {
  const pending = new Set<Request>();
  let count = 0;
  const start = (request: Request) => {
    pending.add(request);
    count += 1;
  };
  const end = (request: Request) => pending.delete(request);
  page.on("request", start);
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  await visit(page, path);
  // Idle callbacks run in order, ours after the page's own. A loaded part may request
  // more, so this repeats until a round adds no request.
  for (let previous = -1; previous < count; ) {
    previous = count;
    await waitForIdle(page);
    await expect.poll(() => pending.size).toBe(0);
    await waitForIdle(page);
  }
  page.off("request", start);
  page.off("requestfinished", end);
  page.off("requestfailed", end);
}

/** Resolves after the idle callbacks that the page has scheduled. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve);
        // Chromium may report a still page as idle only after its next frame.
        requestAnimationFrame(() => {});
      }),
  );
}

/**
 * Reloads by the page's own script, which always fires `beforeunload`. A reload by the
 * browser fires it only if the browser knows of the listener by then.
 */
export async function reloadItself(page: Page): Promise<void> {
  const loaded = page.waitForEvent("load");
  await page.evaluate(() => setTimeout(() => location.reload()));
  await loaded;
}

/** Resolves when the page is hydrated. */
export async function waitForHydration(
  page: Page,
  timeout?: number,
): Promise<void> {
  const hydrated = page.locator("html[data-hydrated]");
  await hydrated.waitFor({ state: "attached", timeout });
}

/**
 * Resolves when a link or a form has led to another screen. After the address changes,
 * the new screen takes the focus and closes an open menu.
 */
export async function waitForScreen(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

/** The visible toast, without its announcement for screen readers. */
export function toast(page: Page): Locator {
  return toastArea(page).getByRole("listitem");
}

function toastArea(page: Page): Locator {
  return page.getByRole("region", {
    name: /^(Avisos|Notifications) \(F8\)$/,
  });
}

/** Fails unless the shown toast has exactly this text. */
export async function expectToast(
  page: Page,
  title: string,
  description: string,
): Promise<void> {
  await expect(
    toast(page)
      .filter({ has: page.getByText(title, { exact: true }) })
      .filter({ has: page.getByText(description, { exact: true }) }),
  ).toBeVisible();
  await expect(toast(page)).toHaveCount(1);
}

const CLOSE_TOAST = /^(Cerrar el aviso|Close the notification)$/;

/** Closes the toast: on a phone it covers controls. */
export async function closeToast(page: Page): Promise<void> {
  await waitForToast(page);
  await toastArea(page).getByRole("button", { name: CLOSE_TOAST }).click();
  await expect(toast(page)).toHaveCount(0);
}

/** Resolves when the toast handles pointer and keyboard, shortly after it appears. */
export async function waitForToast(page: Page): Promise<void> {
  await expect(toastArea(page)).toHaveCSS("pointer-events", "auto");
  await waitForAnimations(page);
}

/** Closes the toast, unless it has expired meanwhile. */
export async function closeToastIfShown(page: Page): Promise<void> {
  await toast(page)
    .getByRole("button", { name: CLOSE_TOAST })
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

/** Current path, query and fragment. */
export function currentAddress(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

/** Resolves when all transitions and finite animations have ended. */
export async function waitForAnimations(page: Page): Promise<void> {
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

/** Goes back after transitions end: during a transition React Router logs an error. */
export async function goBack(page: Page): Promise<void> {
  await waitForAnimations(page);
  await page.goBack();
}
