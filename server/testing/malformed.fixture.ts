import fc from "fast-check";
import { PARSER_TRAPS } from "./parser-traps.fixture.ts";
import type { RawRequest } from "./raw-request.ts";

const PATHS = [
  ["/", "/becas", "/becas.data", "/_root.data", "/perfil", "/nada"],
  ["/buscar", "/recursos.data", "/becas/chevening", "/becas/chevening.data"],
  ["/becas/indice.json", "/becas/indice.json.data", "/becas/nada"],
  ["/becas/chevening/calendario.ics", "/becas/chevening/calendario.ics.data"],
  ["/becas/nada/calendario.ics", "/og/becas/nada-es.png", "/assets/x"],
  ["/healthz", "/readyz", "/sitemap.xml", "/robots.txt", "/favicon.svg"],
  ["/auth/v1/signup", "/auth/v1/token", "/auth/v1/user", "/auth/v1/verify"],
  ["/auth/v1/recover", "/auth/v1/logout", "/auth/v1/otp", "/auth/v1/resend"],
  ["/auth/v1/settings", "/auth/v1/authorize", "/auth/v1/admin/users"],
  ["/auth/v1/callback", "/auth/v1/health", "/auth/v1/reauthenticate"],
  ["/rest/v1/profiles", "/rest/v1/user_favorites", "/rest/v1/feedback"],
  ["/rest/v1/advice_requests", "/rest/v1/", "/rest/v1/rpc/x", "/rest/v1/nada"],
  ["/functions/v1/x", "/storage/v1/object", "/_system/x"],
].flat();

const METHODS = [
  ["GET", "GET", "GET", "POST", "POST", "POST", "PUT", "PATCH", "DELETE"],
  ["HEAD", "OPTIONS", "PROPFIND", "LOCK", "PURGE", "TRACE"],
].flat();

const ODD_METHODS = ["TRACE", "CONNECT", "FOO", "get", "G\u0000T", ""];

const odd = fc.oneof(
  fc.constantFrom("%", "%E0%A4%A", "%00", "%2e%2e%2f", "\u0000", "ñ", "😀"),
  fc.constantFrom("..", "//", "\\", "?", "#", " ", "'", '"', "<script>", "%25"),
  fc.string({ maxLength: 20, unit: "binary" }),
  fc.integer({ min: 1_000, max: 20_000 }).map((length) => "a".repeat(length)),
);

const query = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PARSER_TRAPS) },
  fc.constantFrom("select=*", "select=(((", "select=id,x(y)", "select=id::int"),
  fc.constantFrom("id=eq.1';drop table profiles;--", "id=in.(", "id=eq.%00"),
  fc.constantFrom("or=(((((", "and=(a.eq.1,b)", "limit=-1", "offset=x"),
  fc.constantFrom("order=id.desc.x", "order=%", "on_conflict=%", "columns=x"),
  fc.constantFrom("limit=99999999999999999999", "offset=99999999999999999999"),
  fc.constantFrom("id=fts.x", "id=cs.{", "full_name=match.(", "id=is.x"),
  fc.constantFrom("grant_type=password", "grant_type=refresh_token"),
  fc.constantFrom("grant_type=pkce", "grant_type=%00", "grant_type=id_token"),
  fc.constantFrom("type=signup&token=x", "type=recovery&token=%00", "type=x"),
  fc.constantFrom("redirect_to=%", "redirect_to=javascript:x", "provider=x"),
  fc.constantFrom("lng=%", "lng=xx", "_routes=%", "_routes=root", "index"),
  fc.constantFrom("q=%00", "q=%", "q=((", "q=😀", `q=${"ñ ".repeat(500)}`),
  fc.constantFrom(
    "lista=__proto__",
    "pais=constructor",
    "cierre=-1",
    "nivel=%",
  ),
  fc.constantFrom("seccion=toString", "tipo=[]", "catalogo=nada", "ver=%E0"),
  fc.constantFrom("_routes=routes/item", "_routes=becas-item,root", "q[]=x"),
  fc.string({ maxLength: 20, unit: "grapheme" }),
);

const json = fc.oneof(
  fc.constantFrom("null", "[]", "{}", "[null]", "[[]]", "0", '"x"', "true"),
  fc.constantFrom(
    '{"email":',
    "{'a':1}",
    "{}{}",
    "\ufeff{}",
    "NaN",
    '{"a":1,}',
  ),
  fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":1}', '"\\ud800"'),
  fc.constantFrom("[".repeat(5_000), '{"a":'.repeat(5_000)),
  fc.json(),
  aBodyWith(["email", "password", "data", "phone", "gotrue_meta_security"]),
  aBodyWith(["refresh_token", "auth_code", "code_verifier", "type", "token"]),
  aBodyWith(["id", "full_name", "birth_date", "desired_careers", "updated_at"]),
  aBodyWith(["user_id", "item_id", "item_type", "created_at", "nada"]),
  aBodyWith(["name", "feedback", "email", "message", "language"]),
);

