import { expect, test } from "vitest";
import { anOrigin } from "./item.fixture.ts";
import { itemFrom, safeLink } from "./item.ts";

test.each([
  ...["127.0.0.1", "10.0.0.8", "192.168.1.1", "169.254.169.254", "100.64.0.1"],
  ...["0.0.0.0", "[::1]", "[fd00::1]", "[::ffff:10.0.0.1]", "2130706433"],
  ...["0x7f.1", "localhost", "db.internal", "printer.local", "intranet."],
  ...["DB.INTERNAL.", "intranet", "8.8.8.8", "[2606:4700::1111]"],
])("a link to %s is not safe", (host) => {
  expect(safeLink(`https://${host}/`, null)).toBeNull();
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://files.example.org/",
  "https://user:pw@site.example.org/",
  "/relative",
  `https://site.example.org/${"x".repeat(3_000)}`,
  42,
  null,
])("%s is not a safe link", (value) => {
  expect(safeLink(value, null)).toBeNull();
});

test("a link is safe only on the source's hosts, with or without www.", () => {
  const hosts = ["www.example.org"];
  expect(safeLink("https://example.org/a", hosts)).toBe(
    "https://example.org/a",
  );
  expect(safeLink("http://www.example.org/a", hosts)).not.toBeNull();
  expect(safeLink("https://evil.example/a", hosts)).toBeNull();
});

test("a row becomes an item with plain text, calendar days and a UTC timestamp", () => {
  const row = {
    title: "<b>Beca</b> &amp; curso",
    description: "x".repeat(400),
    link: "https://x.example/a",
    closes: "2026-12-31T23:00:00Z",
    publishedAt: "soon",
    // In the format of a database without PostgREST; Safari cannot parse it.
    copiedAt: "2026-11-21 06:00:00.521+00",
  };
  expect(itemFrom(row, anOrigin("a", 1), null)).toMatchObject({
    title: "Beca & curso",
    description: `${"x".repeat(299)}…`,
    closes: "2026-12-31",
    publishedAt: null,
    copiedAt: "2026-11-21T06:00:00.521Z",
  });
});

test("a day that no month has is no closing", () => {
  const row = { title: "Beca", link: "https://x.example/a" };
  const item = itemFrom(
    { ...row, closes: "2026-02-31" },
    anOrigin("a", 1),
    null,
  );
  expect(item).toMatchObject({ closes: null });
});

test.each([
  { title: "<b></b>", link: "https://x.example/a" },
  { title: 7, link: "https://x.example/a" },
  { title: "Beca", link: "javascript:alert(1)" },
])("a row without a title or a safe link is no item: %j", (row) => {
  expect(itemFrom(row, anOrigin("a", 1), null)).toBeNull();
});
