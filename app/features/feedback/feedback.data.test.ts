import { expect, test } from "vitest";
import { clientOver, offline } from "#app/platform/backend-client.fixture.ts";
import { type Feedback, sendFeedback } from "./feedback.data.ts";
import { feedbackFaults } from "./feedback.ts";

test("comments are inserted as one row, without reading them back", async () => {
  const sent: Array<unknown> = [];
  const client = clientOver(async (request) => {
    sent.push(
      new URL(request.url).pathname,
      await request.json(),
      request.headers.get("prefer"),
    );
    return new Response(null, { status: 201 });
  });
  expect(await sendFeedback(client, aFeedback({ userId: "user-1" }))).toEqual({
    ok: true,
    value: null,
  });
  expect(sent).toEqual([
    "/rest/v1/feedback",
    { name: "Ana", feedback: "Me gustó", user_id: "user-1" },
    null,
  ]);
});

test("a visitor's comments have no user, and their name is optional", async () => {
  const sent: Array<unknown> = [];
  const client = clientOver(async (request) => {
    sent.push(await request.json());
    return new Response(null, { status: 201 });
  });
  await sendFeedback(client, aFeedback({ name: null }));
  expect(sent).toEqual([{ name: null, feedback: "Me gustó", user_id: null }]);
});

test("a rate-limited request is reported as `tooMany`", async () => {
  const client = clientOver(() =>
    Response.json({ message: "Too many requests" }, { status: 429 }),
  );
  expect(await sendFeedback(client, aFeedback())).toMatchObject({
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
  expect(await sendFeedback(client, aFeedback())).toEqual({
    ok: false,
    error: { reason: "rejected", message: "violates check constraint" },
  });
});

test("sending without a network fails as `unreachable`", async () => {
  expect(await sendFeedback(clientOver(offline), aFeedback())).toMatchObject({
    ok: false,
    error: { reason: "unreachable" },
  });
});

test("comments are required, a name is not", () => {
  expect(feedbackFaults({ name: "", feedback: "Me gustó" })).toEqual([]);
  expect(feedbackFaults({ name: "Ana", feedback: "" })).toEqual(["feedback"]);
});

function aFeedback(parts: Partial<Feedback> = {}): Feedback {
  return { name: "Ana", feedback: "Me gustó", userId: null, ...parts };
}
