import { expect, type Page } from "@playwright/test";
import { sampled } from "./soak.ts";

/** Minimum width and height of a touch target (design brief). */
const TARGET_PX = 44;

/** Fails when a touch target is too small, or the page overflows at 100 % or 200 % text size. Leaves 200 % set. */
export async function expectFits(page: Page): Promise<void> {
  expect(await tooSmall(page)).toEqual([]);
  for (const width of sampled([360, 768, 1280], (px) => px === 360)) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => tooWide(page), `at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "32px";
  });
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => tooWide(page), `${width} px, 200 %`).toEqual([]);
  }
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
    // Overflowing text may have no overflowing box: then only the page is listed.
    return [`the page: ${root.scrollWidth} px`, ...outside];
  });
}

/** Visible controls smaller than a touch target, with their sizes; no links within text. */
export function tooSmall(page: Page) {
  return page.evaluate((minPx) => {
    const isInRunningText = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      element.closest("p, dd, li")?.textContent?.trim() !==
        element.textContent?.trim();
    return [
      ...document.querySelectorAll(
        "a, button, input, select, textarea, summary",
      ),
    ].flatMap((element) => {
      // A label around a control is its touch target.
      const target = element.closest("label") ?? element;
      const { width, height } = target.getBoundingClientRect();
      const isShown = element.checkVisibility() && width > 1 && height > 1;
      const isLarge = width >= minPx - 0.5 && height >= minPx - 0.5;
      if (!isShown || isLarge || isInRunningText(element)) return [];
      const size = `${Math.round(width)} × ${Math.round(height)}`;
      return `${size}: ${element.outerHTML.slice(0, 120)}`;
    });
  }, TARGET_PX);
}
