import { expect, test } from "vitest";
import { mayHaveSession, SESSION_STORAGE_KEY } from "./session-storage.ts";

test("with a stored session, a page without a mail link may have a session", () => {
  const storage = storing({ [SESSION_STORAGE_KEY]: "{}" });
  expect(mayHaveSession(storage, at("/becas"))).toBe(true);
});

test("without a stored session or a mail link, no page may have a session", () => {
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
])("on %s, %s is a mail link: there may be a session", (path, hash) => {
  expect(mayHaveSession(storing({}), at(path, hash))).toBe(true);
});

test.each([
  ["/login", "#my_access_token=abc&type=signup"],
  ["/login", "#access_token=abc&type=recovery"],
  ["/restablecer", "#access_token=abc&type=signup"],
  ["/becas", "#access_token=abc&type=signup"],
  ["/", "#access_token=abc&type=recovery"],
])("on %s, %s is not a mail link: there is no session", (path, hash) => {
  expect(mayHaveSession(storing({}), at(path, hash))).toBe(false);
});

test("with forbidden storage, only a mail link may have a session", () => {
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
