import { expect, test } from "vitest";
import { RejectedError } from "../../_shared/data-api.ts";
import { aSource } from "../../_shared/source.fixture.ts";
import type { ImportedSource } from "../../_shared/sources.ts";
import type { ImportBatch } from "../store.ts";
import {
  aPost,
  aSite,
  importFrom,
  NOW,
  pageNumber,
  postMoment,
  posts,
} from "./import.fixture.ts";

const HOUR_AGO = "2026-11-20T11:00:00.000Z";
const YESTERDAY = "2026-11-19T12:00:00.000Z";
const MONTH_AGO = "2026-10-20T12:00:00.000Z";
const YEAR_AGO = "2025-11-20T12:00:00.000Z";

const FEED = `<rss version="2.0"><channel><title>Sitio</title>
  <item><title>Beca Uno</title><link>https://sitio.example/1/</link><pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate></item>
  <item><title>Beca Dos</title><link>https://sitio.example/2/</link><pubDate>Thu, 19 Nov 2026 10:00:00 GMT</pubDate></item>
</channel></rss>`;

test("the first run lists the last twelve months page by page, from the newest on", async () => {
  const { paths, requests, batches } = await importFrom(aSite(180), {
    source: { excludedCategories: [7, 8] },
  });
  // The timeout of a request.
  expect(requests[0]?.signal).toBeInstanceOf(AbortSignal);
  const query = `per_page=100&order=desc&_fields=id%2Cdate_gmt%2Cmodified_gmt%2Clink%2Ctitle%2Cexcerpt&categories_exclude=7%2C8&orderby=date&after=${encodeURIComponent(YEAR_AGO)}`;
  expect(paths).toEqual([
    `/wp-json/wp/v2/posts?${query}&page=1`,
    `/wp-json/wp/v2/posts?${query}&page=2`,
  ]);
  expect(batches.flatMap(({ rows }) => rows).length).toBe(180);
  const written = batches.filter(({ state }) => state);
  expect(written).toMatchObject([
    {
      since: null,
      state: {
        synced_at: NOW,
        listed_at: null,
        listing_since: NOW,
        next_page: 2,
      },
    },
    {
      since: YEAR_AGO,
      listing_since: NOW,
      state: { listed_at: NOW, listing_since: null, next_page: 1 },
    },
  ]);
  expect(batches.at(-1)).toMatchObject({ is_done: true, failure: null });
});

test("a listing ends after 2,000 posts and reaches back to the last of them only", async () => {
  const { paths, batches } = await importFrom(aSite(5_000));
  expect(paths.length).toBe(20);
  const [last] = batches.filter(({ since }) => since);
  expect(last).toMatchObject({ since: postMoment(2_000), listing_since: NOW });
});

test("a site that ignores `after` is read until its first page with a post over a year old", async () => {
  const site = (url: URL) =>
    posts(
      [1, 100],
      (number) => (number < 50 ? NOW : "2025-01-01T00:00:00.000Z"),
      {
        page: url.searchParams.get("page"),
      },
    );
  const { paths } = await importFrom(site);
  expect(paths.length).toBe(1);
});

test("an interrupted listing resumes at its next page, with its original start time", async () => {
  const state = { listing_since: YESTERDAY, next_page: 2, synced_at: null };
  const { paths, batches } = await importFrom(aSite(180), { state });
  expect(paths.map(pageNumber)).toEqual(["2"]);
  expect(batches.find(({ since }) => since)).toMatchObject({
    listing_since: YESTERDAY,
    state: { listed_at: YESTERDAY },
  });
});

test("later runs request changes from an hour before the last sync", async () => {
  const state = { synced_at: NOW, listed_at: YESTERDAY };
  const { paths, batches } = await importFrom(aSite(0), { state });
  expect(paths.length).toBe(1);
  expect(paths[0]).toContain(
    `orderby=modified&modified_after=${encodeURIComponent(HOUR_AGO)}&page=1`,
  );
  expect(batches).toMatchObject([
    { since: null, state: { synced_at: NOW, listed_at: YESTERDAY } },
    { is_done: true, failure: null },
  ]);
});

