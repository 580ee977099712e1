import { expect, test } from "vitest";
import { mayHaveSession, SESSION_STORAGE_KEY } from "./session-storage.ts";

test("a stored session is worth reading", () => {
  expect(mayHaveSession(storing({ [SESSION_STORAGE_KEY]: "{}" }), "")).toBe(
    true,
  );
});

test("a visitor without one never loads the auth client", () => {
  expect(mayHaveSession(storing({}), "")).toBe(false);
  expect(mayHaveSession(storing({ other: "x" }), "#lista")).toBe(false);
});

test.each([
  "#access_token=abc&type=signup",
  "#type=recovery&access_token=abc",
  "#error_code=otp_expired",
  "#error=access_denied&error_description=expired",
])("what a mail's link brings, %s, is worth reading", (hash) => {
  expect(mayHaveSession(storing({}), hash)).toBe(true);
});

test.each(["#my_access_token=abc", "#access_token", "access_token=abc"])(
  "%s is no such link",
  (hash) => {
    expect(mayHaveSession(storing({}), hash)).toBe(false);
  },
);

test("forbidden storage means no session, not an exception", () => {
  const storage = {
    getItem(): string {
      throw new Error("SecurityError");
    },
  };
  expect(mayHaveSession(storage, "")).toBe(false);
  expect(mayHaveSession(storage, "#access_token=abc")).toBe(true);
});

function storing(entries: Readonly<Record<string, string>>) {
  return { getItem: (key: string) => entries[key] ?? null };
}
