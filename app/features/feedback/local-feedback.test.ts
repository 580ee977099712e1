import { expect, test, vi } from "vitest";
import { LOCAL_FEEDBACK_KEY, storeFeedback } from "./local-feedback.ts";

const NAMED = { name: "Ana", feedback: "Me gustó" };
const ANONYMOUS = { name: null, feedback: "Me confundió" };

test("new comments are appended to the earlier ones, under one key", () => {
  const { storage, entries } = aStorage();
  expect(storeFeedback(() => storage, NAMED)).toEqual({
    ok: true,
    value: null,
  });
  storeFeedback(() => storage, ANONYMOUS);
  expect([...entries.keys()]).toEqual([LOCAL_FEEDBACK_KEY]);
  expect(parseRecords(entries)).toEqual([
    { name: "Ana", feedback: "Me gustó", page: "Mentorship" },
    { name: null, feedback: "Me confundió", page: "Mentorship" },
  ]);
});

test("storing comments sends no request", () => {
  const fetchStub = vi.fn();
  const beaconStub = vi.fn();
  vi.stubGlobal("fetch", fetchStub);
  vi.stubGlobal("navigator", { sendBeacon: beaconStub });
  const { storage } = aStorage();
  storeFeedback(() => storage, NAMED);
  expect(fetchStub).not.toHaveBeenCalled();
  expect(beaconStub).not.toHaveBeenCalled();
});

test.each(["{", "null", '"text"', "{}"])(
  "a corrupt entry, %s, does not block new comments",
  (entry) => {
    const { storage, entries } = aStorage();
    entries.set(LOCAL_FEEDBACK_KEY, entry);
    expect(storeFeedback(() => storage, NAMED).ok).toBe(true);
    expect(parseRecords(entries)).toEqual([{ ...NAMED, page: "Mentorship" }]);
  },
);

test("blocked storage is reported as `blocked`", () => {
  const openBlocked = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  expect(storeFeedback(openBlocked, NAMED)).toMatchObject({
    ok: false,
    error: "blocked",
  });
});

test.each(["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"])(
  "full storage (%s) is reported as `full` and keeps its content",
  (name) => {
    const { storage, entries } = aStorage();
    storeFeedback(() => storage, NAMED);
    storage.setItem = () => {
      throw new DOMException("The quota has been exceeded.", name);
    };
    expect(storeFeedback(() => storage, ANONYMOUS)).toMatchObject({
      ok: false,
      error: "full",
    });
    expect(parseRecords(entries)).toHaveLength(1);
  },
);

function aStorage() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      entries.set(key, value);
    },
  };
  return { storage, entries };
}

function parseRecords(entries: ReadonlyMap<string, string>): unknown {
  return JSON.parse(entries.get(LOCAL_FEEDBACK_KEY) ?? "null");
}