test("a site that ignores `modified_after` is read until its first page with an older change", async () => {
  const state = { synced_at: YESTERDAY, listed_at: YESTERDAY };
  const { paths } = await importFrom(() => posts([1, 100], () => MONTH_AGO), {
    state,
  });
  expect(paths.length).toBe(1);
});

test("a source last listed a month ago is listed again, after its changes", async () => {
  const state = { synced_at: YESTERDAY, listed_at: MONTH_AGO };
  const { paths } = await importFrom(aSite(1), { state });
  expect(paths.map((path) => new URLSearchParams(path).get("orderby"))).toEqual(
    ["modified", "date"],
  );
});

test("a post of a custom type without an excerpt is described by its content", async () => {
  const content = { rendered: "<p>Para quien estudia</p>" };
  const { paths, batches } = await importFrom(
    () => JSON.stringify([{ ...aPost(1, NOW), excerpt: undefined, content }]),
    { source: { url: "https://sitio.example/wp-json/wp/v2/convocatoria" } },
  );
  expect(paths[0]).toContain("excerpt%2Ccontent&");
  expect(batches[0]?.rows).toMatchObject([
    { description: "Para quien estudia" },
  ]);
});

test.each([
  ["no list", '{"code":"rest_no_route"}', "shape"],
  ["a page", "<html>Just a moment…</html>", "shape"],
  ["an empty list", "[]", "empty"],
  ["an error", { status: 500 }, "status_500"],
  ["no response", { reason: "timeout" }, "timeout"],
  ["posts in a new form", '[{"id":1},5,null]', "nothing_usable"],
])(
  "a first page with %s fails and removes no row",
  async (_, response, failure) => {
    const { batches } = await importFrom(() => response);
    expect(batches).toMatchObject([
      { failure, since: null, state: null, rows: [], is_done: true },
    ]);
  },
);

test("changed posts in a new form are reported and do not block their source", async () => {
  const { batches } = await importFrom(
    () => ({ text: '[{"id":1}]', headers: { "x-wp-totalpages": "1" } }),
    { state: { synced_at: YESTERDAY, listed_at: YESTERDAY } },
  );
  expect(batches).toMatchObject([
    { rejected: [{ reason: "no_title" }], state: { synced_at: NOW } },
    { failure: null, is_done: true },
  ]);
});

test.each([
  ["a listing", undefined, NOW],
  ["changes", { synced_at: YESTERDAY, listed_at: YESTERDAY }, null],
])(
  "a rejected page ends %s of a site without a page count",
  async (_, state, since) => {
    const { paths, batches } = await importFrom(
      (url) => {
        const page = url.searchParams.get("page");
        return page === "3"
          ? { status: 400 }
          : posts([1, 100], () => NOW, { page });
      },
      { state },
    );
    expect(paths.map(pageNumber)).toEqual(["1", "2", "3"]);
    expect(batches.slice(-2)).toMatchObject([
      { since, state: { synced_at: NOW, listing_since: null } },
      { failure: null, is_done: true },
    ]);
  },
);

test("a failed second page keeps the rows of the first and the next page number", async () => {
  const { batches } = await importFrom((url) =>
    url.searchParams.get("page") === "1" ? aSite(180)(url) : { status: 503 },
  );
  expect(batches.flatMap(({ rows }) => rows).length).toBe(100);
  expect(batches.at(-2)?.state).toMatchObject({ next_page: 2 });
  expect(batches.at(-1)).toMatchObject({ failure: "status_503", state: null });
});

test.each([{ status: 403 }, { reason: "robots" }, "<html>"])(
  "a site whose API responds with %j is imported from its feed, without removals",
  async (response) => {
    const { batches } = await importFrom(
      (url) => (url.pathname === "/feed/" ? FEED : response),
      { source: { feedUrl: "https://sitio.example/feed/" } },
    );
    expect(batches).toMatchObject([
      {
        since: null,
        rows: [{ title: "Beca Uno" }, {}],
        state: { synced_at: null },
      },
      { failure: null, is_done: true },
    ]);
  },
);

