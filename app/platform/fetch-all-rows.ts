import type { BackendFailure } from "#domain/backend-failure.ts";
import { ok, type Result } from "#domain/result.ts";
import { type BackendResponse, toResult } from "./backend-result.ts";

/** Maximum rows of one response (`max_rows` of the backends). */
export const ROWS_AT_ONCE = 1_000;

/** Fetches pages until one is not full. The order of the rows must be stable. */
export async function fetchAllRows<Row>(
  fetchPage: (
    from: number,
    to: number,
  ) => PromiseLike<BackendResponse<ReadonlyArray<Row>>>,
): Promise<Result<ReadonlyArray<Row>, BackendFailure>> {
  const rows: Array<Row> = [];
  for (;;) {
    const page = toResult(
      await fetchPage(rows.length, rows.length + ROWS_AT_ONCE - 1),
    );
    if (!page.ok) return page;
    rows.push(...page.value);
    if (page.value.length < ROWS_AT_ONCE) return ok(rows);
  }
}
