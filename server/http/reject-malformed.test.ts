import { Hono } from "hono";
import { expect, test } from "vitest";
import { rejectMalformed, rejectUnknownMethods } from "./reject-malformed.ts";

test.each([
  ["/auth/v1/signup", { email: "ana@example.test", data: { x: "ñ 😀" } }],
  ["/auth/v1/token?grant_type=%70assword", { email: "ana@example.test" }],
  ["/rest/v1/feedback", { feedback: "Me gustó" }],
  ["/rest/v1/profiles", [{ id: "a" }, { id: "b" }]],
])("%s with %j passes", async (path, body) => {
  expect((await send(path, JSON.stringify(body))).status).toBe(200);
});

test("a request without a body, or with broken JSON, passes to the backend", async () => {
  expect((await send("/auth/v1/user")).status).toBe(200);
  expect((await send("/auth/v1/signup", "{")).status).toBe(200);
});

test.each(["/auth/v1/%74oken", "/rest/v1/%66eedback", "/rest/v1/%E0%A4%A"])(
  "%s is rejected: no limit would match it",
  async (path) => {
    expect((await send(path, "{}")).status).toBe(400);
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
  JSON.parse('{"data":{"__proto__":{"a":1}}}'),
])("an account request with %j is rejected", async (body) => {
  const answer = await send("/auth/v1/signup", JSON.stringify(body));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error_code: "bad_json" });
});

test.each([
  "/rest/v1/profiles?order=%00",
  "/rest/v1/profiles?x%00=eq.1",
  "/rest/v1/profiles?select=%22a%00%22",
  "/rest/v1/profiles?or=(id%00.eq.1)",
  "/rest/v1/profiles?select=%22",
  "/rest/v1/profiles?select=eq.constructor",
  "/rest/v1/profiles?id=constructor.eq.1",
  "/rest/v1/profiles?or=imatch.constructor",
  "/rest/v1/profiles?or=match.__proto__",
  "/rest/v1/profiles?__proto__=eq.1",
  "/rest/v1/profiles?%22__proto__%22=eq.1",
  "/rest/v1/profiles?__proto__::text=eq.1",
  "/rest/v1/profiles?or=(__proto__.eq.1)",
  "/rest/v1/profiles?id=valueOf",
  "/rest/v1/profiles?id=not.toString.x",
  "/rest/v1/profiles?id->constructor=eq.1",
  "/rest/v1/rpc/my_messages?__proto__=eq.1",
])("%s is rejected: `@supabase/lite` would fail on it", async (path) => {
  const answer = await send(path);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "PGRST100" });
});

