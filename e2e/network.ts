import type { Page } from "@playwright/test";

/** Requests of the built file of a module with this name, and of no longer name. */
export function builtFile(name: string): RegExp {
  return new RegExp(`/assets/${name}-[\\w-]{7}\\.js$`);
}

/** Holds matching requests until the returned function is called. */
export async function holdAnswers(
  page: Page,
  pattern: string,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Breaks matching requests until the returned function is called. */
export async function breakLine(
  page: Page,
  pattern: string | RegExp,
): Promise<() => void> {
  let isDead = true;
  await page.route(pattern, (route) =>
    isDead ? route.abort() : route.continue(),
  );
  return () => {
    isDead = false;
  };
}
