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
  ["95", "met", "met"],
  ["80", "met", "unmet"],
  // 70 for a first degree, 75 for others.
  ["72", "unknown", "unmet"],
  ["60", "unmet", "unmet"],
])(
  "an average of %s meets the minimums of all levels: %s; for health: %s",
  (mark, answer, healthAnswer) => {
    const rows = findMinimums(`escala=0-100&nota=${mark}`, "turkiye-burslari");
    expect(rows.map(({ needs }) => needs)).toEqual([
      [
        "Comparamos con 70 de 100. En tu escala: 70 o mejor.",
        "Comparamos con 75 de 100. En tu escala: 75 o mejor.",
      ],
      ["Comparamos con 90 de 100. En tu escala: 90 o mejor."],
    ]);
    expect(rows.map(({ answer }) => answer?.is)).toEqual([
      answer,
      healthAnswer,
    ]);
    expect(rows.map(({ note }) => note)).toEqual([null, null]);
  },
);

test.each([
  ["escala=0-100&nota=80", "met", "80 de 100. En tu escala: 80 o mejor."],
  ["escala=0-10&nota=7.9", "unmet", "80 de 100. En tu escala: 8 o mejor."],
  ["escala=4.0&nota=3", "met", "3 de 4. En tu escala: 3 o mejor."],
  ["escala=4.0&nota=2.9", "unmet", "3 de 4. En tu escala: 3 o mejor."],
])(
  "of 80 of 100 and 3 of 4, the one on the student's scale decides: %s is %s",
  (query, answer, need) => {
    const row = findMinimum(query, "mescyt-becas-internacionales-grado");
    expect(row?.answer?.is).toBe(answer);
    expect(row?.needs).toEqual([`Comparamos con ${need}`]);
  },
);

test("a requirement that a rank meets too has a note on it", () => {
  const row = findMinimum("escala=0-100&nota=50", "global-korea-scholarship");
  expect(row?.note).toBe("Hay otra manera de cumplirlo.");
});

test.each([
  ["0", false],
  ["1", true],
])("a mark from %s to 4 is translated to 0 to 4: %s", (worst, isTranslated) => {
  const { translations } = readScreen(
    `escala=propia&peor=${worst}&mejor=4&nota=3`,
  );
  const names = translations?.rows.map(({ name }) => name);
  expect(names).toContain("De 0 a 5");
  expect(names?.some((name) => name.includes("GPA"))).toBe(isTranslated);
});

function findMinimum(query: string, slug: string) {
  return findMinimums(query, slug)[0];
}

function findMinimums(query: string, slug: string) {
  return readMinimums(query).rows.filter(({ to }) => to.endsWith(`/${slug}`));
}

function readMinimums(query: string) {
  return readScreen(query).minimums;
}

function readScreen(query: string) {
  return gradesScreen(aPageContext(), `https://trampolin.test/notas?${query}`);
}