test.each([
  ["a regular expression", "full_name=match.^(.%2B)(.%2B)\\2\\1$"],
  ["a negated one", "full_name=not.imatch(any).{a,b}"],
  ["a pattern", "full_name=like.%25a%25"],
  ["many patterns", "full_name=ilike(any).{a,b}"],
  ["a full-text search", "full_name=fts.a"],
  ["a logical filter", "or=(id.eq.1,id.eq.2)"],
  ["a logical filter like a column", "and=eq.a"],
  ["a negated logical filter", "not.and=(id.eq.1)"],
  ["a filter of an embedded table", "applications.note=eq.a"],
  ["a column twice", "select=note,note"],
  ["a column twice, once quoted", 'select=note,"note"'],
  ["an alias", "select=a:note"],
  ["an embedded table", "select=applications(note)"],
  ["a cast", "select=id::text"],
  ["two lists of columns", "select=id&select=note"],
  ["an order by one column twice", "order=id,id"],
  ["eleven filters", Array(11).fill("id=neq.1").join("&")],
  ["an argument of a function", "query=a"],
])("%s in a data query is rejected: %s", async (_, query) => {
  const answer = await send(`/rest/v1/profiles?${query}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "PGRST100" });
});

test.each([
  "/rest/v1/user_favorites?item_id=eq.match.point",
  "/rest/v1/profiles?select=id,full_name&id=eq.1&order=id.desc&limit=5",
  "/rest/v1/user_favorites?item_id=eq.beca-constructor&select=*",
  "/rest/v1/user_favorites?item_id=in.(%22a%22,%22b%22)",
  "/rest/v1/user_favorites?item_id=eq.https%3A%2F%2Fa.mx%2Fconstructor",
  "/rest/v1/user_favorites?item_id=not.eq.constructor",
  "/rest/v1/user_favorites?columns=%22item_id%22,%22item_type%22",
  "/rest/v1/profiles?on_conflict=id",
  "/rest/v1/applications?order=updated_at.desc.nullslast,id&offset=10",
  `/rest/v1/profiles?${Array(10).fill("id=neq.1").join("&")}`,
  "/auth/v1/verify?type=signup&token=a1&redirect_to=https%3A%2F%2Fa.mx%2Flogin",
])("%s passes", async (path) => {
  expect((await send(path)).status).toBe(200);
});

test.each([
  "<script>alert(1)</script>@example.test",
  '"ana"@example.test',
  "ana\u202e@example.test",
  "ana\u200b@example.test",
  "ana\n@example.test",
  "ana maria@example.test",
])(
  "a sign-up or change to the e-mail address %j is rejected, a sign-in is not",
  async (email) => {
    for (const path of ["/auth/v1/signup", "/auth/v1/user"]) {
      const answer = await send(path, JSON.stringify({ email }));
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: "email_address_invalid",
      });
    }
    // Older accounts can still sign in.
    const token = "/auth/v1/token?grant_type=password";
    expect((await send(token, JSON.stringify({ email }))).status).toBe(200);
  },
);

test.each([
  "ana@example.test",
  "o'brien+becas@sub.example.test",
  "ñandú@año.mx",
])("an account may have the e-mail address %s", async (email) => {
  const body = JSON.stringify({ email });
  expect((await send("/auth/v1/signup", body)).status).toBe(200);
});

test.each(["LOCK", "PURGE", "TRACE", "PROPFIND", "get"])(
  "the method %s gets 405 with the allowed methods",
  async (method) => {
    const app = new Hono()
      .use(rejectUnknownMethods(["GET", "POST"]))
      .all("*", (c) => c.text("passed"));
    // `Request` rejects some of these methods, Node does not.
    const request = new Request("http://site.example/rest/v1/profiles");
    Object.defineProperty(request, "method", { value: method });
    const answer = await app.request(request);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, POST");
    expect(await answer.json()).toMatchObject({ code: "PGRST117" });
  },
);

test.each([
  `{"feedback":${"[".repeat(150_000)}${"]".repeat(150_000)}}`,
  `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`,
])("a body that is nested too deeply is rejected", async (body) => {
  expect((await send("/rest/v1/feedback", body)).status).toBe(400);
  expect((await send("/auth/v1/signup", body)).status).toBe(400);
});

test("a form content type without a body is rejected", async () => {
  const app = new Hono().use(rejectMalformed).all("*", (c) => c.text("passed"));
  const answer = await app.request("/auth/v1/callback", {
    method: "HEAD",
    headers: { "content-type": "multipart/form-data" },
  });
  expect(answer.status).toBe(400);
});

test.each([
  "/rest/v1/feedback",
  "/rest/v1/advice_requests",
  "/rest/v1/resource_suggestions",
])("%s rejects a list of messages, forms and CSV", async (path) => {
  expect((await send(path, "[{},{}]")).status).toBe(400);
  for (const type of [
    "text/csv",
    "application/x-www-form-urlencoded",
    "Application/X-WWW-Form-Urlencoded; text/csv",
  ])
    expect((await send(path, "feedback\nuno\ndos", type)).status).toBe(400);
});

function send(path: string, body?: string, type = "application/json") {
  const app = new Hono().use(rejectMalformed).all("*", (c) => c.text("passed"));
  const init = { method: "POST", headers: { "content-type": type } };
  return app.request(
    path,
    body === undefined ? { method: "GET" } : { ...init, body },
  );
}
