import { beforeEach, expect, test, vi } from "vitest";
import {
  addDeviceFavourite,
  deviceFavourites,
  parseDeviceFavourites,
  removeDeviceFavourite,
  saveDeviceApplication,
} from "./device-favourites.ts";
import {
  onDeviceFavourites,
  storedDeviceFavourites,
} from "./device-storage.ts";

const SUN = { itemId: "sun", itemType: "scholarship" };
const MOON = { itemId: "moon", itemType: "resource" };

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal("dispatchEvent", window.dispatchEvent.bind(window));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("a favourite is stored once, and the entry stays when the last one is removed", () => {
  addDeviceFavourite(SUN);
  addDeviceFavourite(MOON);
  addDeviceFavourite(SUN);
  expect(deviceFavourites().favourites).toEqual([MOON, SUN]);
  removeDeviceFavourite(SUN);
  removeDeviceFavourite({ ...MOON, itemType: "scholarship" });
  expect(deviceFavourites().favourites).toEqual([MOON]);
  removeDeviceFavourite(MOON);
  expect(storedDeviceFavourites()).toBe('{"favourites":[],"applications":[]}');
});

test("removing a favourite keeps its note", () => {
  addDeviceFavourite(SUN);
  saveDeviceApplication(SUN, { note: "Pedir la carta" });
  saveDeviceApplication(SUN, { status: "sent" });
  removeDeviceFavourite(SUN);
  expect(deviceFavourites()).toEqual({
    favourites: [],
    applications: [{ ...SUN, status: "sent", note: "Pedir la carta" }],
  });
});

test("the 500th favourite is stored, the next one fails as `full`", () => {
  for (let count = 0; count < 500; count += 1)
    expect(addDeviceFavourite({ ...SUN, itemId: `item-${count}` }).ok).toBe(
      true,
    );
  expect(addDeviceFavourite(SUN)).toMatchObject({ ok: false, error: "full" });
  // A favourite that is already stored takes no new space.
  expect(addDeviceFavourite({ ...SUN, itemId: "item-7" }).ok).toBe(true);
  expect(deviceFavourites().favourites).toHaveLength(500);
});

test.each([
  "{",
  "[]",
  "3",
  "null",
  '{"favourites":{}}',
  '{"favourites":[null,3,{"itemId":1}]}',
])("the stored text %s has no favourites and does not throw", (text) => {
  expect(parseDeviceFavourites(text)).toEqual({
    favourites: [],
    applications: [],
  });
});

test("a stored note is cut to 2,000 characters, and an unknown status becomes `interested`", () => {
  const text = JSON.stringify({
    applications: [{ ...SUN, status: "?", note: "x".repeat(3_000) }],
  });
  const [application] = parseDeviceFavourites(text).applications;
  expect(application?.note).toHaveLength(2_000);
  expect(application?.status).toBe("interested");
});

test("a write to a full or forbidden storage is reported as `rejected`, not thrown", () => {
  vi.stubGlobal("localStorage", {
    ...localStorage,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(addDeviceFavourite(SUN)).toMatchObject({ error: "rejected" });
  expect(saveDeviceApplication(SUN, { note: "x" })).toMatchObject({
    error: "rejected",
  });
  vi.stubGlobal("localStorage", undefined);
  expect(deviceFavourites().favourites).toEqual([]);
  expect(removeDeviceFavourite(SUN)).toMatchObject({ error: "rejected" });
});

test("listeners are called on changes until they unsubscribe", () => {
  const changed = vi.fn();
  const stop = onDeviceFavourites(changed);
  addDeviceFavourite(SUN);
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  removeDeviceFavourite(SUN);
  expect(changed).toHaveBeenCalledTimes(1);
});
