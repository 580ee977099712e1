import { expect, test } from "vitest";
import { readFeed } from "./feed.ts";
import { plainText } from "./plain-text.ts";

test.each([
  ["as CDATA", "<![CDATA[<p>Para <b>ti</b> &amp; más.</p>]]>"],
  ["in pieces", "<![CDATA[<p>Para <b>ti</b>]]><![CDATA[ &amp; más.</p>]]>"],
  [
    "with its signs as entities",
    "&lt;p&gt;Para &lt;b&gt;ti&lt;/b&gt; &amp;amp; más.&lt;/p&gt;",
  ],
])("a summary whose marks are written %s is read without them", (_way, xml) => {
  const [entry] = entriesOf(
    `<item><title>Beca</title><description>${xml}</description></item>`,
  );
  expect(plainText(entry?.description, 300)).toBe("Para ti & más.");
});

test("a sign that a summary writes about stays a sign", () => {
  const [entry] = entriesOf(
    "<item><description><![CDATA[Usa &lt;script&gt; así]]></description></item>",
  );
  expect(plainText(entry?.description, 300)).toBe("Usa <script> así");
});

test("every part may stand in CDATA", () => {
  expect(
    entriesOf(`<item>
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

test("when it was published counts, not when it was last touched", () => {
  const feed = `<feed><title>Sitio</title><entry><title>Beca</title>
    <updated>2026-09-01T00:00:00Z</updated><published>2026-08-22T00:00:00Z</published></entry></feed>`;
  expect(readFeed(feed)).toMatchObject([
    { publishedAt: "2026-08-22T00:00:00.000Z" },
  ]);
});

test("a year beyond every calendar is no day", () => {
  expect(
    entriesOf("<item><pubDate>22 Aug 20260 10:34:17</pubDate></item>"),
  ).toMatchObject([{ publishedAt: null }]);
});

test("a thousand elements in one another are no feed", () => {
  expect(readFeed(`<rss><channel><title>S</title>${"<a>".repeat(9_000)}`)).toBe(
    null,
  );
});

test("more tags than any feed has are not read", () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, at) => `<b${at}/>`).join("");
  const feed = (count: number) =>
    readFeed(`<rss><channel><title>S</title>${named(count)}</channel></rss>`);
  expect(feed(19_000)).toEqual([]);
  expect(feed(20_001)).toBeNull();
});

function entriesOf(items: string) {
  return (
    readFeed(`<rss><channel><title>Sitio</title>${items}</channel></rss>`) ?? []
  );
}
