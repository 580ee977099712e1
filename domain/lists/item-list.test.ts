import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine } from "../text/clean-line.ts";
import {
  fitsInAddress,
  LIST_LIMITS,
  LIST_PARAMETERS,
  listAddress,
  MAX_LIST_LENGTH,
  readList,
} from "./item-list.ts";

const PATHS = Array.from(
  { length: 40 },
  (_, at) =>
    `/universidades/${"una-universidad-de-nombre-largo-".repeat(2)}${at}`,
);
const KNOWN = new Set([...PATHS, "/becas/sol", "/competencias/luna"]);

test("an address gives the title, the items in order, and their notes", () => {
  expect(
    read("t=Para+Ana&n2=Pide+dos+cartas&i=becas/sol,competencias/luna"),
  ).toEqual({
    list: {
      title: "Para Ana",
      entries: [
        { path: "/becas/sol", note: "" },
        { path: "/competencias/luna", note: "Pide dos cartas" },
      ],
    },
    unknown: 0,
    overflow: 0,
    cut: 0,
  });
});

test("the address omits empty texts and ends in an item; an empty list is `/lista`", () => {
  expect(
    listAddress({
      title: "Becas de *Ana* (2026).",
      entries: [
        { path: "/becas/sol", note: "" },
        { path: "/competencias/luna", note: "a_b, c." },
      ],
    }),
  ).toBe(
    "/lista?t=Becas+de+%2AAna%2A+%282026%29.&n2=a%5Fb%2C+c.&i=becas/sol,competencias/luna",
  );
  expect(listAddress({ title: "", entries: [] })).toBe("/lista");
});

test("any list is read back from its address, which contains no `*` or `_`", () => {
  const text = (max: number) =>
    fc
      .string({ unit: "grapheme", maxLength: max * 2 })
      .map((each) => cleanLine(each, max))
      .filter((each) => fitsInAddress(each, max === 80 ? "title" : "note"));
  const list = fc.record({
    title: text(LIST_LIMITS.title),
    entries: fc.uniqueArray(
      fc.record({
        path: fc.constantFrom(...KNOWN),
        note: text(LIST_LIMITS.note),
      }),
      { maxLength: LIST_LIMITS.items, selector: ({ path }) => path },
    ),
  });
  fc.assert(
    fc.property(list, (one) => {
      const address = listAddress(one);
      expect(address).toMatch(/^\/lista(\?[\w%.+=&/,-]+)?$/);
      expect(address).not.toMatch(/[*_~<>"'\s]/);
      const query = new URL(address, "https://site.example").searchParams;
      expect(readList(query, (path) => KNOWN.has(path))).toEqual({
        list: one,
        unknown: 0,
        overflow: 0,
        cut: 0,
      });
      for (const name of query.keys()) expect(LIST_PARAMETERS).toContain(name);
    }),
  );
});

test("a list from any address stays within its limits", () => {
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 400 }),
    fc.string({ unit: "grapheme", minLength: 70, maxLength: 300 }),
    fc.constantFrom("😀".repeat(140), "ñ".repeat(140), "漢".repeat(140)),
    fc.constantFrom("javascript:alert(1)", "//evil.example", "../..", ",,,"),
    fc
      .array(fc.constantFrom(...KNOWN), { maxLength: 60 })
      .map((paths) => paths.map((path) => path.slice(1)).join()),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...LIST_PARAMETERS), value)),
      (entries) => {
        const { list } = readList(new URLSearchParams(entries), (path) =>
          KNOWN.has(path),
        );
        expect(list.entries.length).toBeLessThanOrEqual(20);
        expect([...list.title].length).toBeLessThanOrEqual(80);
        expect(listAddress(list).length).toBeLessThan(8_000);
        for (const { path, note } of list.entries) {
          expect(KNOWN).toContain(path);
          expect([...note].length).toBeLessThanOrEqual(140);
          expect(note).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
        }
      },
    ),
  );
});

test.each([
  ["y".repeat(140), 140],
  ["y".repeat(141), 140],
  // Each takes six of the 280 bytes in the address.
  ["á".repeat(46), 46],
  ["á".repeat(47), 46],
  // Each takes twelve bytes.
  ["😀".repeat(23), 23],
  ["😀".repeat(24), 23],
])("the note %s keeps %d characters, and a cut is counted", (note, kept) => {
  const { list, cut } = read(
    String(new URLSearchParams({ n1: note, i: "becas/sol" })),
  );
  expect([...(list.entries[0]?.note ?? "")]).toHaveLength(kept);
  expect(cut).toBe([...note].length > kept ? 1 : 0);
  expect(fitsInAddress(note, "note")).toBe(cut === 0);
});

test("texts beyond the limits count as cut, and spaces around a text do not", () => {
  const { list, cut } = read(
    String(
      new URLSearchParams({
        t: "😀".repeat(80),
        n1: `  ${"y".repeat(140)} `,
        n2: "z".repeat(400),
        n3: "no item",
        i: "becas/sol,competencias/luna",
      }),
    ),
  );
  expect(list.title).toBe("😀".repeat(18));
  expect(list.entries.map(({ note }) => note.length)).toEqual([140, 140]);
  expect(cut).toBe(2);
});

test("unknown items are counted, repeated ones are not, and notes stay with their items", () => {
  const { list, unknown } = read(
    "i=becas/nada,becas/sol,//evil.example,becas/sol,,competencias/luna&n1=uno&n2=dos&n5=cinco",
  );
  expect(unknown).toBe(2);
  expect(list.entries).toEqual([
    { path: "/becas/sol", note: "dos" },
    { path: "/competencias/luna", note: "cinco" },
  ]);
});

test("the items after the twentieth count as overflow", () => {
  const i = PATHS.slice(0, 22)
    .map((path) => path.slice(1))
    .join();
  expect(i.length).toBeLessThan(MAX_LIST_LENGTH);
  const { list, overflow } = read(`i=${i}`);
  expect(list.entries).toHaveLength(20);
  expect(overflow).toBe(2);
});

function read(query: string) {
  return readList(new URLSearchParams(query), (path) => KNOWN.has(path));
}
