import type { PostgrestError } from "@supabase/postgrest-js";

/** Maximum rows of one response (`max_rows` of the backends). */
export const ROWS_AT_ONCE = 1_000;

type Answer<Row> =
  | {
      readonly data: ReadonlyArray<Row>;
      readonly error: null;
      readonly status: number;
    }
  | {
      readonly data: null;
      readonly error: PostgrestError;
      readonly status: number;
    };

/** Requests pages until one is not full. Their order must be stable. */
export async function fetchAllRows<Row>(
  ask: (from: number, to: number) => PromiseLike<Answer<Row>>,
): Promise<Answer<Row>> {
  const rows: Array<Row> = [];
  for (;;) {
    const answer = await ask(rows.length, rows.length + ROWS_AT_ONCE - 1);
    if (answer.error) return answer;
    rows.push(...answer.data);
    if (answer.data.length < ROWS_AT_ONCE) return { ...answer, data: rows };
  }
}
