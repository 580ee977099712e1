import { expect, type Page } from "@playwright/test";
import { sampled } from "./soak.ts";

/** Smallest side of a touch target (design brief). */
const TARGET_PX = 44;

/** Fails when a touch target is too small or something overflows, also with text at 200 %, which stays so large. */
export async function expectFits(page: Page): Promise<void> {
  expect(await tooSmall(page)).toEqual([]);
  for (const width of sampled([360, 768, 1280], (px) => px === 360)) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => tooWide(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "32px";
  });
  await expect.poll(() => tooWide(page), "at 200 %").toEqual([]);
}

/** Causes of horizontal scrolling; empty without any. */
export function tooWide(page: Page) {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const isClipped = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== "visible" ||
        isClipped(element.parentElement));
    const elements = [...document.querySelectorAll("body *")];
    const outside = elements.flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      if (right <= root.clientWidth + 1 || isClipped(element)) return [];
      const place = `${Math.round(left)} to ${Math.round(right)}`;
      return `${place}: ${element.outerHTML.slice(0, 120)}`;
    });
    // Bare text sticks out of no element's box.
    return [`the page: ${root.scrollWidth} px`, ...outside];
  });
}

/** Visible controls that are too small. */
export function tooSmall(page: Page) {
  return page.evaluate((least) => {
    const isInRunningText = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      element.closest("p, dd, li")?.textContent?.trim() !==
        element.textContent?.trim();
    return [
      ...document.querySelectorAll(
        "a, button, input, select, textarea, summary",
      ),
    ].flatMap((element) => {
      // A label around a box takes the finger for it.
      const target = element.closest("label") ?? element;
      const { width, height } = target.getBoundingClientRect();
      const isShown = element.checkVisibility() && width > 1 && height > 1;
      const isLarge = width >= least - 0.5 && height >= least - 0.5;
      if (!isShown || isLarge || isInRunningText(element)) return [];
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return `${size}: ${element.outerHTML.slice(0, 120)}`;
    });
  }, TARGET_PX);
}
