import { expect, test } from "vitest";
import type { Guide } from "../../_shared/follow.ts";
import { aSource } from "../../_shared/source.fixture.ts";
import { EVERYTHING } from "./rows.ts";
import { readWordPress } from "./wordpress.ts";

const SOURCE = aSource({ excludedCategories: [7, 8] });

test("a list as long as the site says it is, is everything there is", async () => {
  const { guide, asked } = aSite([posts(1, 3)], 3);
  expect(await readWordPress(guide, SOURCE)).toMatchObject({
    since: EVERYTHING,
    rows: [{ id: "1", title: "Beca 1" }, { id: "2" }, { id: "3" }],
  });
  expect(asked).toEqual([
    "/wp-json/wp/v2/posts?per_page=50&page=1&orderby=date&order=desc&_fields=id%2Cdate_gmt%2Clink%2Ctitle%2Cexcerpt&categories_exclude=7%2C8",
  ]);
});

test("of a longer list two pages are read, and it reaches back to the last row", async () => {
  const { guide, asked } = aSite(
    [posts(1, 50), posts(51, 100), posts(101, 150)],
    150,
  );
  const reading = await readWordPress(guide, SOURCE);
  expect(reading).toMatchObject({ since: momentOf(100) });
  expect("rows" in reading && reading.rows.length).toBe(100);
  expect(asked.length).toBe(2);
});

test("a site that gives fewer than were asked for has not shown everything", async () => {
  const { guide } = aSite([posts(1, 10), posts(11, 20)], 300);
  expect(await readWordPress(guide, SOURCE)).toMatchObject({
    since: momentOf(20),
  });
});

test("a short list of a site that does not tell its length reaches to its last row", async () => {
  const { guide, asked } = aSite([posts(1, 10), posts(1, 10)]);
  expect(await readWordPress(guide, SOURCE)).toMatchObject({
    since: momentOf(10),
  });
  expect(asked.length).toBe(1);
});

test("a type of the site's own, which may have no excerpt, is told by its page", async () => {
  const content = { rendered: "<p>Para quien estudia</p>" };
  const [first, second] = posts(1, 2);
  const { guide, asked } = aSite([
    [
      { ...first, excerpt: undefined, content },
      { ...second, content },
    ],
  ]);
  const own = "https://sitio.example/wp-json/wp/v2/convocatoria";
  expect(await readWordPress(guide, { ...SOURCE, url: own })).toMatchObject({
    rows: [
      { description: content.rendered },
      { description: "<p>Resumen</p>" },
    ],
  });
  expect(asked[0]).toContain("excerpt%2Ccontent&");
});

test.each([
  ["fails", { code: "rest_no_route" }],
  ["is empty", []],
])("when the second page %s, the first stands by itself", async (_, second) => {
  const { guide } = aSite([posts(1, 50), second]);
  expect(await readWordPress(guide, SOURCE)).toMatchObject({
    since: momentOf(50),
  });
});

test("a day that no calendar has is none", async () => {
  const post = { ...posts(1, 1)[0], date_gmt: "0000-00-00T00:00:00" };
  const { guide } = aSite([[post]]);
  expect(await readWordPress(guide, SOURCE)).toMatchObject({
    rows: [{ publishedAt: null }],
  });
});

test.each([
  ["an empty list", [], "empty"],
  ["an object", { code: "rest_no_route" }, "shape"],
  ["a page", "<html>", "shape"],
])("%s is a failure", async (_, answer, failure) => {
  const { guide } = aSite([answer]);
  expect(await readWordPress(guide, SOURCE)).toEqual({ failure });
});

/** A site that answers each page of its list with what it is given. */
function aSite(pages: ReadonlyArray<unknown>, total?: number) {
  const asked: Array<string> = [];
  const guide: Guide = {
    isTest: false,
    robots: async () => "allowed",
    client: {
      slowDown() {},
      async ask({ url }) {
        asked.push(url.pathname + url.search);
        const page = pages[Number(url.searchParams.get("page")) - 1];
        const text = typeof page === "string" ? page : JSON.stringify(page);
        return {
          ok: true,
          status: 200,
          location: null,
          contentType: "",
          text,
          ...(total === undefined ? {} : { total }),
        };
      },
    },
  };
  return { guide, asked };
}

/** Posts with these numbers, each a day older than the one before. */
function posts(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    id: first + index,
    date_gmt: momentOf(first + index).slice(0, 19),
    link: `https://sitio.example/${first + index}/`,
    title: { rendered: `Beca ${first + index}` },
    excerpt: { rendered: "<p>Resumen</p>" },
  }));
}

function momentOf(number: number): string {
  return new Date(Date.UTC(2026, 5, 1) - number * 86_400_000).toISOString();
}
