import { expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, type Person } from "#server/testing/people.ts";

const MAX_ROWS = 1_000;
const TABLES = ["user_favorites", "applications"] as const;

type Table = (typeof TABLES)[number];

onEachBackend((product) => {
  test.each(TABLES)(
    "five simultaneous requests of 250 rows store 1,000 in %s",
    async (table) => {
      const person = await aPerson(product());
      const results = await Promise.all(
        [0, 1, 2, 3, 4].map((part) =>
          insertRows(person, table, part * 250, 250),
        ),
      );
      expect(results.map((error) => error?.code ?? "").toSorted()).toEqual([
        ...Array(4).fill(""),
        "54000",
      ]);
      expect(await countRows(person, table)).toBe(MAX_ROWS);
      // Another member is not affected.
      const other = await aPerson(product());
      expect(await insertRows(other, table, 0, 1)).toBeNull();
    },
  );

  test("with 1,000 applications a member changes one, and adds one after removing one", async () => {
    const person = await aPerson(product());
    const { client, id } = person;
    expect(await insertRows(person, "applications", 0, MAX_ROWS)).toBeNull();
    const changed = await client
      .from("applications")
      .upsert(
        rows(id, 0, 1).map((row) => ({ ...row, status: "sent" as const })),
      );
    expect(changed.error).toBeNull();
    const added = () => insertRows(person, "applications", MAX_ROWS, 1);
    expect((await added())?.code).toBe("54000");
    await client.from("applications").delete().eq("item_id", "0");
    expect(await added()).toBeNull();
  });
});

async function insertRows(
  { client, id }: Person,
  table: Table,
  from: number,
  count: number,
) {
  const { error } = await client.from(table).insert(rows(id, from, count));
  return error;
}

function rows(userId: string, from: number, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    user_id: userId,
    item_id: String(from + index),
    item_type: "scholarship",
  }));
}

async function countRows({ client }: Person, table: Table) {
  const { count } = await client
    .from(table)
    .select("*", { count: "exact", head: true });
  return count;
}
