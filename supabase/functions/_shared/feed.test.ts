import { expect, test } from "vitest";
import { readFeed } from "./feed.ts";
import { plainText } from "./plain-text.ts";

test.each([
  ["as CDATA", "<![CDATA[<p>Para <b>ti</b> &amp; más.</p>]]>"],
  ["in pieces", "<![CDATA[<p>Para <b>ti</b>]]><![CDATA[ &amp; más.</p>]]>"],
  [
    "with entities",
    "&lt;p&gt;Para &lt;b&gt;ti&lt;/b&gt; &amp;amp; más.&lt;/p&gt;",
  ],
])("tags of a summary, written %s, are removed", (_name, xml) => {
  const [entry] = parseEntries(
    `<item><title>Beca</title><description>${xml}</description></item>`,
  );
  expect(plainText(entry?.description, 300)).toBe("Para ti & más.");
});

test("an escaped tag in a summary's text stays text", () => {
  const [entry] = parseEntries(
    "<item><description><![CDATA[Usa &lt;script&gt; así]]></description></item>",
  );
  expect(plainText(entry?.description, 300)).toBe("Usa <script> así");
});

test("CDATA in the id, title, link and date of an entry is read", () => {
  expect(
    parseEntries(`<item>
      <guid isPermaLink="false"><![CDATA[urn:1]]></guid>
      <title><![CDATA[Beca & más]]></title>
      <link><![CDATA[https://sitio.example/1]]></link>
      <pubDate><![CDATA[Sat, 22 Aug 2026 10:34:17 +0000]]></pubDate></item>`),
  ).toEqual([
    {
      id: "urn:1",
      title: "Beca & más",
      description: "",
      link: "https://sitio.example/1",
      publishedAt: "2026-08-22T10:34:17.000Z",
    },
  ]);
});

test("an entry with both dates has its publication date, not its modification date", () => {
  const feed = `<feed><title>Sitio</title><entry><title>Beca</title>
    <updated>2026-09-01T00:00:00Z</updated><published>2026-08-22T00:00:00Z</published></entry></feed>`;
  expect(readFeed(feed)).toMatchObject([
    { publishedAt: "2026-08-22T00:00:00.000Z" },
  ]);
});

test("a date with a five-digit year is null", () => {
  expect(
    parseEntries("<item><pubDate>22 Aug 20260 10:34:17</pubDate></item>"),
  ).toMatchObject([{ publishedAt: null }]);
});

test("9,000 nested elements are not a feed", () => {
  expect(readFeed(`<rss><channel><title>S</title>${"<a>".repeat(9_000)}`)).toBe(
    null,
  );
});

test("a document over the maximum number of tags is not a feed", () => {
  const someTags = (count: number) =>
    Array.from({ length: count }, (_, at) => `<b${at}/>`).join("");
  const feed = (count: number) =>
    readFeed(
      `<rss><channel><title>S</title>${someTags(count)}</channel></rss>`,
    );
  expect(feed(19_000)).toEqual([]);
  expect(feed(20_001)).toBeNull();
});

function parseEntries(items: string) {
  return (
    readFeed(`<rss><channel><title>Sitio</title>${items}</channel></rss>`) ?? []
  );
}
