import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clearDevice, deviceEntries } from "./device-data.ts";

test("each kind is listed once, in order; the session and foreign entries are not", () => {
  const shelf = aShelf(
    "trampolin-theme",
    "trampolin-draft-profile",
    "trampolin-draft-note",
    "trampolin-session",
    "i18nextLng",
    "trampolin-device-profile",
    "trampolin-of-tomorrow",
  );
  expect(deviceEntries(shelf)).toEqual(["profile", "drafts", "theme", "other"]);
});

test("clearing keeps the session and foreign entries", () => {
  const shelf = aShelf(
    "trampolin-theme",
    "trampolin-mentorship-feedback",
    "trampolin-session",
    "i18nextLng",
  );
  clearDevice(shelf);
  expect(shelf.keys()).toEqual(["trampolin-session", "i18nextLng"]);
  expect(deviceEntries(shelf)).toEqual([]);
});

test("session storage is listed and cleared with local storage", () => {
  const local = aShelf("trampolin-theme", "trampolin-session");
  const ofTab = aShelf("trampolin-draft-note user-1 scholarship s-1", "other");
  expect(deviceEntries(local, ofTab)).toEqual(["drafts", "theme"]);
  clearDevice(local, ofTab);
  expect(deviceEntries(local, ofTab)).toEqual([]);
  expect(ofTab.keys()).toEqual(["other"]);
});

test("every entry of the code has a name for users", () => {
  const keys = globSync("app/**/*.{ts,tsx}")
    .filter((path) => !/\.test\.|my-data/.test(path))
    .flatMap((path) => [
      ...readFileSync(path, "utf8").matchAll(/["'`](trampolin-[a-z-]+)/g),
    ])
    .map(([, key = ""]) => key)
    // The session has its own way out, and the pages are a cache, not an entry.
    .filter((key) => !["trampolin-session", "trampolin-pages-"].includes(key));
  expect(keys.length).toBeGreaterThan(2);
  const nameless = keys.filter((key) =>
    deviceEntries(aShelf(key)).includes("other"),
  );
  expect(nameless).toEqual([]);
});

function aShelf(...names: ReadonlyArray<string>) {
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