test("a feed is listed back to its oldest row, and the next request has its validators", async () => {
  const source: Partial<ImportedSource> = {
    kind: "feed",
    url: "https://sitio.example/feed/",
  };
  const validators = { etag: '"1"', "last-modified": "Fri, 20 Nov 2026" };
  const first = await importFrom(() => ({ text: FEED, headers: validators }), {
    source,
  });
  const state = first.batches[0]?.state;
  expect(first.batches[0]).toMatchObject({
    since: "2026-11-19T10:00:00.000Z",
    listing_since: NOW,
    state: { synced_at: NOW, etag: '"1"', last_modified: "Fri, 20 Nov 2026" },
  });
  const unchanged = await importFrom(() => ({ status: 304 }), {
    source,
    state: { ...state, synced_at: YESTERDAY },
  });
  expect(unchanged.requests[0]?.headers).toMatchObject({
    "if-none-match": '"1"',
    "if-modified-since": "Fri, 20 Nov 2026",
  });
  expect(unchanged.batches).toMatchObject([
    { rows: [], since: null, state: { synced_at: NOW, etag: '"1"' } },
    { failure: null, is_done: true },
  ]);
});

test.each([
  ["<html>", "shape"],
  ["<rss><channel><title>Sitio</title></channel></rss>", "empty"],
])("the feed %j fails with %s", async (text, failure) => {
  const { batches } = await importFrom(() => text, {
    source: { kind: "feed" },
  });
  expect(batches).toMatchObject([{ failure, state: null, is_done: true }]);
});

test("a row that the database rejects is reported, and the import continues", async () => {
  const { batches } = await importFrom(aSite(30), {
    record({ rows }) {
      if (rows.some((row) => row.native_id === "7"))
        throw new RejectedError("row");
      return true;
    },
  });
  expect(batches.flatMap(({ rows }) => rows).length).toBe(29);
  expect(batches.flatMap(({ rejected }) => rejected)).toEqual([
    {
      reason: "refused",
      title: "Beca 7 – 2027",
      link: "https://sitio.example/7/",
    },
  ]);
  expect(batches.slice(-2)).toMatchObject([
    { state: { listed_at: NOW } },
    { failure: null, is_done: true },
  ]);
});

test("`onImported` is called for each source with rows, even when another source fails", async () => {
  const sources = ["uno", "dos", "tres"].map((key) =>
    aSource({ key, url: `https://${key}.example/wp-json/wp/v2/posts` }),
  );
  const { importedCount } = await importFrom(
    (url) => (url.host === "dos.example" ? { status: 500 } : aSite(1)(url)),
    { sources },
  );
  expect(importedCount).toBe(2);
});

test("rejected values end the import of their source; an unreachable database ends the run", async () => {
  const rejectFirstSource = ({ source, is_done }: ImportBatch) => {
    if (source === "uno" && !is_done) throw new RejectedError("invalid");
    return true;
  };
  const sources = [aSource({ key: "uno" }), aSource({ key: "dos" })];
  const { batches } = await importFrom(aSite(1), {
    sources,
    record: rejectFirstSource,
  });
  const ended = batches.filter(({ is_done }) => is_done);
  expect(ended).toMatchObject([
    { source: "dos", failure: null },
    { source: "uno", failure: "refused" },
  ]);
  const unreachable = importFrom(aSite(1), {
    record({ is_done }) {
      if (!is_done) throw new Error("unreachable");
      return true;
    },
  });
  await expect(unreachable).rejects.toThrow("unreachable");
});

test("an instance that has lost the run stops writing", async () => {
  const { batches, isOurs } = await importFrom(aSite(180), {
    record: () => false,
  });
  expect([isOurs, batches.length]).toEqual([false, 1]);
});
