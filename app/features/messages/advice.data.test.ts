import { expect, test } from "vitest";
import { clientOver, offline } from "#app/platform/backend-client.fixture.ts";
import { type AdviceRequest, sendAdviceRequest } from "./advice.data.ts";

test("an advice request is inserted as one row, without reading it back", async () => {
  const sent: Array<unknown> = [];
  const client = clientOver(async (request) => {
    sent.push(await request.json(), request.headers.get("prefer"));
    return new Response(null, { status: 201 });
  });
  const request = aRequest({ userId: "user-1" });
  expect(await sendAdviceRequest(client, request)).toEqual({
    ok: true,
    value: null,
  });
  expect(sent).toEqual([
    {
      name: "Ana",
      email: "ana@example.org",
      message: "¿Qué beca me sirve?",
      language: "es",
      user_id: "user-1",
    },
    null,
  ]);
});

test("a visitor's advice request has no user, and its name is optional", async () => {
  const sent: Array<unknown> = [];
  const client = clientOver(async (request) => {
    sent.push(await request.json());
    return new Response(null, { status: 201 });
  });
  await sendAdviceRequest(client, aRequest({ name: null }));
  expect(sent).toEqual([
    expect.objectContaining({ name: null, user_id: null }),
  ]);
});

test("status 429 is reported as `tooMany`", async () => {
  const client = clientOver(() =>
    Response.json({ message: "Too many requests" }, { status: 429 }),
  );
  expect(await sendAdviceRequest(client, aRequest())).toEqual({
    ok: false,
    error: { reason: "tooMany", message: "Too many requests" },
  });
});

test("a rejection keeps the server's message", async () => {
  const client = clientOver(() =>
    Response.json(
      { code: "23514", message: "violates check constraint" },
      { status: 400 },
    ),
  );
  expect(await sendAdviceRequest(client, aRequest())).toEqual({
    ok: false,
    error: { reason: "rejected", message: "violates check constraint" },
  });
});

test("sending without a network fails as `unreachable`", async () => {
  const client = clientOver(offline);
  expect(await sendAdviceRequest(client, aRequest())).toEqual({
    ok: false,
    error: { reason: "unreachable", message: "" },
  });
});

function aRequest(parts: Partial<AdviceRequest> = {}): AdviceRequest {
  return {
    name: "Ana",
    email: "ana@example.org",
    message: "¿Qué beca me sirve?",
    language: "es",
    userId: null,
    ...parts,
  };
}
