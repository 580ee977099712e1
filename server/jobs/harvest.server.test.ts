import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import { aSource } from "#supabase/functions/_shared/source.fixture.ts";
import type { Source } from "#supabase/functions/_shared/sources.ts";
import {
  createStore,
  type Opportunity,
  Refusal,
} from "#supabase/functions/scraper/store.ts";
import { scrapeSite } from "#supabase/functions/scraper/testing/scrape-site.ts";
import { OWN_PRODUCT, onEachBackend } from "../testing/backends.ts";
import {
  type FixtureSite,
  startFixtureSite,
  text,
} from "../testing/fixture-site.ts";

onEachBackend((product) => {
  test("a list's rows are new, changed, gone or rejected, and a broken list takes nothing away", async () => {
    let list: unknown = [
      aPost(3, "Beca <b>Uno</b> &#8211; 2027", "2026-03-03T00:00:00"),
      aPost(2, "Maestría en Educación", "2026-03-02T00:00:00"),
      aPost(1, "Beca antigua", "2026-03-01T00:00:00"),
      {
        ...aPost(9, "Ajena", "2026-02-01T00:00:00"),
        link: "https://otro.example/",
      },
      aPost(8, "", "2026-01-01T00:00:00"),
    ];
    const site = await startFixtureSite({
      "/posts": (request, response) =>
        text(JSON.stringify(list), "application/json")(request, response),
      "/feed": text("<html>no es un canal</html>", "application/rss+xml"),
    });
    onTestFinished(site.close);
    const sources = [sourceAt(site, "wordpress"), sourceAt(site, "feed")];
    const { url, secretKey: key } = product();
    const operator = createClient(url, key);
    const harvest = async () => {
      const result = await scrapeSite({ url, key, holder: "uno" }, { sources });
      if (!("report" in result)) throw new Error(result.state);
      return result.report?.sources;
    };
    expect(await harvest()).toMatchObject({
      wordpress: { added: 3, rejected: 2, gone: 0, failure: null },
      feed: { added: 0, failure: "shape" },
    });
    list = [
      aPost(4, "Beca nueva", "2026-03-04T00:00:00"),
      aPost(3, "Beca Uno, ampliada", "2026-03-03T00:00:00"),
      aPost(1, "Beca antigua", "2026-03-01T00:00:00"),
    ];
    expect(await harvest()).toMatchObject({
      wordpress: { added: 1, changed: 1, unchanged: 1, gone: 1 },
    });
    for (const broken of [[], { code: "rest_no_route" }, "x"]) {
      list = broken;
      expect(await harvest()).toMatchObject({
        wordpress: { added: 0, changed: 0, gone: 0 },
      });
    }
    const { data } = await operator
      .from("external_opportunities")
      .select("native_id, title, link, gone_at")
      .eq("source", "wordpress")
      .order("native_id");
    expect(data).toMatchObject([
      { native_id: "1", title: "Beca antigua", gone_at: null },
      { native_id: "2", title: "Maestría en Educación" },
      {
        native_id: "3",
        title: "Beca Uno, ampliada",
        link: "https://sitio.example/3/",
        gone_at: null,
      },
      { native_id: "4", title: "Beca nueva", gone_at: null },
    ]);
    expect(data?.[1]?.gone_at).not.toBeNull();
    const reasons = await operator
      .from("rejected_rows")
      .select("reason")
      .eq("source", "wordpress");
    expect(reasons.data).toEqual([
      { reason: "foreign_link" },
      { reason: "no_title" },
    ]);
  });

  test("a run stopped between two lists goes on with the second alone", async () => {
    const stop = new AbortController();
    const list = (id: string) =>
      text(
        `<rss version="2.0"><channel><title>Sitio</title><item><title>Beca ${id}</title><link>https://sitio.example/${id}</link></item></channel></rss>`,
      );
    const site = await startFixtureSite({
      "/feed": list("antes"),
      "/second": (request, response) =>
        stop.signal.aborted ? list("despues")(request, response) : stop.abort(),
    });
    onTestFinished(site.close);
    const first = { ...sourceAt(site, "feed"), key: "first" };
    const sources = [
      first,
      { ...first, key: "second", url: `${site.origin}/second` },
    ];
    const { url, secretKey: key } = product();
    const left = await scrapeSite(
      { url, key, holder: "uno" },
      { sources, signal: stop.signal },
    );
    expect(left.state).toBe("paused");
    expect(
      await scrapeSite({ url, key, holder: "dos" }, { sources }),
    ).toMatchObject({
      state: "finished",
      isResumed: true,
      report: { sources: { first: { added: 1 }, second: { added: 1 } } },
    });
    expect(site.requests.filter((each) => each === "GET /feed").length).toBe(1);
  });

  test("a row as old as the end of a list may be cut off, and a new day is a change", async () => {
    const { url, secretKey: key } = product();
    const store = createStore({ url, key, fetch, holder: "uno" });
    const harvest = async (
      since: string | null,
      ...rows: ReadonlyArray<Opportunity>
    ) => {
      const claim = await store.claim(0);
      if (claim.state !== "claimed") throw new Error(claim.state);
      await store.recordHarvest(claim.run, {
        source: "directo",
        harvested_at: "2026-03-10T12:00:00Z",
        failure: null,
        since,
        rows,
        rejected: [],
      });
      return (await store.leave(claim.run, true))?.sources.directo;
    };
    const all = [aCall("1", 3), aCall("2", 1), aCall("3", 1), aCall("4", null)];
    expect(await harvest(null, ...all)).toMatchObject({ added: 4 });
    const end = "2026-03-01T00:00:00.000Z";
    const cut = [aCall("5", 4), aCall("1", 2), aCall("2", 1)];
    expect(await harvest(end, ...cut)).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 1,
      gone: 0,
    });
    // By its new day it lies within reach now.
    expect(await harvest(end, aCall("5", 4), aCall("2", 1))).toMatchObject({
      gone: 1,
    });
    expect(await harvest("-infinity", aCall("5", 4))).toMatchObject({
      gone: 3,
    });
  });

  test("what the database does not take is told apart from a database that is away", async () => {
    const { url, secretKey: key } = product();
    const store = createStore({ url, key, fetch, holder: "uno" });
    const claim = await store.claim(0);
    if (claim.state !== "claimed") throw new Error(claim.state);
    const row = { ...aCall("1", 1), title: "x".repeat(301) };
    const record = (to: typeof store) =>
      to.recordHarvest(claim.run, {
        source: "larga",
        harvested_at: "2026-03-10T12:00:00Z",
        failure: null,
        since: null,
        rows: [row],
        rejected: [],
      });
    await expect(record(store)).rejects.toBeInstanceOf(Refusal);
    const away = async () => new Response("", { status: 503 });
    await expect(
      record(createStore({ url, key, fetch: away, holder: "uno" })),
    ).rejects.not.toBeInstanceOf(Refusal);
    await store.leave(claim.run, true);
  });
}, OWN_PRODUCT);

/** A row as the store takes it, published on this day of March. */
function aCall(id: string, day: number | null): Opportunity {
  return {
    native_id: id,
    title: `Beca ${id}`,
    description: "",
    language: "es",
    link: `https://directo.example/${id}`,
    canonical_link: `directo.example/${id}`,
    published_at: day === null ? null : `2026-03-0${day}T00:00:00.000Z`,
    closes_at: null,
  };
}

function sourceAt({ origin }: FixtureSite, kind: Source["kind"]): Source {
  const path = kind === "feed" ? "/feed" : "/posts";
  return aSource({ key: kind, kind, url: `${origin}${path}` });
}

/** As WordPress writes it. */
function aPost(id: number, title: string, date: string) {
  return {
    id,
    date_gmt: date,
    link: `https://sitio.example/${id}/`,
    title: { rendered: title },
    excerpt: { rendered: "<p>Un resumen [&hellip;]</p>" },
  };
}
