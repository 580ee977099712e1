import { expect, test, vi } from "vitest";
import { aStoredResponse } from "./exchange.fixture.ts";
import type { PageKey } from "./page-cache.ts";
import { createQueues } from "./queues.ts";
import { createRenderQueue } from "./render-queue.ts";

const KEY: PageKey = {
  address: "/becas",
  language: "es",
  today: "2026-11-21",
};

test("visitors of one network who request the same page share one queue slot", async () => {
  const { renderPage, run } = aRenderQueue();
  const pages = await Promise.all([
    renderPage("school", KEY),
    renderPage("school", KEY),
    renderPage("school", { ...KEY, language: "en" }),
    renderPage("home", KEY),
  ]);
  expect(pages.every(({ ok }) => ok)).toBe(true);
  expect(run.mock.calls.map(([group]) => group)).toEqual([
    "school",
    "school",
    "home",
  ]);
});

test("a page that was cached meanwhile is not rendered again", async () => {
  const { renderPage, fetch, peek } = aRenderQueue();
  peek.mockReturnValue(aStoredResponse());
  expect(await renderPage("school", KEY)).toMatchObject({ ok: true });
  expect(fetch).not.toHaveBeenCalled();
});

test("after a failure the next request retries the page", async () => {
  const { renderPage, fetch } = aRenderQueue();
  fetch.mockRejectedValueOnce(new Error("broken"));
  await expect(renderPage("school", KEY)).rejects.toThrow("broken");
  expect(await renderPage("school", KEY)).toMatchObject({ ok: true });
});

function aRenderQueue() {
  const peek = vi.fn((): ReturnType<typeof aStoredResponse> | undefined => {
    return undefined;
  });
  const fetch = vi.fn(async () => aStoredResponse());
  const { renders } = createQueues(1, "embedded");
  const run = vi.spyOn(renders, "run");
  return {
    renderPage: createRenderQueue({ peek, fetch }, renders),
    fetch,
    peek,
    run,
  };
}
