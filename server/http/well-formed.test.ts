import { Hono } from "hono";
import { expect, test } from "vitest";
import { wellFormed } from "./well-formed.ts";

test.each([
  ["/auth/v1/signup", { email: "ana@example.test", data: { x: "ñ 😀" } }],
  ["/auth/v1/token?grant_type=%70assword", { email: "ana@example.test" }],
  ["/rest/v1/feedback", { feedback: "Me gustó" }],
  ["/rest/v1/profiles", [{ id: "a" }, { id: "b" }]],
])("%s with %j passes", async (path, body) => {
  expect((await ask(path, JSON.stringify(body))).status).toBe(200);
});

test("a request without a body passes, and so does broken JSON: the backend has an answer", async () => {
  expect((await ask("/auth/v1/user")).status).toBe(200);
  expect((await ask("/auth/v1/signup", "{")).status).toBe(200);
});

test.each(["/auth/v1/%74oken", "/rest/v1/%66eedback", "/rest/v1/%E0%A4%A"])(
  "%s is refused: no limit would know it",
  async (path) => {
    expect((await ask(path, "{}")).status).toBe(400);
  },
);

test.each([
  null,
  [],
  5,
  { email: true },
  { password: { a: 1 } },
  { refresh_token: 5 },
  { email: `${"a".repeat(251)}@x.mx` },
  { email: "a\0@example.test" },
  { data: { names: ["\ud800"] } },
  { data: { "\0": 1 } },
])("an account request with %j is refused", async (body) => {
  const answer = await ask("/auth/v1/signup", JSON.stringify(body));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error_code: "bad_json" });
});

test.each([
  "/rest/v1/feedback",
  "/rest/v1/advice_requests",
  "/rest/v1/resource_suggestions",
])("%s takes one message at a time", async (path) => {
  expect((await ask(path, "[{},{}]")).status).toBe(400);
  expect((await ask(path, "name,feedback", "text/csv")).status).toBe(400);
});

function ask(path: string, body?: string, type = "application/json") {
  const app = new Hono().use(wellFormed).all("*", (c) => c.text("passed"));
  const init = { method: "POST", headers: { "content-type": type } };
  return app.request(
    path,
    body === undefined ? { method: "GET" } : { ...init, body },
  );
}
