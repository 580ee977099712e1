import { expect, test } from "vitest";
import { clientOver, offline } from "#app/platform/backend-client.fixture.ts";
import { type Suggestion, sendSuggestion } from "./suggestion.data.ts";

test("a suggestion is inserted as one row, without reading it back", async () => {
  const sent: Array<unknown> = [];
  const client = clientOver(async (request) => {
    sent.push(
      new URL(request.url).pathname,
      await request.json(),
      request.headers.get("prefer"),
    );
    return new Response(null, { status: 201 });
  });
  const suggestion = aSuggestion({ userId: "user-1" });
  expect(await sendSuggestion(client, suggestion)).toEqual({
    ok: true,
    value: null,
  });
  expect(sent).toEqual([
    "/rest/v1/resource_suggestions",
    {
      name: "Biblioteca",
      link: "https://sitio.org/",
      reason: "Tiene libros gratis",
      email: null,
      language: "es",
      user_id: "user-1",
    },
    null,
  ]);
});

test("status 429 is reported as `tooMany`", async () => {
  const client = clientOver(() =>
    Response.json({ message: "Too many requests" }, { status: 429 }),
  );
  expect(await sendSuggestion(client, aSuggestion())).toMatchObject({
    ok: false,
    error: { reason: "tooMany" },
  });
});

test("a rejection keeps the server's message", async () => {
  const client = clientOver(() =>
    Response.json(
      { code: "23514", message: "violates check constraint" },
      { status: 400 },
    ),
  );
  expect(await sendSuggestion(client, aSuggestion())).toEqual({
    ok: false,
    error: { reason: "rejected", message: "violates check constraint" },
  });
});

test("sending without a network fails as `unreachable`", async () => {
  expect(
    await sendSuggestion(clientOver(offline), aSuggestion()),
  ).toMatchObject({ ok: false, error: { reason: "unreachable" } });
});

function aSuggestion(parts: Partial<Suggestion> = {}): Suggestion {
  return {
    name: "Biblioteca",
    link: "https://sitio.org/",
    reason: "Tiene libros gratis",
    email: null,
    language: "es",
    userId: null,
    ...parts,
  };
}
