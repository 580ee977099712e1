import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createEtag } from "./etag.ts";
import { aRequest, aResponse, aStoredResponse } from "./exchange.fixture.ts";
import {
  measureBytes,
  plainBody,
  type StoredResponse,
  sendStored,
  storeResponse,
} from "./stored-response.ts";

const LONG = Buffer.from("Becas para estudiantes. ".repeat(100));

test("a long body is stored in brotli and gzip, and can be restored from them", async () => {
  const stored = await storeResponse({ status: 200, headers: {} }, LONG, 5);
  const { brotli, gzip } = compressedBody(stored);
  expect(brotliDecompressSync(brotli)).toEqual(LONG);
  expect(gunzipSync(gzip)).toEqual(LONG);
  expect(plainBody(stored)).toEqual(LONG);
});

test("a stored body takes no more memory than its bytes", async () => {
  const { brotli, gzip } = compressedBody(
    await storeResponse({ status: 200, headers: {} }, LONG, 5),
  );
  const { body } = await storeResponse(
    { status: 200, headers: {} },
    Buffer.from("short"),
    5,
  );
  for (const { buffer, length } of [brotli, gzip, body as Buffer])
    expect(buffer.byteLength).toBe(length);
});

test("bodies are compressed from 860 bytes on", async () => {
  const body = async (bytes: number) =>
    (
      await storeResponse(
        { status: 200, headers: {} },
        LONG.subarray(0, bytes),
        5,
      )
    ).body;
  expect(await body(859)).toEqual(LONG.subarray(0, 859));
  expect(await body(860)).not.toBeInstanceOf(Buffer);
});

test("a response has a weak ETag of its content", () => {
  expect(createEtag(Buffer.from("a"))).toMatch(/^W\/"[\w-]{22}"$/);
  expect(createEtag(Buffer.from("a"))).toBe(createEtag(Buffer.from("a")));
  expect(createEtag(Buffer.from("a"))).not.toBe(createEtag(Buffer.from("b")));
});

test("the size of a response counts each compressed copy and 1,000 bytes more", () => {
  const compressed = { brotli: Buffer.alloc(20), gzip: Buffer.alloc(30) };
  expect(measureBytes(aStoredResponse({ body: compressed }))).toBe(1_050);
  expect(measureBytes(aStoredResponse({ body: Buffer.alloc(100) }))).toBe(
    1_100,
  );
});

test.each([
  [undefined, null],
  ["", null],
  ["identity", null],
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, br;q=0", "gzip"],
  ["gzip;q=0, br;q=0.0", null],
  ["br;q=0.000", null],
  ["br;q=0.1", "br"],
  ["brotli, xgzip", null],
])(
  "a client that accepts %j gets the encoding %j",
  async (accepted, encoding) => {
    const stored = await storeResponse(
      { status: 200, headers: { vary: "Accept-Encoding" } },
      LONG,
      5,
    );
    const { headers, body } = await send(stored, {
      ...(accepted !== undefined && { "accept-encoding": accepted }),
    });
    expect(headers["content-encoding"] ?? null).toBe(encoding);
    const { brotli, gzip } = compressedBody(stored);
    const expected = { br: brotli, gzip, plain: LONG }[encoding ?? "plain"];
    expect(body).toEqual(expected);
    expect(headers["content-length"]).toBe(String(expected?.length));
    expect(headers.vary).toBe("Accept-Encoding");
  },
);

test("a response without compressed copies is sent as it is", async () => {
  const { headers, body } = await send(aStoredResponse(), {
    "accept-encoding": "br, gzip",
  });
  expect(headers).not.toHaveProperty("content-encoding");
  expect(String(body)).toBe("<p>page</p>");
});

test("a matching ETag gets 304 without a body", async () => {
  const stored = aStoredResponse({
    headers: { vary: "Accept-Encoding", "cache-control": "max-age=0" },
  });
  for (const ifNoneMatch of [stored.etag, `"other", ${stored.etag}`, "*"]) {
    const answer = await send(stored, { "if-none-match": ifNoneMatch });
    expect(answer).toEqual({
      status: 304,
      headers: { ...stored.headers, etag: stored.etag },
      body: null,
    });
  }
});

test("a request with another ETag gets 200 and the current ETag", async () => {
  const stored = aStoredResponse();
  const answer = await send(stored, { "if-none-match": 'W/"other"' });
  expect(answer.status).toBe(200);
  expect(answer.headers.etag).toBe(stored.etag);
});

test("a matching ETag of a 404 page gets 404 and the page", async () => {
  const stored = aStoredResponse({ status: 404 });
  const answer = await send(stored, { "if-none-match": stored.etag });
  expect(answer.status).toBe(404);
  expect(String(answer.body)).toBe("<p>page</p>");
});

test("HEAD sends the status and headers of GET, and no body", async () => {
  const stored = await storeResponse({ status: 200, headers: {} }, LONG, 5);
  for (const encoding of ["br", "gzip", "identity"]) {
    const headers = { "accept-encoding": encoding };
    const head = await send(stored, headers, "HEAD");
    const get = await send(stored, headers, "GET");
    expect(head).toEqual({ ...get, body: null });
  }
});

test("extra headers are sent with 200 and with 304", async () => {
  const stored = aStoredResponse({ headers: { vary: "Cookie" } });
  const extra = { "x-request-id": "a-1", "set-cookie": "i18next=en" };
  for (const ifNoneMatch of ["none", stored.etag]) {
    const request = aRequest({ headers: { "if-none-match": ifNoneMatch } });
    const { response, answer } = aResponse(request);
    sendStored({ request, response }, stored, extra);
    expect((await answer()).headers).toMatchObject({
      vary: "Cookie",
      etag: stored.etag,
      ...extra,
    });
  }
});

test("extra headers of one response are not in the next", async () => {
  const stored = aStoredResponse();
  const first = aRequest();
  const { response } = aResponse(first);
  sendStored({ request: first, response }, stored, {
    "set-cookie": "i18next=en",
  });
  expect((await send(stored, {})).headers).not.toHaveProperty("set-cookie");
});

function compressedBody({ body }: StoredResponse) {
  if (Buffer.isBuffer(body)) throw new Error("The body is not compressed");
  return body;
}

async function send(
  stored: StoredResponse,
  headers: Readonly<Record<string, string>>,
  method = "GET",
) {
  const request = aRequest({ method, headers });
  const { response, answer } = aResponse(request);
  sendStored({ request, response }, stored);
  return answer();
}
