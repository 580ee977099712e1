import type { Page } from "@playwright/test";

/** Matches the built file of the module with exactly this name, whatever its hash. */
export function builtFile(name: string): RegExp {
  return new RegExp(`/assets/${name}-[\\w-]{7}\\.js$`);
}

/** Delays the responses to matching requests until the returned function is called. */
export async function holdResponses(
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

/** Aborts matching requests until the returned function is called. */
export async function abortRequests(
  page: Page,
  pattern: string | RegExp,
): Promise<() => void> {
  let isBroken = true;
  await page.route(pattern, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  return () => {
    isBroken = false;
  };
}
