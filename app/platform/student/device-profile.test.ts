import { beforeEach, expect, test, vi } from "vitest";
import {
  onDeviceProfile,
  parseDeviceProfile,
  storeDeviceProfile,
  storedDeviceProfile,
} from "./device-profile.ts";

const storedEntries = new Map<string, string>();
const setItem = vi.fn((key: string, value: string) => {
  storedEntries.set(key, value);
});

beforeEach(() => {
  storedEntries.clear();
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal("dispatchEvent", window.dispatchEvent.bind(window));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storedEntries.get(key) ?? null,
    setItem,
    removeItem: (key: string) => storedEntries.delete(key),
  });
});

test("a stored profile can be read back, and removed", () => {
  expect(storeDeviceProfile({ country: "MX" })).toBe(true);
  expect(parseDeviceProfile(storedDeviceProfile())).toEqual({ country: "MX" });
  storeDeviceProfile(null);
  expect(storedDeviceProfile()).toBe(null);
});

test.each(["{", "[]", "3", '"x"', "null"])(
  "the stored text %s is not a profile",
  (stored) => {
    expect(parseDeviceProfile(stored)).toBe(null);
  },
);

test("changes in this and other tabs are reported until unsubscribed", () => {
  const changed = vi.fn();
  const stop = onDeviceProfile(changed);
  storeDeviceProfile({ country: "PE" });
  dispatchEvent(new Event("storage"));
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  storeDeviceProfile(null);
  dispatchEvent(new Event("storage"));
  expect(changed).toHaveBeenCalledTimes(2);
});

test("storing in a full storage returns false and does not throw", () => {
  setItem.mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(storeDeviceProfile({ country: "PE" })).toBe(false);
});
