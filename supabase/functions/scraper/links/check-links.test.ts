import { expect, test } from "vitest";
import {
  type StubbedResponse,
  stubHttpClient,
} from "../../_shared/http-client.fixture.ts";
import type { LinkCheckRecord } from "../store.ts";
import { checkLinks } from "./check-links.ts";

test.each([
  ["an error", { status: 405 }],
  ["a timeout", { reason: "timeout" }],
  ["a closed connection", { reason: "connection" }],
])("%s at HEAD leads to one GET", async (_, head) => {
  const { methods, checks } = await checkOne((method) =>
    method === "HEAD" ? head : "",
  );
  expect(methods).toEqual(["HEAD", "GET"]);
  expect(checks).toMatchObject([{ outcome: "alive", reason: null }]);
});

test.each([
  [{ status: 429 }, "status_429"],
  [{ reason: "resting" }, "resting"],
  [{ reason: "not_public" }, "not_public"],
])("%j at HEAD causes no further request", async (head, reason) => {
  const { methods, checks } = await checkOne(() => head);
  expect(methods).toEqual(["HEAD"]);
  expect(checks).toMatchObject([{ outcome: "not_checkable", reason }]);
});

test("both requests of a link share one timeout, and GET reads no body", async () => {
  const { requests } = await checkOne(() => ({ reason: "timeout" }));
  const [head, get] = requests;
  expect(head?.signal).toBeInstanceOf(AbortSignal);
  expect(head?.signal).toBe(get?.signal);
  expect(get?.maxBytes).toBe(0);
});

test("a run stays lost when a pending write of another host succeeds after it", async () => {
  const early = Promise.withResolvers<boolean>();
  const { client } = stubHttpClient(() => "");
  const result = checkLinks({
    run: 1,
    links: ["https://uno.example/", "https://dos.example/"].map((url) => ({
      itemPath: "/becas/una",
      url,
    })),
    store: {
      linkHistory: async () => [],
      recordLinks: (_, [check]) =>
        check?.url === "https://uno.example/"
          ? early.promise
          : Promise.resolve(false),
    },
    client,
    now: () => Date.parse("2026-11-22T08:00:00Z"),
    onDone() {},
  });
  setTimeout(() => early.resolve(true));
  expect(await result).toBe(false);
});

/** Checks one link of a site that responds like this. */
async function checkOne(
  respond: (method: string | undefined) => StubbedResponse,
) {
  const checks: Array<LinkCheckRecord> = [];
  const { client, requests } = stubHttpClient(({ method }) => respond(method));
  await checkLinks({
    run: 1,
    links: [{ itemPath: "/becas/una", url: "https://sitio.example/una" }],
    store: {
      linkHistory: async () => [],
      async recordLinks(_, rows) {
        checks.push(...rows);
        return true;
      },
    },
    client,
    now: () => Date.parse("2026-11-22T08:00:00Z"),
    onDone() {},
  });
  const methods = requests.map(({ method = "GET" }) => method);
  return { checks, requests, methods };
}
