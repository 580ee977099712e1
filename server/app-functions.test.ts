import { expect, test, vi } from "vitest";
import { recordingLimits } from "./http/rate-limits.fixture.ts";
import { aBackend, requestApp } from "./testing/request-app.ts";

const SEARCH = "/functions/v1/meta-searcher";

test("the meta-search accepts requests from any origin and has its own limit", async () => {
  const metaSearch = vi.fn(async (request: Request) =>
    Response.json({ received: await request.json() }),
  );
  const { limits, charged } = recordingLimits();
  const response = await requestApp({ metaSearch, limits }, SEARCH, {
    method: "POST",
    body: JSON.stringify({ query: "beca" }),
    headers: { origin: "https://other.example" },
  });
  expect(await response.json()).toEqual({ received: { query: "beca" } });
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(charged).toEqual(["api 198.51.100.7", "search 198.51.100.7"]);
});

test("too many searches get 429 with text that other origins may read", async () => {
  const metaSearch = vi.fn(async () => Response.json({}));
  const { limits } = recordingLimits("search");
  const response = await requestApp({ metaSearch, limits }, SEARCH, {
    method: "POST",
    body: "{}",
    headers: { origin: "https://other.example" },
  });
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(metaSearch).not.toHaveBeenCalled();
});

test("without a backend in this process the path of the meta-search is 404", async () => {
  const response = await requestApp(
    { backend: aBackend({ fetch: null }) },
    SEARCH,
    {
      method: "POST",
    },
  );
  expect(response.status).toBe(404);
});

test.each([
  ["/healthz", {}],
  ["/nowhere", {}],
  ["/rest/v1/profiles", {}],
  ["/rest/v1/profiles", { limits: recordingLimits("api").limits }],
  [
    "/rest/v1/profiles",
    { backend: aBackend({ fetch: () => Promise.reject(new Error("x")) }) },
  ],
])("a response of %s carries security headers", async (path, parts) => {
  const { headers } = await requestApp(parts, path);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain(
    "default-src 'none'",
  );
});
