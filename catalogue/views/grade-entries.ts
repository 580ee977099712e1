/** Address parameters of the grade translator, in the order of its form. */
export const GRADE_PARAMETERS = [
  "pais",
  "escala",
  "nota",
  "peor",
  "mejor",
  "aprueba",
  "para",
] as const;

export type GradeParameter = (typeof GRADE_PARAMETERS)[number];

/** Maximum characters of a grade, such as "99.99 / 100". */
export const MAX_GRADE_LENGTH = 12;

/** Maximum characters of a value; the longest path of an item is shorter. */
const MAX_LENGTH = 120;

/** Values of the address, trimmed; "" for missing ones. */
export type GradeEntries = Readonly<Record<GradeParameter, string>>;

export function readGradeEntries(query: URLSearchParams): GradeEntries {
  const entries = GRADE_PARAMETERS.map((name) => [
    name,
    (query.get(name) ?? "").trim().slice(0, MAX_LENGTH),
  ]);
  return Object.fromEntries(entries) as Record<GradeParameter, string>;
}

/** The address of the translator with some entries. */
export function gradesPath(entries: Partial<GradeEntries>): string {
  const query = new URLSearchParams();
  for (const name of GRADE_PARAMETERS) {
    const value = entries[name];
    if (value) query.set(name, value);
  }
  return query.size > 0 ? `/notas?${query}` : "/notas";
}
