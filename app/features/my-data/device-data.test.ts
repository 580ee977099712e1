import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clearDeviceData, listDeviceDataKinds } from "./device-data.ts";

test("kinds are listed once, in order; the session and unprefixed keys are left out", () => {
  const storage = aStorage(
    "trampolin-theme",
    "trampolin-draft-profile",
    "trampolin-draft-note",
    "trampolin-session",
    "i18nextLng",
    "trampolin-device-profile",
    "trampolin-of-tomorrow",
  );
  expect(listDeviceDataKinds(storage)).toEqual([
    "profile",
    "drafts",
    "theme",
    "other",
  ]);
});

test("clearing keeps the session and unprefixed keys", () => {
  const storage = aStorage(
    "trampolin-theme",
    "trampolin-mentorship-feedback",
    "trampolin-session",
    "i18nextLng",
  );
  clearDeviceData(storage);
  expect(storage.keys()).toEqual(["trampolin-session", "i18nextLng"]);
  expect(listDeviceDataKinds(storage)).toEqual([]);
});

test("session storage is listed and cleared with local storage", () => {
  const local = aStorage("trampolin-theme", "trampolin-session");
  const tabStorage = aStorage(
    "trampolin-draft-note user-1 scholarship s-1",
    "other",
  );
  expect(listDeviceDataKinds(local, tabStorage)).toEqual(["drafts", "theme"]);
  clearDeviceData(local, tabStorage);
  expect(listDeviceDataKinds(local, tabStorage)).toEqual([]);
  expect(tabStorage.keys()).toEqual(["other"]);
});

test("every storage key in the code has a kind other than `other`", () => {
  const keys = globSync("app/**/*.{ts,tsx}")
    .filter((path) => !/\.test\.|my-data/.test(path))
    .flatMap((path) => [
      ...readFileSync(path, "utf8").matchAll(/["'`](trampolin-[a-z-]+)/g),
    ])
    .map(([, key = ""]) => key)
    // Sign-out removes the session; the pages are in a cache, not in storage.
    .filter((key) => !["trampolin-session", "trampolin-pages-"].includes(key));
  expect(keys.length).toBeGreaterThan(2);
  const unnamedKeys = keys.filter((key) =>
    listDeviceDataKinds(aStorage(key)).includes("other"),
  );
  expect(unnamedKeys).toEqual([]);
});

function aStorage(...names: ReadonlyArray<string>) {
  const storedNames = new Set(names);
  return {
    get length() {
      return storedNames.size;
    },
    key: (at: number) => [...storedNames][at] ?? null,
    removeItem: (key: string) => void storedNames.delete(key),
    keys: () => [...storedNames],
  };
}
