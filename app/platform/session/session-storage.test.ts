import { expect, test } from "vitest";
import { mayHaveSession, SESSION_STORAGE_KEY } from "./session-storage.ts";

test("a stored session counts on any page", () => {
  const storage = storing({ [SESSION_STORAGE_KEY]: "{}" });
  expect(mayHaveSession(storage, at("/becas"))).toBe(true);
});

test("without a stored session or a mail link there is none", () => {
  expect(mayHaveSession(storing({}), at("/login"))).toBe(false);
  expect(mayHaveSession(storing({ other: "x" }), at("/becas", "#lista"))).toBe(
    false,
  );
});

test.each([
  ["/login", "#access_token=abc&type=signup"],
  ["/restablecer", "#type=recovery&access_token=abc"],
  ["/login", "#error_code=otp_expired"],
  ["/restablecer", "#error=access_denied&error_description=expired"],
])(
  "on %s, %s is a mail link and counts without a stored session",
  (path, hash) => {
    expect(mayHaveSession(storing({}), at(path, hash))).toBe(true);
  },
);

test.each([
  ["/login", "#my_access_token=abc&type=signup"],
  ["/login", "#access_token=abc&type=recovery"],
  ["/restablecer", "#access_token=abc&type=signup"],
  ["/becas", "#access_token=abc&type=signup"],
  ["/", "#access_token=abc&type=recovery"],
])("on %s, %s is not a mail link and does not count", (path, hash) => {
  expect(mayHaveSession(storing({}), at(path, hash))).toBe(false);
});

test("forbidden storage counts as none stored, and a mail link still counts", () => {
  const storage = {
    getItem(): string {
      throw new Error("SecurityError");
    },
  };
  expect(mayHaveSession(storage, at("/"))).toBe(false);
  expect(
    mayHaveSession(storage, at("/login", "#access_token=abc&type=signup")),
  ).toBe(true);
});

function storing(entries: Readonly<Record<string, string>>) {
  return { getItem: (key: string) => entries[key] ?? null };
}

function at(pathname: string, hash = "") {
  return { pathname, hash };
}
