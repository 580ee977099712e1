import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { fail, ok, type Result } from "#domain/result.ts";
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_PARAMETER,
  supportedLanguage,
} from "#locales/languages.ts";
import { asVisitor, type Backend } from "./backend/backend.ts";
import type { AppBindings } from "./http/app-bindings.ts";
import type { FairQueue } from "./http/fair-queue.ts";
import { limitNetworks } from "./http/limit-networks.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import { tooManyRequests } from "./http/too-many.ts";
import type { Pages, SavedItemReference } from "./pages.ts";

/** Room for 500 favourites of the catalogue. */
const BODY_BYTES = 64 * 1024;
const TIMEOUT_MS = 5_000;

/** Token format of the database: other values are not looked up. */
const TOKEN = /^[0-9a-f]{64}$/;

const SAVED_ITEMS = z
  .array(
    z.object({
      itemId: z.string().min(1).max(1_000),
      itemType: z.string().min(1).max(40),
    }),
  )
  .max(500);

const ROWS = z.array(
  z.object({
    item_id: z.string().nullable(),
    item_type: z.string().nullable(),
  }),
);

export type CalendarParts = {
  readonly backend: Backend;
  readonly limits: RateLimits;
  /** Limits how many calendars and pages are rendered at once. */
  readonly renders: FairQueue;
  readonly publicUrl: string;
  readonly renderCalendar: Pages["renderCalendar"];
  /** Current civil day: "2026-11-21". */
  readonly today: () => string;
};

type Bindings = Pick<AppBindings, "clientAddress">;

/**
 * Two calendars of saved items: `/calendario.ics`, a file of the submitted items, and
 * `/calendario/<token>.ics`, an address that calendar programs poll. The address is the
 * only secret, so it is not logged.
 */
export function calendarFeed(parts: CalendarParts) {
  const { backend, limits, renders, publicUrl, renderCalendar, today } = parts;
  const feed = new Hono<{ Bindings: Bindings }>();

  for (const path of ["/calendario.ics", "/calendario/:file"])
    feed.use(path, limitNetworks(limits));

  const sendCalendar = async (
    c: Context<{ Bindings: Bindings }>,
    items: ReadonlyArray<SavedItemReference>,
    headers: Readonly<Record<string, string>>,
  ) => {
    const language =
      supportedLanguage(c.req.query(LANGUAGE_PARAMETER) ?? "") ??
      FALLBACK_LANGUAGE;
    const rendered = await renders.run(c.env.clientAddress, () =>
      renderCalendar(items, { language, today: today() }),
    );
    if (!rendered.ok) return tooManyRequests(c, renders.maxWaitSeconds);
    return c.body(rendered.value, 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-language": language,
      "x-robots-tag": "noindex",
      ...headers,
    });
  };

  feed.post(
    "/calendario.ics",
    bodyLimit({
      maxSize: BODY_BYTES,
      // The default throws, which the app would answer with 500.
      onError: (c) => c.text("Body too large", 413),
    }),
    async (c) => {
      const body: unknown = await c.req.json().catch(() => null);
      const items = SAVED_ITEMS.safeParse(body);
      if (!items.success) return c.text("Not a list of saved items", 400);
      return sendCalendar(c, items.data, {
        "content-disposition": 'attachment; filename="trampolin.ics"',
        "cache-control": "no-store",
      });
    },
  );

  // The page renderer has a route at this path, which only `renderCalendar` may call.
  feed.get("/calendario.ics", (c) => c.text("Not found", 404));

  feed.get("/calendario/:file", async (c) => {
    const [, token = ""] = /^(.*)\.ics$/.exec(c.req.param("file")) ?? [];
    if (!TOKEN.test(token)) return c.text("Not found", 404);
    const items = await fetchSavedItems(backend, publicUrl, token);
    if (items.ok)
      return sendCalendar(c, items.value, {
        "cache-control": "private, max-age=3600",
      });
    return items.error === "unknown"
      ? c.text("Not found", 404)
      : c.text("The calendar cannot be read now", 503, {
          "retry-after": "60",
        });
  });

  return feed;
}

/**
 * Reads the saved items of a calendar address. The database returns no row for an unknown
 * or revoked token, and one row of nulls for a valid token without saved items.
 */
async function fetchSavedItems(
  backend: Backend,
  publicUrl: string,
  token: string,
): Promise<
  Result<ReadonlyArray<SavedItemReference>, "unknown" | "unreachable">
> {
  const { url, key, fetch } = asVisitor(backend, publicUrl);
  const request = new Request(`${url}/rest/v1/rpc/saved_items_of_calendar`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json" },
    body: JSON.stringify({ calendar_token: token }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // The body can fail too: the timeout covers it, and a proxy may send HTML.
  const body: unknown = await fetch(request)
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);
  if (body === null) return fail("unreachable");
  const rows = ROWS.parse(body);
  if (rows.length === 0) return fail("unknown");
  return ok(
    rows.flatMap(({ item_id, item_type }) =>
      item_id === null || item_type === null
        ? []
        : [{ itemId: item_id, itemType: item_type }],
    ),
  );
}