const body = fc.oneof(
  { weight: 6, arbitrary: json.map((text) => Buffer.from(text)) },
  { weight: 2, arbitrary: fc.constant(Buffer.alloc(0)) },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 200 })
      .map((bytes) => Buffer.from(bytes)),
  },
  { weight: 1, arbitrary: fc.constant(Buffer.alloc(400_000, "a")) },
);

const header = fc.oneof(
  aHeader("content-type", [
    ["application/json", "text/csv", "text/plain", "x", "application/xml"],
    ["application/x-www-form-urlencoded", "multipart/form-data", ";;;", ""],
    ["application/json; charset=utf-16", "application/octet-stream"],
    ["multipart/form-data; boundary=", "application/vnd.pgrst.object+json"],
  ]),
  aHeader("authorization", [
    ["Bearer", "Bearer x", "Bearer a.b.c", "Basic eDp5", "Bearer e30.e30."],
    ["Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.", "Bearer %"],
    [`Bearer ${"a".repeat(7_000)}`, "Bearer sb_secret_x"],
  ]),
  aHeader("accept-language", [
    ["*", "es;q=x", ";;;,,,q=", "zz-ZZ;q=9", "es;q=-1"],
  ]),
  aHeader("cookie", [
    ["=", ";;;", "lng", "lng=%", "i18next=%E0;x", "a=b=c; i18next="],
  ]),
  aHeader("if-none-match", [["*", 'W/"', '"x', "%", "W/W/W/"]]),
  aHeader("accept-encoding", [
    ["br;q=", "*;q=0", "gzip;q=x", "deflate", "br,,,"],
  ]),
  aHeader("accept", [
    ["application/vnd.pgrst.object+json", "text/csv", "*/*;q=x", "x", ""],
    ["application/vnd.pgrst.plan", "application/geo+json", "image/png"],
  ]),
  aHeader("prefer", [
    ["return=x", "count=exact", "count=x", "resolution=merge-duplicates", ";;"],
    ["return=representation", "missing=default", "handling=strict,x=y"],
    ["tx=rollback", "max-affected=x,handling=strict", "timezone=x"],
  ]),
  aHeader("range", [
    ["x", "0-", "5-2", "-1", "bytes=0-5", "99999999999999999999-"],
  ]),
  aHeader("accept-profile", [["server", "auth", "%", "", "__proto__"]]),
  aHeader("content-profile", [["server", "auth", "%", "public"]]),
  aHeader("origin", [["null", "x", "http://["]]),
  aHeader("x-forwarded-for", [["x", ",,,", "%", "::::::::::"]]),
  aHeader("x-http-method-override", [["DELETE", "FOO"]]),
  aHeader("x-supabase-api-version", [["x", "2024-01-01"]]),
);

/** Almost valid requests to the backend, for the signed-in user `id`. */
export function almostValidRequests(
  id: string,
): ReadonlyArray<readonly [method: string, path: string, body: unknown]> {
  const email = "casi@example.test";
  const password = "clave-buena";
  const accounts = [
    { email, password, data: { full_name: "\u0000" } },
    { email, password, data: { full_name: "\ud800" } },
    { email, password, data: [] },
    { email, password: "clave\u0000" },
    { email, password: "a".repeat(10_000) },
    { email: `${"a".repeat(300)}@example.test`, password },
    { email: "a\u0000b@example.test", password },
    { email: "\ud800@example.test", password },
  ].flatMap((body) =>
    ["signup", "token?grant_type=password", "recover", "otp", "resend"].map(
      (path) =>
        ["POST", `/auth/v1/${path}`, { type: "signup", ...body }] as const,
    ),
  );
  const tokens = [
    [
      "POST",
      "/auth/v1/token?grant_type=refresh_token",
      { refresh_token: "\u0000" },
    ],
    ["POST", "/auth/v1/verify", { type: "signup", token_hash: "\u0000" }],
    ["POST", "/auth/v1/verify", { type: "signup", token: "\u0000", email }],
    ["GET", "/auth/v1/verify?type=signup&token=%00", undefined],
    ["PUT", "/auth/v1/user", { data: { full_name: "\u0000" } }],
    ["PUT", "/auth/v1/user", { email: "a\u0000@example.test" }],
    ["PUT", "/auth/v1/user", { password: "a".repeat(100) }],
  ] as const;
  const lists = [
    "x",
    5,
    true,
    { a: 1 },
    [null, 1],
    [["a"], "b"],
    [{ a: 1 }],
    [["a"]],
  ];
  const profiles = [
    ...lists.map((list) => ({ id, desired_careers: list })),
    { id, has_language_cert: "x" },
    { id, birth_date: "2001-99-99" },
    { id, birth_date: 5 },
    { id, full_name: { a: 1 } },
    { id, full_name: "\u0000" },
    { id: 5 },
  ].map((body) => ["POST", "/rest/v1/profiles", body] as const);
  const favourites = [
    { item_id: incompressible(1_000) },
    { item_id: ["a"] },
    { item_id: null },
    { item_id: "a", created_at: "x" },
  ].map(
    (favourite) =>
      [
        "POST",
        "/rest/v1/user_favorites",
        { user_id: id, item_type: "scholarship", ...favourite },
      ] as const,
  );
  const messages = [
    { feedback: { a: 1 } },
    { feedback: "\ud800" },
    [{ feedback: "a" }, { feedback: "b" }],
  ].map((body) => ["POST", "/rest/v1/feedback", body] as const);
  return [...accounts, ...tokens, ...profiles, ...favourites, ...messages];
}

