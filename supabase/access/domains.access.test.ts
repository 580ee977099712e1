import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor } from "#server/testing/people.ts";

const ADVICE = { email: "ana@example.test", message: "Hola", language: "es" };

/** Maximum characters. */
const PROFILE_LENGTHS = {
  full_name: 120,
  country: 80,
  native_language: 80,
  standardized_test_name: 120,
  standardized_test_score: 40,
  language_cert_name: 120,
  language_cert_score: 40,
  grades_system: 40,
  grades: 40,
  hobbies: 2_000,
  personal_achievements: 2_000,
  extracurriculars: 2_000,
  study_field: 120,
  region: 120,
};

onEachBackend((product) => {
  test("a profile text of maximum length is stored, and one character more is rejected", async () => {
    const { id, client } = await aPerson(product());
    const save = async (column: string, length: number) => {
      const { error } = await client
        .from("profiles")
        .upsert({ id, [column]: "ñ".repeat(length) } as never);
      return [column, length, error?.code ?? null];
    };
    for (const [column, maxLength] of Object.entries(PROFILE_LENGTHS)) {
      expect(await save(column, maxLength)).toEqual([column, maxLength, null]);
      expect(await save(column, maxLength + 1)).toEqual([
        column,
        maxLength + 1,
        "23514",
      ]);
    }
  });

  test("a column with a domain type can be filtered and sorted", async () => {
    const { id, client } = await aPerson(product());
    const rows = ["becas/a", "becas/b", "cursos/c"].map((item_id) => ({
      user_id: id,
      item_id,
      item_type: "scholarship",
    }));
    expect((await client.from("user_favorites").insert(rows)).error).toBeNull();
    const select = () => client.from("user_favorites").select("item_id");
    const ids = async (query: ReturnType<typeof select>) => {
      const { data, error } = await query.order("item_id");
      expect(error).toBeNull();
      return data?.map(({ item_id }) => item_id);
    };
    expect(await ids(select().eq("item_id", "becas/b"))).toEqual(["becas/b"]);
    expect(await ids(select().neq("item_id", "becas/b"))).toEqual([
      "becas/a",
      "cursos/c",
    ]);
    expect(await ids(select().in("item_id", ["becas/a", "cursos/c"]))).toEqual([
      "becas/a",
      "cursos/c",
    ]);
    expect(await ids(select().gte("item_id", "becas/b"))).toEqual([
      "becas/b",
      "cursos/c",
    ]);
  });

  test("the operator filters advice requests by e-mail, language and missing name", async () => {
    const { url, secretKey } = product();
    const { email } = await aPerson(product());
    await aVisitor(product())
      .from("advice_requests")
      .insert({ ...ADVICE, email });
    const { data, error } = await createClient(url, secretKey)
      .from("advice_requests")
      .select("language, name, message")
      .eq("email", email)
      .in("language", ["es", "en"])
      .is("name", null);
    expect(error).toBeNull();
    expect(data).toEqual([{ language: "es", name: null, message: "Hola" }]);
  });
});
