import { expect, test } from "vitest";
import { backendFailure, backendReason } from "./backend-failure.ts";

test.each([
  [0, "unreachable"],
  [400, "rejected"],
  [401, "sessionRefused"],
  [403, "unavailable"],
  [404, "unavailable"],
  [409, "rejected"],
  [413, "rejected"],
  [422, "rejected"],
  [429, "tooMany"],
  [500, "unavailable"],
  [503, "unavailable"],
] as const)("status %i has the reason %s", (status, reason) => {
  expect(backendReason(status)).toBe(reason);
});

test("a failure has the server's message", () => {
  expect(backendFailure(429, "Too many requests")).toEqual({
    reason: "tooMany",
    message: "Too many requests",
  });
});

test("a request without a response has no server message", () => {
  expect(backendFailure(0, "TypeError: fetch failed")).toEqual({
    reason: "unreachable",
    message: "",
  });
});