/** Text of three-byte characters that compression cannot fit into an index entry. */
function incompressible(length: number): string {
  return Array.from({ length }, (_, index) =>
    String.fromCodePoint(0x4e00 + ((index * 7_919) % 20_000)),
  ).join("");
}

/** Headers that HTTP parsers fail on. */
const wireHeader = fc.oneof(
  aHeader("host", [["[", "a b", "x:99999", ""]]),
  aHeader("expect", [["100-continue", "x"]]),
  aHeader("transfer-encoding", [["chunked", "x"]]),
  aHeader("upgrade", [["websocket", "h2c"]]),
  aHeader("no colon", [["x"]]),
);

/** A valid API key and a valid access token. */
export type Credentials = { readonly apikey: string; readonly token: string };

/**
 * A request that our clients never send. One in five may be invalid HTTP; the others are
 * valid, so that they reach the handlers.
 */
export function malformedRequest({
  apikey,
  token,
}: Credentials): fc.Arbitrary<RawRequest> {
  const key = fc.constantFrom(apikey, apikey, apikey, apikey, "garbage", "");
  const signedIn = fc.constantFrom(
    [],
    [["authorization", `Bearer ${token}`] as const],
  );
  const invalid = fc.record({
    method: fc.constantFrom(...METHODS, ...ODD_METHODS),
    target: fc.oneof(
      target(fc.option(odd, { nil: "" }), (text) => text),
      odd,
    ),
    headers: fc.array(fc.oneof(header, wireHeader), { maxLength: 4 }),
    body,
  });
  const valid = fc.record({
    method: fc.constantFrom(...METHODS),
    target: target(fc.constant(""), encodeURI),
    headers: fc
      .tuple(
        key.map((value) => ["apikey", value] as const),
        signedIn,
        fc.array(header, { maxLength: 2 }),
      )
      .map(([apikeyHeader, session, others]) => [
        apikeyHeader,
        ...session,
        ...others,
      ]),
    body,
  });
  return fc.oneof(
    { weight: 1, arbitrary: invalid },
    { weight: 4, arbitrary: valid },
  );
}

function target(tail: fc.Arbitrary<string>, write: (text: string) => string) {
  return fc
    .tuple(fc.constantFrom(...PATHS), tail, fc.array(query, { maxLength: 3 }))
    .map(
      ([path, end, parts]) =>
        path + end + (parts.length ? `?${parts.map(write).join("&")}` : ""),
    );
}

function aHeader(name: string, values: ReadonlyArray<ReadonlyArray<string>>) {
  return fc
    .constantFrom(...values.flat())
    .map((value) => [name, value] as const);
}

/** An object with some of these names and values of any kind. */
function aBodyWith(names: ReadonlyArray<string>) {
  const value = fc.oneof(
    fc.constantFrom<unknown>(null, 0, -1, 1e308, true, "", [], {}, [null], "x"),
    fc.constantFrom(
      "x@y.test",
      "\u0000",
      "\ud800",
      "2001-99-99",
      "a".repeat(3_000),
    ),
    fc.constantFrom("00000000-0000-0000-0000-000000000000", "secreto-largo"),
    fc.string({ maxLength: 40, unit: "binary" }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  return fc
    .dictionary(fc.constantFrom(...names), value, { maxKeys: 5 })
    .map((fields) => JSON.stringify(fields));
}
