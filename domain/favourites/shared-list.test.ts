import { expect, test } from "vitest";
import { anItem } from "../recommendations/recommendations.fixture.ts";
import { savedItems } from "./saved-items.ts";
import { sharedItems, sharedListFragment } from "./shared-list.ts";

const SUN = anItem({ id: "sun", path: "/becas/sun" });
const MOON = anItem({ id: "moon", path: "/recursos/moon" });

test("a shared list is read back in order, without outside pages and missing items", () => {
  const saved = savedItems(
    [
      { itemId: MOON.id, itemType: MOON.type },
      { itemId: SUN.id, itemType: SUN.type },
      { itemId: "https://other.example/x", itemType: "external_scholarship" },
      { itemId: "gone", itemType: "scholarship" },
    ],
    [SUN, MOON],
  );
  const fragment = sharedListFragment(saved);
  expect(fragment).toMatch(/^#lista=(becas|recursos)/);
  expect(fragment).not.toMatch(/other|gone/);
  const inOrder = saved.flatMap((one) => one.item ?? []);
  expect(sharedItems(fragment, [SUN, MOON])).toEqual(inOrder);
});

test("unknown and repeated paths are dropped; another fragment gives null", () => {
  expect(
    sharedItems("#lista=becas/sun,becas/sun,//evil.example,", [SUN, MOON]),
  ).toEqual([SUN]);
  expect(sharedItems("#content", [SUN])).toBeNull();
  expect(sharedItems("", [SUN])).toBeNull();
});
