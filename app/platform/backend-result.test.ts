import { expect, test, vi } from "vitest";
import { ok } from "#domain/result.ts";
import { callBackend, toResult } from "./backend-result.ts";

test("a response without an error is ok with its data", () => {
  expect(toResult({ data: null, error: null, status: 201 })).toEqual({
    ok: true,
    value: null,
  });
});

test.each([
  [0, "TypeError: fetch failed", "unreachable", ""],
  [429, "Too many requests", "tooMany", "Too many requests"],
  [400, "violates check", "rejected", "violates check"],
  [500, "out of order", "unavailable", "out of order"],
])(
  "status %i with the message %j is reported as %s",
  (status, serverMessage, reason, message) => {
    const response = { data: null, error: { message: serverMessage }, status };
    expect(toResult(response)).toEqual({
      ok: false,
      error: { reason, message },
    });
  },
);

test("without a client nothing is sent and the call fails as `unreachable`", async () => {
  const send = vi.fn(async () => ok("sent"));
  const result = await callBackend(async () => null, send);
  expect(send).not.toHaveBeenCalled();
  expect(result).toEqual({
    ok: false,
    error: { reason: "unreachable", message: "" },
  });
});
