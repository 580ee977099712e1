import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clientOver } from "./backend-client.fixture.ts";
import { fetchAllRows, ROWS_AT_ONCE } from "./fetch-all-rows.ts";

test.each([
  [0, ["0+1000"]],
  [999, ["0+1000"]],
  [1_000, ["0+1000", "1000+1000"]],
  [2_300, ["0+1000", "1000+1000", "2000+1000"]],
])(
  "%i rows are fetched in pages, none skipped or repeated",
  async (count, pages) => {
    const { rows, requestedPages } = await fetchRows(count);
    expect(rows).toEqual(
      Array.from({ length: count }, (_, index) => ({ item_id: `${index}` })),
    );
    expect(requestedPages).toEqual(pages);
  },
);

test("a failed page fails the whole read, with its reason", async () => {
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

test("`max_rows` of the backend's configuration is the page size", () => {
  const config = readFileSync("supabase/config.toml", "utf8");
  expect(config).toContain(`max_rows = ${ROWS_AT_ONCE}\n`);
});

/** Fetches a table of `count` rows; requested pages are "offset+limit". */
async function fetchRows(count: number) {
  const requestedPages: Array<string> = [];
  const client = clientOver(({ url }) => {
    const { searchParams } = new URL(url);
    const from = Number(searchParams.get("offset"));
    const limit = Number(searchParams.get("limit"));
    requestedPages.push(`${from}+${limit}`);
    const length = Math.max(0, Math.min(limit, count - from));
    return Response.json(
      Array.from({ length }, (_, index) => ({ item_id: `${from + index}` })),
    );
  });
  const result = await fetchAllRows((from, to) =>
    client.data.from("applications").select("item_id").range(from, to),
  );
  return { rows: result.ok ? result.value : null, requestedPages };
}
