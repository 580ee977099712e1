import { expect, test, vi } from "vitest";
import { LOCAL_FEEDBACK_KEY, storeFeedback } from "./local-feedback.ts";

const ANAS = { name: "Ana", feedback: "Me gustó" };
const NOBODYS = { name: null, feedback: "Me confundió" };

test("comments are appended under one key", () => {
  const { storage, entries } = aStorage();
  expect(storeFeedback(() => storage, ANAS)).toEqual({ ok: true, value: null });
  storeFeedback(() => storage, NOBODYS);
  expect([...entries.keys()]).toEqual([LOCAL_FEEDBACK_KEY]);
  expect(listIn(entries)).toEqual([
    { name: "Ana", feedback: "Me gustó", page: "Mentorship" },
    { name: null, feedback: "Me confundió", page: "Mentorship" },
  ]);
});

test("no request is sent", () => {
  const fetching = vi.fn();
  const beacon = vi.fn();
  vi.stubGlobal("fetch", fetching);
  vi.stubGlobal("navigator", { sendBeacon: beacon });
  const { storage } = aStorage();
  storeFeedback(() => storage, ANAS);
  vi.unstubAllGlobals();
  expect(fetching).not.toHaveBeenCalled();
  expect(beacon).not.toHaveBeenCalled();
});

test.each(["{", "null", '"text"', "{}"])(
  "a corrupt entry, %s, does not block new comments",
  (spoilt) => {
    const { storage, entries } = aStorage();
    entries.set(LOCAL_FEEDBACK_KEY, spoilt);
    expect(storeFeedback(() => storage, ANAS).ok).toBe(true);
    expect(listIn(entries)).toEqual([{ ...ANAS, page: "Mentorship" }]);
  },
);

test("a forbidden storage is reported as such", () => {
  const forbidden = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  expect(storeFeedback(forbidden, ANAS)).toMatchObject({
    ok: false,
    error: "blocked",
  });
});

test.each(["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"])(
  "a full storage (%s) is reported as such, and keeps its content",
  (name) => {
    const { storage, entries } = aStorage();
    storeFeedback(() => storage, ANAS);
    storage.setItem = () => {
      throw new DOMException("The quota has been exceeded.", name);
    };
    expect(storeFeedback(() => storage, NOBODYS)).toMatchObject({
      ok: false,
      error: "full",
    });
    expect(listIn(entries)).toHaveLength(1);
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

function listIn(entries: ReadonlyMap<string, string>): unknown {
  return JSON.parse(entries.get(LOCAL_FEEDBACK_KEY) ?? "null");
}
