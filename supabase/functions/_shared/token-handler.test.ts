import { expect, test } from "vitest";
import { createTokenHandler } from "./token-handler.ts";

const TOKEN = "t".repeat(32);
const NOT_DUE = { state: "notDue" } as const;

test("a caller with the token gets 200 and the result of the work", async () => {
  const response = await aHandler()(aRequest(`Bearer ${TOKEN}`));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(NOT_DUE);
});

test.each([null, "", TOKEN, "Bearer ", `Bearer ${TOKEN}x`, "Bearer t"])(
  "the authorization %j gets 401 and starts no work",
  async (authorization) => {
    let isCalled = false;
    const handle = aHandler(async () => {
      isCalled = true;
      return NOT_DUE;
    });
    expect((await handle(aRequest(authorization))).status).toBe(401);
    expect(isCalled).toBe(false);
  },
);

test("a failure is reported, and the caller gets 500 without its message", async () => {
  const failures: Array<unknown> = [];
  const handle = aHandler(
    () => Promise.reject(new Error("secret detail")),
    (error) => failures.push(error),
  );
  const response = await handle(aRequest(`Bearer ${TOKEN}`));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  expect(failures).toEqual([new Error("secret detail")]);
});

test("GET gets 405, and a token under 32 characters throws", async () => {
  const response = await aHandler()(new Request("https://x.example/"));
  expect(response.status).toBe(405);
  expect(() =>
    createTokenHandler({
      token: "short",
      tokenName: "SCRAPER_TOKEN",
      work: async () => NOT_DUE,
      onFailure() {},
    }),
  ).toThrow(/SCRAPER_TOKEN/);
});

type Parts = Parameters<typeof createTokenHandler>[0];

function aHandler(
  work: Parts["work"] = async () => NOT_DUE,
  onFailure: Parts["onFailure"] = () => {},
) {
  return createTokenHandler({
    token: TOKEN,
    tokenName: "SCRAPER_TOKEN",
    work,
    onFailure,
  });
}

function aRequest(authorization: string | null): Request {
  return new Request("https://x.example/", {
    method: "POST",
    headers: authorization === null ? {} : { authorization },
  });
}
