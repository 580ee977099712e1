/** A query as a student types it, with every relevant item. */
export type JudgedQuery = {
  readonly query: string;
  /** Grade by item id: 2 if fully relevant, 1 if partly or a next best; all others are 0. */
  readonly grades: ReadonlyMap<string, number>;
};

/** Parses lines of "query | ids of grade 2 | ids of grade 1". */
export function parseJudgedQueries(lines: string): ReadonlyArray<JudgedQuery> {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [query = "", best = "", good = ""] = line.split("|");
      const graded = (list: string, grade: number) =>
        (list.match(/\S+/g) ?? []).map((id) => [id, grade] as const);
      return {
        query: query.trim(),
        grades: new Map([...graded(best, 2), ...graded(good, 1)]),
      };
    });
}
