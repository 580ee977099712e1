import { expect, test, vi } from "vitest";
import type { Backend } from "./backend/backend.ts";
import { type CalendarParts, calendarFeed } from "./calendar-feed.ts";
import { fullQueue } from "./http/fair-queue.fixture.ts";
import { createQueues } from "./http/queues.ts";
import { recordingLimits } from "./http/rate-limits.fixture.ts";

const TOKEN = "0f".repeat(32);
const SAVED = { itemId: "chevening", itemType: "scholarship" };
const ROW = { item_id: "chevening", item_type: "scholarship" };

test("an address needs only its token and the public key, and is cached privately", async () => {
  const received: Array<unknown> = [];
  const { response, renderCalendar } = await requestFeed(
    `/calendario/${TOKEN}.ics?lng=en`,
    {},
    async (request) => {
      received.push(
        new URL(request.url).pathname,
        request.headers.get("apikey"),
      );
      received.push(request.headers.get("authorization"), await request.json());
      return Response.json([ROW]);
    },
  );
  expect(received).toEqual([
    "/rest/v1/rpc/saved_items_of_calendar",
    "public-key",
    null,
    { calendar_token: TOKEN },
  ]);
  expect(renderCalendar).toHaveBeenCalledWith([SAVED], {
    language: "en",
    today: "2026-11-21",
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(
    "text/calendar; charset=utf-8",
  );
  expect(response.headers.get("cache-control")).toBe("private, max-age=3600");
  expect(await response.text()).toBe("a calendar");
});

test("an address without favourites is an empty calendar", async () => {
  const { response, renderCalendar } = await requestFeed(
    `/calendario/${TOKEN}.ics`,
    {},
    async () => Response.json([{ item_id: null, item_type: null }]),
  );
  expect(response.status).toBe(200);
  expect(renderCalendar).toHaveBeenCalledWith([], expect.anything());
});

test("an unknown address is 404, like a malformed one", async () => {
  const unknown = await requestFeed(`/calendario/${TOKEN}.ics`, {}, async () =>
    Response.json([]),
  );
  const malformed = await requestFeed("/calendario/x.ics");
  for (const { response } of [unknown, malformed])
    expect([response.status, await response.text()]).toEqual([
      404,
      "Not found",
    ]);
});

test.each([
  `/calendario/${TOKEN}`,
  `/calendario/${TOKEN.toUpperCase()}.ics`,
  `/calendario/${TOKEN}0.ics`,
  `/calendario/${TOKEN.slice(1)}.ics`,
  "/calendario/%27or%271%27=%271.ics",
  "/calendario/.ics",
])("%s gets 404 without a request to the database", async (path) => {
  const fetch = vi.fn(async () => Response.json([ROW]));
  const { response } = await requestFeed(path, {}, fetch);
  expect(response.status).toBe(404);
  expect(fetch).not.toHaveBeenCalled();
});

test.each<[string, NonNullable<Backend["fetch"]>]>([
  ["is unreachable", () => Promise.reject(new Error("down"))],
  ["answers 500", async () => new Response(null, { status: 500 })],
  ["answers no JSON", async () => new Response("<html>")],
])(
  "while the backend %s, calendar programs get 503 with Retry-After",
  async (_, fetch) => {
    const { response } = await requestFeed(
      `/calendario/${TOKEN}.ics`,
      {},
      fetch,
    );
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("60");
  },
);

test("submitted items come back as one file to download", async () => {
  const { response, renderCalendar } = await requestFeed(
    "/calendario.ics?lng=xx",
    {
      method: "POST",
      body: JSON.stringify([SAVED]),
    },
  );
  expect(response.status).toBe(200);
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="trampolin.ics"',
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(renderCalendar).toHaveBeenCalledWith([SAVED], {
    language: "es",
    today: "2026-11-21",
  });
});

test.each([
  "",
  "{",
  "null",
  '{"itemId":"a"}',
  '[{"itemId":"a"}]',
  '[{"itemId":1,"itemType":"scholarship"}]',
  '[{"itemId":"","itemType":"scholarship"}]',
  JSON.stringify(Array(501).fill({ itemId: "a", itemType: "b" })),
])("the body %.60s is no list of saved items and gets 400", async (body) => {
  const { response, renderCalendar } = await requestFeed("/calendario.ics", {
    method: "POST",
    body,
  });
  expect(response.status).toBe(400);
  expect(renderCalendar).not.toHaveBeenCalled();
});

test("a body over 64 KiB gets 413", async () => {
  const { response } = await requestFeed("/calendario.ics", {
    method: "POST",
    body: "x".repeat(64 * 1024 + 1),
  });
  expect(response.status).toBe(413);
});

test.each(["/calendario.ics", `/calendario/${TOKEN}.ics`])(
  "too many requests for %s get 429",
  async (path) => {
    const method = path === "/calendario.ics" ? "POST" : "GET";
    const { limits, charged } = recordingLimits("api");
    const { renders } = createQueues(1, "embedded");
    const { response } = await requestFeed(path, { method }, undefined, {
      limits,
      renders,
    });
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(charged).toEqual(["api 198.51.100.7"]);
  },
);

test.each(["/calendario.ics", `/calendario/${TOKEN}.ics`])(
  "%s answers 429 when too many calendars wait to be rendered",
  async (path) => {
    const { limits } = recordingLimits();
    const renders = fullQueue(20);
    const request =
      path === "/calendario.ics" ? { method: "POST", body: "[]" } : {};
    const rows = async () =>
      Response.json([{ item_id: "a", item_type: "scholarship" }]);
    const { response } = await requestFeed(path, request, rows, {
      limits,
      renders,
    });
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("20");
  },
);

async function requestFeed(
  path: string,
  request: RequestInit = {},
  fetch: NonNullable<Backend["fetch"]> = async () => Response.json([]),
  { limits, renders }: Pick<CalendarParts, "limits" | "renders"> = {
    limits: recordingLimits().limits,
    renders: createQueues(1, "embedded").renders,
  },
) {
  const renderCalendar = vi.fn(async () => "a calendar");
  const feed = calendarFeed({
    backend: {
      kind: "embedded",
      public: { url: null, publishableKey: "public-key" },
      fetch,
      verifyToken: null,
      isReady: async () => true,
      sql: null,
      operator: null,
      close: async () => {},
    },
    limits,
    renders,
    publicUrl: "https://site.example",
    renderCalendar,
    today: () => "2026-11-21",
  });
  const bindings = { clientAddress: "198.51.100.7", peerAddress: null };
  return {
    response: await feed.request(path, request, bindings),
    renderCalendar,
  };
}
