import { expect, test } from "vitest";
import { userAgentOf } from "./user-agent.ts";

test("it names the site and the contact", () => {
  expect(
    userAgentOf("https://trampolin.example", "hola@trampolin.example"),
  ).toBe(
    "TrampolinBot/1.0 (+https://trampolin.example; mailto:hola@trampolin.example)",
  );
});

test("a site with letters of its own language is named as a header can", () => {
  const userAgent = userAgentOf("https://ñandú.example", null);
  expect(userAgent).toMatch(/^TrampolinBot\/1\.0 \(\+https:\/\/xn--\S+\)$/);
});
