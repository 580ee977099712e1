import { beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "#app/platform/render-hook.fixture.tsx";
import { useUntilInteraction } from "./use-until-interaction.ts";

const { location } = vi.hoisted(() => ({ location: { key: "" } }));

vi.mock("react-router", async (importOriginal) => ({
  ...(await importOriginal<typeof import("react-router")>()),
  useLocation: () => location,
}));

const RECOMMENDED = "recommended";

let page: EventTarget;

beforeEach(({ task }) => {
  page = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener"] as const)
    vi.stubGlobal(name, page[name].bind(page));
  location.key = task.id;
});

test("Back shows the earlier value at once, and a value that loads later does not replace it", async () => {
  const list = await show();
  await list.render(RECOMMENDED);
  expect(list.latest()).toBe(RECOMMENDED);
  const before = list.results.length;
  await list.remount(null);
  page.dispatchEvent(new Event("scroll"));
  await list.render("another");
  expect(new Set(list.results.slice(before))).toEqual(new Set([RECOMMENDED]));
});

test("Back shows no value where the user interacted before the first one", async () => {
  const list = await show();
  page.dispatchEvent(new Event("scroll"));
  await list.render(RECOMMENDED);
  await list.remount(RECOMMENDED);
  expect(list.latest()).toBeNull();
});

test("a new history entry starts without a value", async () => {
  const list = await show();
  await list.render(RECOMMENDED);
  location.key += " next";
  await list.remount(null);
  expect(list.latest()).toBeNull();
});

test("a shown value that becomes null is removed, even after an interaction", async () => {
  const list = await show();
  await list.render(RECOMMENDED);
  page.dispatchEvent(new Event("scroll"));
  await list.render(null);
  expect(list.latest()).toBeNull();
});

function show() {
  return renderHook<string | null, string | null>(useUntilInteraction, null);
}
