import { expect, test } from "vitest";
import { aSource } from "../../_shared/source.fixture.ts";
import { findOldest, type RawRow, validateRows } from "./rows.ts";

const SOURCE = aSource();

test("HTML in a row becomes plain text, and its link gets a canonical form", () => {
  const { rows } = validateRows(
    [
      aRow({
        title: "Beca <b>Uno</b> &#8211; M&aacute;ster",
        description: "<p>Lee &lt;script&gt;</p><script>alert(1)</script>",
        link: " https://www.sitio.example/uno/?utm_source=rss#x ",
      }),
    ],
    SOURCE,
  );
  expect(rows).toEqual([
    {
      native_id: "1",
      title: "Beca Uno – Máster",
      description: "Lee <script>",
      language: "es",
      link: "https://www.sitio.example/uno/?utm_source=rss#x",
      canonical_link: "sitio.example/uno",
      published_at: "2026-03-01T00:00:00.000Z",
      closes_at: null,
    },
  ]);
});

test.each([
  [{ title: "" }, "no_title"],
  [{ title: "<img src=x onerror=alert(1)>" }, "no_title"],
  [{ id: "" }, "no_id"],
  [{ id: "x".repeat(301) }, "no_id"],
  [{ id: "urn:\u0000" }, "no_id"],
  [{ link: "" }, "no_link"],
  [{ link: "no es una dirección" }, "no_link"],
  [{ link: "https://user:pw@sitio.example/" }, "no_link"],
  [{ link: `https://sitio.example/${"x".repeat(2_048)}` }, "no_link"],
  [{ link: "http://sitio.example/uno" }, "not_https"],
  [{ link: "javascript:alert(1)" }, "not_https"],
  [{ link: "https://otro.example/uno" }, "foreign_link"],
  [{ link: "https://sitio.example.otro.example/" }, "foreign_link"],
  [{ title: "Top 15 Scholarships of the Year" }, "list_of_calls"],
  [{ title: "20 Fully Funded Scholarships in Europe" }, "list_of_calls"],
  [{ title: "Las 10 becas que cierran en marzo" }, "list_of_calls"],
])("%j is rejected: %s", (fault, reason) => {
  const { rows, rejected } = validateRows([aRow(fault)], SOURCE);
  expect(rows).toEqual([]);
  expect(rejected.map((each) => each.reason)).toEqual([reason]);
});

test("a listicle title is accepted from an official source", () => {
  const raws = [aRow({ title: "Las 10 becas de la convocatoria 2027" })];
  expect(validateRows(raws, { ...SOURCE, isOfficial: true }).rows).toHaveLength(
    1,
  );
});

test.each([
  "2027 Scholarships for Engineers",
  "3 Month Internship at a Museum",
  "Beca 100 años",
  "5th International Summer School",
])("the title %j is accepted as one call", (title) => {
  expect(validateRows([aRow({ title })], SOURCE).rows.length).toBe(1);
});

test("the second of two rows with one id is rejected", () => {
  const { rows, rejected } = validateRows([aRow({}), aRow({})], SOURCE);
  expect(rows.length).toBe(1);
  expect(rejected).toMatchObject([{ reason: "twice" }]);
});

test("a rejected row is reported in plain text, with 300 characters of its link", () => {
  const { rejected } = validateRows(
    [aRow({ link: `http://x.example/${"y".repeat(900)}`, title: "A<br>b" })],
    SOURCE,
  );
  expect(rejected[0]?.title).toBe("A b");
  expect(rejected[0]?.link?.length).toBe(300);
});

test("`findOldest` gives the last date of rows sorted from new to old, else null", () => {
  const [newDay, oldDay] = [
    "2026-03-02T00:00:00.000Z",
    "2026-03-01T00:00:00.000Z",
  ];
  const datedRows = (...days: ReadonlyArray<string | null>) =>
    days.map((publishedAt) => aRow({ publishedAt }));
  expect(findOldest(datedRows(newDay, oldDay, oldDay))).toBe(oldDay);
  expect(findOldest(datedRows(oldDay, newDay))).toBeNull();
  expect(findOldest(datedRows(newDay, null))).toBeNull();
  expect(findOldest([])).toBeNull();
});

function aRow(parts: Partial<RawRow>): RawRow {
  return {
    id: "1",
    title: "Beca Uno",
    description: "",
    link: "https://sitio.example/uno",
    publishedAt: "2026-03-01T00:00:00.000Z",
    ...parts,
  };
}
