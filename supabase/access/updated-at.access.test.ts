import { expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { onEachLite } from "#server/testing/lite-backends.ts";
import { aPerson } from "#server/testing/people.ts";

const LONG_AGO = "2001-01-01T00:00:00+00:00";
const HOUR_MS = 3_600_000;

onEachBackend((product) => {
  test("the database sets `updated_at` of a profile, whatever the client sends", async () => {
    const { id, client } = await aPerson(product());
    const save = async (full_name: string) => {
      const { data, error } = await client
        .from("profiles")
        .upsert({ id, full_name, updated_at: LONG_AGO })
        .select("updated_at")
        .single();
      expect(error).toBeNull();
      return Date.parse(data?.updated_at ?? "");
    };
    const created = await save("Ana");
    expect(Math.abs(created - Date.now())).toBeLessThan(HOUR_MS);
    expect(await save("Ana Pérez")).toBeGreaterThan(created);
  });

  test("`updated_at` of an application changes only when the row does", async () => {
    const { id, client } = await aPerson(product());
    const item = { user_id: id, item_id: "becas/a", item_type: "scholarship" };
    const fetchUpdatedAt = async () => {
      const { data } = await client
        .from("applications")
        .select("updated_at")
        .single();
      return Date.parse(data?.updated_at ?? "");
    };
    await client.from("applications").upsert({ ...item, note: "Carta" });
    const created = await fetchUpdatedAt();
    expect(Math.abs(created - Date.now())).toBeLessThan(HOUR_MS);
    await client
      .from("applications")
      .upsert({ ...item, note: "De nuevo" }, { ignoreDuplicates: true });
    expect(await fetchUpdatedAt()).toBe(created);
    await client.from("applications").upsert({ ...item, status: "sent" });
    expect(await fetchUpdatedAt()).toBeGreaterThan(created);
  });
});

onEachLite(
  (backend) => {
    test("every table with `updated_at` has the trigger for inserts and updates", async () => {
      const { database } = backend();
      const tables = await database
        .selectFrom("information_schema.columns")
        .select("table_name")
        .where("table_schema", "=", "public")
        .where("column_name", "=", "updated_at")
        .orderBy("table_name")
        .execute();
      const triggers = await database
        .selectFrom("information_schema.triggers")
        .select(["event_object_table as table_name", "event_manipulation"])
        .where("trigger_name", "=", "set_updated_at")
        .orderBy("table_name")
        .orderBy("event_manipulation")
        .execute();
      expect(tables.length).toBeGreaterThan(1);
      expect(triggers).toEqual(
        tables.flatMap(({ table_name }) => [
          { table_name, event_manipulation: "INSERT" },
          { table_name, event_manipulation: "UPDATE" },
        ]),
      );
    });
  },
  { emailConfirmation: false },
);
