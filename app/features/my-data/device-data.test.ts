import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clearDevice, deviceEntries } from "./device-data.ts";

test("each kind of thing is named once, in the screen's order; the session and others' entries are not", () => {
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

test("clearing leaves the session and what is not ours", () => {
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

test("what ends with the tab is listed and cleared beside what stays", () => {
  const local = aShelf("trampolin-theme", "trampolin-session");
  const ofTab = aShelf("trampolin-draft-note user-1 scholarship s-1", "other");
  expect(deviceEntries(local, ofTab)).toEqual(["drafts", "theme"]);
  clearDevice(local, ofTab);
  expect(deviceEntries(local, ofTab)).toEqual([]);
  expect(ofTab.keys()).toEqual(["other"]);
});

test("every entry that the code keeps has a name for readers", () => {
  const keys = globSync("app/**/*.{ts,tsx}")
    .filter((path) => !/\.test\.|my-data/.test(path))
    .flatMap((path) => [
      ...readFileSync(path, "utf8").matchAll(/["'`](trampolin-[a-z-]+)/g),
    ])
    .map(([, key = ""]) => key)
    .filter((key) => key !== "trampolin-session");
  expect(keys.length).toBeGreaterThan(2);
  const nameless = keys.filter((key) =>
    deviceEntries(aShelf(key)).includes("other"),
  );
  expect(nameless).toEqual([]);
});

function aShelf(...names: ReadonlyArray<string>) {
  const kept = new Set(names);
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept][at] ?? null,
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept],
  };
}
