import { expect, test } from "vitest";
import { renderHook } from "./render-hook.fixture.tsx";
import { useNamedState } from "./use-entry-state.ts";

type Place = { entry: string; name: string };

test("an entry shown again restores its last state in the first render", async () => {
  const hook = await start({ entry: "a", name: "order" });
  expect(hook.latest()[0]).toBe("plain");
  await hook.act(() => hook.latest()[1]("personal"));
  const before = hook.results.length;
  await hook.remount({ entry: "a", name: "order" });
  expect(hook.results[before]?.[0]).toBe("personal");
});

test.each([
  { entry: "c", name: "order" },
  { entry: "b", name: "tab" },
])("another entry, or another name, has its own state: %o", async (place) => {
  const hook = await start({ entry: "b", name: "order" });
  await hook.act(() => hook.latest()[1]("personal"));
  await hook.remount(place);
  expect(hook.latest()[0]).toBe("plain");
});

test("a state is stored with the entry that is current when it changes", async () => {
  const hook = await start({ entry: "d", name: "order" });
  await hook.render({ entry: "e", name: "order" });
  await hook.act(() => hook.latest()[1]("personal"));
  await hook.remount({ entry: "d", name: "order" });
  expect(hook.latest()[0]).toBe("plain");
  await hook.remount({ entry: "e", name: "order" });
  expect(hook.latest()[0]).toBe("personal");
});

function start(place: Place) {
  return renderHook(
    ({ entry, name }: Place) => useNamedState(entry, name, "plain"),
    place,
  );
}
