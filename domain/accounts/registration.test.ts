import { expect, test } from "vitest";
import {
  looksLikeEmail,
  MIN_PASSWORD_LENGTH,
  type Registration,
  registrationFaults,
} from "./registration.ts";

test("a complete form has no fault", () => {
  expect(registrationFaults(aForm())).toEqual([]);
});

test.each(["", "   ", "\t"])("the blank name %j is a fault", (fullName) => {
  expect(registrationFaults(aForm({ fullName }))).toEqual(["fullName"]);
});

test.each(["", "ana", "ana@", "@example.org", "a na@example.org", "a@b@c"])(
  "%j is not an e-mail address",
  (email) => {
    expect(registrationFaults(aForm({ email }))).toEqual(["email"]);
  },
);

test("spaces around an e-mail address are accepted", () => {
  expect(looksLikeEmail(" ana@example.org ")).toBe(true);
});

test("a password has at least 6 characters (specification §9)", () => {
  expect(MIN_PASSWORD_LENGTH).toBe(6);
  expect(registrationFaults(aForm(withPassword("12345")))).toEqual([
    "passwordShort",
  ]);
  expect(registrationFaults(aForm(withPassword("123456")))).toEqual([]);
});

test("spaces count as characters of a password", () => {
  expect(registrationFaults(aForm(withPassword("      ")))).toEqual([]);
  expect(
    registrationFaults(
      aForm({ password: "123456", confirmPassword: "123456 " }),
    ),
  ).toEqual(["mismatch"]);
});

test("upper and lower case make different passwords", () => {
  expect(
    registrationFaults(
      aForm({ password: "Secreto", confirmPassword: "secreto" }),
    ),
  ).toEqual(["mismatch"]);
});

test("faults come in the order of the form's fields", () => {
  expect(
    registrationFaults({
      fullName: "",
      email: "",
      password: "1",
      confirmPassword: "2",
    }),
  ).toEqual(["fullName", "email", "passwordShort", "mismatch"]);
});

function aForm(parts: Partial<Registration> = {}): Registration {
  return {
    fullName: "Ana López",
    email: "ana@example.org",
    ...withPassword("secreto"),
    ...parts,
  };
}

function withPassword(password: string) {
  return { password, confirmPassword: password };
}
