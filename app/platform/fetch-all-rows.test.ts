import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clientOver } from "./backend-client.fixture.ts";
import { fetchAllRows, ROWS_AT_ONCE } from "./fetch-all-rows.ts";

test.each([
  [0, ["0+1000"]],
  [999, ["0+1000"]],
  [1_000, ["0+1000", "1000+1000"]],
  [2_300, ["0+1000", "1000+1000", "2000+1000"]],
])("of %i rows none is skipped or read twice", async (count, parts) => {
  const { rows, asked: requestedPages } = await readRows(count);
  expect(rows).toEqual(
    Array.from({ length: count }, (_, index) => ({ item_id: `${index}` })),
  );
  expect(requestedPages).toEqual(parts);
});

test("a rejected page rejects the whole", async () => {
  const client = clientOver(({ url }) =>
    url.includes("offset=0")
      ? Response.json(Array(ROWS_AT_ONCE).fill({ item_id: "a" }))
      : Response.json({ code: "42501", message: "no" }, { status: 403 }),
  );
  expect(
    await fetchAllRows((from, to) =>
      client.data.from("applications").select("item_id").range(from, to),
    ),
  ).toMatchObject({ ok: false, error: { reason: "unavailable" } });
});

test("the platform returns as many rows as a page holds", () => {
  const config = readFileSync("supabase/config.toml", "utf8");
  expect(config).toContain(`max_rows = ${ROWS_AT_ONCE}\n`);
});

/** Reads a table of `count` rows, and returns the requested pages. */
async function readRows(count: number) {
  const requestedPages: Array<string> = [];
  const client = clientOver(({ url }) => {
    const { searchParams } = new URL(url);
    const from = Number(searchParams.get("offset"));
    const most = Number(searchParams.get("limit"));
    requestedPages.push(`${from}+${most}`);
    const length = Math.max(0, Math.min(most, count - from));
    return Response.json(
      Array.from({ length }, (_, index) => ({ item_id: `${from + index}` })),
    );
  });
  const result = await fetchAllRows((from, to) =>
    client.data.from("applications").select("item_id").range(from, to),
  );
  return { rows: result.ok ? result.value : null, asked: requestedPages };
}
