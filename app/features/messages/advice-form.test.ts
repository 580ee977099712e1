import { expect, test } from "vitest";
import { adviceFaults } from "./advice-form.ts";

test("a question and an e-mail address give no faults", () => {
  expect(
    adviceFaults({ name: "", email: "ana@example.org", message: "¿Cuál?" }),
  ).toEqual([]);
});

test("invalid and missing fields are listed in the form's order", () => {
  expect(adviceFaults({ name: "Ana", email: "ana", message: "" })).toEqual([
    "email",
    "message",
  ]);
});
