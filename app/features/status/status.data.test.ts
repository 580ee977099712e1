import { expect, onTestFinished, test, vi } from "vitest";
import { checkBackend, loadReport } from "./status.data.ts";
import { aReport } from "./status.fixture.ts";

const SAME_ORIGIN = { url: null, publishableKey: "public-key" };

test("the backend is queried for one id, with the public key only", async () => {
  const requests = stubFetch(() => Response.json([]));
  const hosted = { url: "https://backend.example", publishableKey: "key-2" };
  expect(await checkBackend(hosted)).toBe("operational");
  expect(await checkBackend(SAME_ORIGIN)).toBe("operational");
  expect(requests).toEqual([
    [
      "https://backend.example/rest/v1/profiles?select=id&limit=1",
      { apikey: "key-2" },
    ],
    ["/rest/v1/profiles?select=id&limit=1", { apikey: "public-key" }],
  ]);
});

test.each([
  [406, { code: "PGRST116" }, "operational"],
  [406, { code: "PGRST100" }, "error"],
  [401, { message: "no key" }, "error"],
  [500, "<html>", "error"],
])("the backend's response %i %j is %s", async (status, body, health) => {
  stubFetch(() =>
    typeof body === "string"
      ? new Response(body, { status })
      : Response.json(body, { status }),
  );
  expect(await checkBackend(SAME_ORIGIN)).toBe(health);
});

test("offline, the backend has an error and there is no report", async () => {
  stubFetch(() => {
    throw new TypeError("Failed to fetch");
  });
  expect(await checkBackend(SAME_ORIGIN)).toBe("error");
  expect(await loadReport()).toBeNull();
});

test("a valid report is returned", async () => {
  stubFetch(() => Response.json(aReport()));
  expect(await loadReport()).toEqual(aReport());
});

test.each([
  ["status 429", () => new Response("Too many requests", { status: 429 })],
  ["HTML", () => new Response("<html>")],
  ["null", () => Response.json(null)],
  ["text", () => Response.json("well")],
  ["a malformed time", () => Response.json(aReport({ checkedAt: "noon" }))],
  ["no functions", () => Response.json({ ...aReport(), functions: null })],
  ["no scraper", () => Response.json({ ...aReport(), scraper: null })],
])("a response with %s is not a report", async (_name, answer) => {
  stubFetch(answer);
  expect(await loadReport()).toBeNull();
});

function stubFetch(answer: () => Response) {
  const requests: Array<readonly [string, unknown]> = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    requests.push([url, init.headers]);
    return answer();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
}
