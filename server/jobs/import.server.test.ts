import { expect, onTestFinished, test } from "vitest";
import { aSource } from "#supabase/functions/_shared/source.fixture.ts";
import {
  type ScrapeSite,
  scrapeSite,
} from "#supabase/functions/scraper/testing/scrape-site.ts";
import { OWN_PRODUCT, onEachBackend } from "../testing/backends.ts";
import {
  type FixtureSite,
  type PageHandler,
  statusPage,
  text,
} from "../testing/fixture-site.ts";
import {
  aTitledPost,
  POSTS_PATH,
  type Post,
  startWordPressSite,
} from "../testing/wordpress-site.ts";
import {
  DAY_MS,
  daysAgo,
  kill,
  startScraper,
  workersOn,
} from "./scraper.fixture.ts";

const NOW = Date.parse(daysAgo(0));

onEachBackend((product) => {
  const { as, endLease, operator } = workersOn(product);

  test("a source is listed in full, then for changes only, and in full again after a week", async () => {
    let posts: ReadonlyArray<Post> = [
      aTitledPost(3, "Beca <b>Uno</b> &#8211; 2027", daysAgo(3)),
      aTitledPost(2, "Maestría en Educación", daysAgo(2)),
      aTitledPost(1, "Beca antigua", daysAgo(30)),
      {
        ...aTitledPost(9, "Ajena", daysAgo(40)),
        link: "https://otro.example/",
      },
      aTitledPost(8, "", daysAgo(50)),
      aTitledPost(7, "Beca de otro año", daysAgo(400)),
    ];
    const site = await aSite(() => posts);
    const importAt = (day: number) => importOnce(site, as("uno"), day, "sitio");
    expect(await importAt(0)).toMatchObject({
      added: 3,
      rejected: 2,
      gone: 0,
      failure: null,
    });
    posts = [
      aTitledPost(4, "Beca nueva", daysAgo(0)),
      {
        ...aTitledPost(3, "Beca Uno, ampliada", daysAgo(3)),
        modified_gmt: daysAgo(-0.5).slice(0, 19),
      },
      aTitledPost(1, "Beca antigua", daysAgo(30)),
    ];
    expect(await importAt(1)).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 0,
      gone: 0,
    });
    expect(site.requests.at(-1)).toContain("modified_after=");
    // A post counts as gone when two full listings miss it.
    for (const [day, gone] of [
      [8, 0],
      [16, 1],
    ] as const)
      expect(await importAt(day)).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: 3,
        gone,
      });
    const { data } = await operator()
      .from("external_opportunities")
      .select("native_id, title, gone_at")
      .eq("source", "sitio")
      .order("native_id");
    expect(data).toEqual([
      { native_id: "1", title: "Beca antigua", gone_at: null },
      {
        native_id: "2",
        title: "Maestría en Educación",
        gone_at: expect.any(String),
      },
      { native_id: "3", title: "Beca Uno, ampliada", gone_at: null },
      { native_id: "4", title: "Beca nueva", gone_at: null },
    ]);
    const reasons = await operator()
      .from("rejected_rows")
      .select("reason")
      .eq("source", "sitio")
      .order("id");
    expect(reasons.data).toEqual([
      { reason: "foreign_link" },
      { reason: "no_title" },
    ]);
  });

  test("an import killed between two pages resumes at the next one", async () => {
    const posts = Array.from({ length: 250 }, (_, index) =>
      aTitledPost(1_000 + index, `Beca ${index}`, daysAgo(1 + index / 10)),
    );
    const hung = Promise.withResolvers<void>();
    let shouldHang = true;
    const site = await aSite(
      () => posts,
      (serve) => (request, response) => {
        if (!shouldHang || !request.url?.includes("page=3"))
          return serve(request, response);
        shouldHang = false;
        hung.resolve();
      },
    );
    const sources = [createSource(site, "killed")];
    const child = startScraper(as("killed"), { sources });
    await hung.promise;
    await kill(child);
    const early = await scrapeSite(as("early"), { sources });
    expect(early).toEqual({ state: "busy" });
    await endLease("killed");
    expect(await scrapeSite(as("next"), { sources })).toMatchObject({
      state: "finished",
      isResumed: true,
      report: { sources: { killed: { added: 250, gone: 0, failure: null } } },
    });
    const listed = site.requests.filter((each) => each.includes("&after="));
    const pages = listed.map((request) => /&page=(\d)/.exec(request)?.[1]);
    expect(pages).toEqual(["1", "2", "3", "3"]);
  });

  test("a site without a page count is imported in full, and again without changes", async () => {
    const posts = Array.from({ length: 100 }, (_, index) =>
      aTitledPost(2_000 + index, `Beca ${index}`, daysAgo(index / 10_000)),
    );
    const site = await startWordPressSite(() => posts, undefined, {
      sendsPageCount: false,
    });
    onTestFinished(site.close);
    const importNow = () => importOnce(site, as("uno"), 0, "mudo");
    expect(await importNow()).toMatchObject({ added: 100, failure: null });
    expect(await importNow()).toMatchObject({ unchanged: 100, failure: null });
  });

  test("a broken list removes nothing and is reported with its reason", async () => {
    const posts = [aTitledPost(5_000, "Beca", daysAgo(1))];
    let broken: PageHandler | null = null;
    const site = await aSite(
      () => posts,
      (serve) => (request, response) => (broken ?? serve)(request, response),
    );
    const importAt = (day: number) => importOnce(site, as("uno"), day, "roto");
    await importAt(0);
    for (const [day, page, failure] of [
      [8, statusPage(403), "status_403"],
      [16, text("<html>"), "shape"],
      [24, text('[{"id":1}]'), "nothing_usable"],
    ] as const) {
      broken = page;
      expect(await importAt(day)).toMatchObject({ failure, gone: 0 });
    }
    const { data } = await operator()
      .from("external_opportunities")
      .select("gone_at")
      .eq("source", "roto");
    expect(data).toEqual([{ gone_at: null }]);
  });
}, OWN_PRODUCT);

/** Imports the site as if it were that many days later, and returns the counts. */
async function importOnce(
  site: FixtureSite,
  worker: ScrapeSite,
  days: number,
  key: string,
) {
  const result = await scrapeSite(worker, {
    sources: [createSource(site, key)],
    now: () => NOW + days * DAY_MS,
  });
  return "report" in result ? result.report?.sources[key] : result;
}

async function aSite(
  posts: () => ReadonlyArray<Post>,
  wrap?: (serve: PageHandler) => PageHandler,
): Promise<FixtureSite> {
  const site = await startWordPressSite(posts, wrap);
  onTestFinished(site.close);
  return site;
}

function createSource({ origin }: FixtureSite, key: string) {
  return aSource({ key, url: `${origin}${POSTS_PATH}` });
}
