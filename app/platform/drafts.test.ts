import { beforeEach, expect, test, vi } from "vitest";
import {
  dropAllDrafts,
  dropDraft,
  hasDrafts,
  readDraft,
  storeDraft,
} from "./drafts.ts";

/** Own properties are the entries, as in a browser. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", new FakeStorage());
});

test("each draft can be read back under its name until it is dropped", () => {
  storeDraft("profile-1", { hobbies: "Ajedrez" });
  expect(readDraft("profile-1")).toEqual({ hobbies: "Ajedrez" });
  expect(readDraft("profile-2")).toBe(null);
  dropDraft("profile-1");
  expect(readDraft("profile-1")).toBe(null);
});

test("all drafts are dropped at once, and nothing else", () => {
  storeDraft("profile-1", 1);
  storeDraft("profile-2", 2);
  sessionStorage.setItem("other", "stays");
  expect(hasDrafts()).toBe(true);
  dropAllDrafts();
  expect(hasDrafts()).toBe(false);
  expect(Object.entries(sessionStorage)).toEqual([["other", "stays"]]);
});

test("a draft that does not fit the storage removes the older one", () => {
  storeDraft("profile-1", "old");
  vi.spyOn(FakeStorage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  storeDraft("profile-1", "new");
  expect(readDraft("profile-1")).toBe(null);
});

test("forbidden storage and invalid JSON give no draft, and nothing throws", () => {
  sessionStorage.setItem("trampolin-draft-profile-1", "{");
  expect(readDraft("profile-1")).toBe(null);
  vi.unstubAllGlobals();
  vi.stubGlobal("sessionStorage", null);
  storeDraft("profile-1", 1);
  dropDraft("profile-1");
  dropAllDrafts();
  expect(hasDrafts()).toBe(false);
  expect(readDraft("profile-1")).toBe(null);
});
