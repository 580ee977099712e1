import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { gradesScreen } from "./grades-screen.ts";

test.each(["", "pais=pe&escala=0-20&nota=15", "escala=0-100&nota=80"])(
  "with the entries “%s” each requirement with an average has one row",
  (query) => {
    const { rows } = readMinimums(query);
    const keys = rows.map(({ to, asks }) => to + asks);
    expect(rows.length).toBeGreaterThan(5);
    expect(keys).toEqual([...new Set(keys)]);
  },
);

test.each([
  ["95", "met"],
  // 90 for some grants, 70 or 75 for others.
  ["80", "unknown"],
  ["60", "unmet"],
])("an average of %s meets the minimums of all levels: %s", (mark, answer) => {
  const row = findMinimum(`escala=0-100&nota=${mark}`, "turkiye-burslari");
  expect(row?.needs).toEqual([
    "Comparamos con 90 de 100. En tu escala: 90 o mejor.",
    "Comparamos con 70 de 100. En tu escala: 70 o mejor.",
    "Comparamos con 75 de 100. En tu escala: 75 o mejor.",
  ]);
  expect(row?.answer?.is).toBe(answer);
  expect(row?.note).toBeNull();
});

test("of two averages for the same level, one suffices", () => {
  const row = findMinimum(
    "escala=0-100&nota=82",
    "mescyt-becas-internacionales-grado",
  );
  expect(row?.needs).toHaveLength(2);
  expect(row?.answer?.is).toBe("met");
});

test("a requirement that a rank meets too has a note on it", () => {
  const row = findMinimum("escala=0-100&nota=50", "global-korea-scholarship");
  expect(row?.note).toBe("Hay otra manera de cumplirlo.");
});

function findMinimum(query: string, slug: string) {
  return readMinimums(query).rows.find(({ to }) => to.endsWith(`/${slug}`));
}

function readMinimums(query: string) {
  const url = `https://trampolin.test/notas?${query}`;
  return gradesScreen(aPageContext(), url).minimums;
}
