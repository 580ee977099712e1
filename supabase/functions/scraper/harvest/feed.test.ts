import { expect, test } from "vitest";
import { readFeed } from "./feed.ts";

const ITEM = `<item>
  <title>Beca X &#038; Beca Y &#8211; 2027</title>
  <link>https://sitio.example/beca-x/</link>
  <pubDate>Sat, 22 Aug 2026 10:34:17 +0000</pubDate>
  <guid isPermaLink="false">https://sitio.example/?p=1</guid>
  <description><![CDATA[<p>Resumen [&#8230;]</p><p>The post <a href="https://sitio.example/beca-x/">Beca X</a> appeared first on Sitio.</p>]]></description>
</item>`;

test("an RSS item is read, without the words that WordPress adds", () => {
  expect(readFeed(rss(ITEM))).toEqual({
    since: "2026-08-22T10:34:17.000Z",
    rows: [
      {
        id: "https://sitio.example/?p=1",
        title: "Beca X &#038; Beca Y &#8211; 2027",
        description: "<p>Resumen [&#8230;]</p>",
        link: "https://sitio.example/beca-x/",
        publishedAt: "2026-08-22T10:34:17.000Z",
      },
    ],
  });
});

test("an Atom entry is read", () => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Sitio</title><entry>
    <id>urn:1</id><title type="html">2027</title>
    <link rel="self" href="https://sitio.example/api/1"/>
    <link href="https://sitio.example/1"/>
    <updated>2026-08-22T10:34:17Z</updated><summary>Resumen</summary></entry></feed>`;
  expect(readFeed(feed)).toMatchObject({
    rows: [
      {
        id: "urn:1",
        title: "2027",
        description: "Resumen",
        link: "https://sitio.example/1",
      },
    ],
  });
});

test("a row without an id goes by its address, one without a day has none", () => {
  const item =
    "<item><title>Beca</title><link>https://sitio.example/1</link></item>";
  expect(readFeed(rss(item))).toMatchObject({
    since: null,
    rows: [{ id: "https://sitio.example/1", publishedAt: null }],
  });
});

test.each([
  ["an empty text", ""],
  ["a page", "<html><body>Just a moment…</body></html>"],
  ["half a page", "<rss><chan"],
  ["no XML", "{}"],
  ["names that reach into objects", "<__proto__>x</__proto__>"],
  [
    "entities of its own",
    `<!DOCTYPE rss [<!ENTITY a "aaaa">]>${rss(ITEM.replace("Beca X", "&a;"))}`,
  ],
])("%s is no feed", (_, xml) => {
  expect(readFeed(xml)).toEqual({ failure: "shape" });
});

test("a feed without entries is a failure, so that nothing is taken for gone", () => {
  expect(readFeed(rss(""))).toEqual({ failure: "empty" });
});

function rss(items: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Sitio</title>${items}</channel></rss>`;
}
