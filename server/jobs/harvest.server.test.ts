import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import type { Source } from "#supabase/functions/scraper/harvest/source.ts";
import { onEachBackend } from "../testing/backends.ts";
import {
  type FixtureSite,
  startFixtureSite,
  text,
} from "../testing/fixture-site.ts";
import { scrapeSite } from "../testing/scrape-site.ts";

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
    const sources = [aSource(site, "wordpress"), aSource(site, "feed")];
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
});

function aSource(site: FixtureSite, kind: Source["kind"]): Source {
  const path = kind === "feed" ? "/feed" : "/posts";
  return {
    key: kind,
    kind,
    address: `${site.origin}${path}`,
    linkHosts: ["sitio.example"],
    language: "es",
  };
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
