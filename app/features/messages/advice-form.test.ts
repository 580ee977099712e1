import { expect, test } from "vitest";
import { adviceFaults } from "./advice-form.ts";

test("a question and an address are enough", () => {
  expect(
    adviceFaults({ name: "", email: "ana@example.org", message: "¿Cuál?" }),
  ).toEqual([]);
});

test("missing fields are listed in the form's order", () => {
  expect(adviceFaults({ name: "Ana", email: "ana", message: "" })).toEqual([
    "email",
    "message",
  ]);
});
