import { expect, test } from "vitest";
import { itemsOf } from "../core/item.ts";
import { readQuery } from "../core/query.ts";
import { FEED } from "../testing/bodies.ts";
import { itemsOfFeed } from "./feed.ts";

const WANTED = readQuery("beca").wanted;

test("an entry is read without the marks and the tail that WordPress adds", () => {
  expect(read(FEED)).toEqual([
    {
      id: "opportunitiesforyouth.org/beca-x",
      title: "Beca X & Beca Y – 2027",
      description: "Resumen …",
      link: "https://opportunitiesforyouth.org/beca-x/",
      publishedAt: "2026-08-22",
      closes: null,
      isExact: false,
      alsoAt: null,
      copiedAt: null,
    },
  ]);
});

test("a feed does not search, so what holds no wanted word is left out", () => {
  expect(itemsOfFeed(FEED, readQuery("robótica").wanted)).toEqual([]);
});

test("an entry in English is found by a question in Spanish, and by an expression as a whole", () => {
  const feed = FEED.replaceAll("Beca X", "Courses in the USA");
  const countOf = (text: string) =>
    itemsOfFeed(feed, readQuery(text).wanted)?.length;
  expect(countOf("cursos")).toBe(1);
  expect(countOf("estados unidos")).toBe(1);
  expect(countOf("nueva zelanda")).toBe(0);
});

test("an Atom feed is read as well", () => {
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Sitio</title><entry><title type="html">Beca &amp;amp; más</title>
    <link rel="self" href="https://a.example/self"/><link href="https://a.example/uno"/><summary>Una beca</summary><updated>2026-08-22T00:00:00Z</updated></entry></feed>`;
  expect(read(atom)).toMatchObject([
    {
      title: "Beca &amp; más",
      link: "https://a.example/uno",
      publishedAt: "2026-08-22",
    },
  ]);
});

test("an empty channel is a feed that has nothing", () => {
  expect(
    itemsOfFeed("<rss><channel><title>S</title></channel></rss>", WANTED),
  ).toEqual([]);
});

test("of very many entries the first hundred are looked at", () => {
  const entries = Array.from(
    { length: 150 },
    (_, at) => `<item><title>Beca ${at}</title></item>`,
  ).join("");
  const titles = itemsOfFeed(
    `<rss><channel><title>S</title>${entries}</channel></rss>`,
    WANTED,
  )?.map(({ title }) => title);
  expect(titles).toHaveLength(100);
  expect(titles?.at(-1)).toBe("Beca 99");
});

test.each([
  ["a page", "<!doctype html><html><body>rss</body></html>"],
  ["half a page", "<html><p>beca"],
  ["nothing", ""],
  ["a list", "[1, 2]"],
  ["entities of its own", `<!DOCTYPE rss [<!ENTITY a "aaaa">]>${FEED}`],
  [
    "a prototype",
    "<rss><channel><title>S</title><__proto__>x</__proto__></channel></rss>",
  ],
])("%s is no feed", (_name, text) => {
  expect(itemsOfFeed(text, WANTED)).toBeNull();
});

function read(xml: string) {
  return itemsOf(itemsOfFeed(xml, WANTED) ?? [], null);
}
