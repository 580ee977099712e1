import { expect, test } from "vitest";
import type { Profile } from "#app/platform/database.types.ts";
import {
  ALLOWED_PICTURES,
  REJECTED_PICTURES,
} from "#domain/profile/picture-address.fixture.ts";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor, type Person } from "#server/testing/people.ts";

onEachBackend((product) => {
  test("a missing profile gives the error code of an empty result", async () => {
    const { id, client } = await aPerson(product());
    const { error } = await client
      .from("profiles")
      .select("*")
      .eq("id", id)
      .single();
    expect(error?.code).toBe("PGRST116");
  });

  test("saving creates the profile, saving again updates the same row", async () => {
    const person = await aPerson(product());
    const created = await save(person, {
      full_name: "Ana Pérez",
      birth_date: "2009-05-17",
      desired_careers: ["Medicina", "Física"],
      has_language_cert: true,
    });
    expect(created.error).toBeNull();
    expect(created.data).toMatchObject({
      id: person.id,
      birth_date: "2009-05-17",
      desired_careers: ["Medicina", "Física"],
      has_language_cert: true,
      hobbies: null,
    });

    const changed = await save(person, {
      full_name: "Ana",
      desired_careers: null,
    });
    expect(changed.data).toMatchObject({
      full_name: "Ana",
      desired_careers: null,
      birth_date: "2009-05-17",
    });
  });

  test("other users and visitors cannot read a profile", async () => {
    const owner = await aPerson(product());
    await save(owner, { full_name: "Ana" });
    const other = await aPerson(product());
    for (const client of [other.client, aVisitor(product())]) {
      const { data, error } = await client.from("profiles").select("*");
      expect(error).toBeNull();
      expect(data).toEqual([]);
    }
  });

  test("other users cannot change a profile, and its owner cannot delete it", async () => {
    const owner = await aPerson(product());
    await save(owner, { full_name: "Ana" });
    const other = await aPerson(product());

    const change = await other.client
      .from("profiles")
      .update({ full_name: "Robada" })
      .eq("id", owner.id)
      .select();
    expect(change.data).toEqual([]);
    // Without a filter only the update policy applies.
    await other.client.from("profiles").update({ full_name: "Robada" });
    const visitorChange = await aVisitor(product())
      .from("profiles")
      .update({ full_name: "Robada" })
      .eq("id", owner.id);
    expect(visitorChange.error?.code).toBe("42501");
    const removal = await owner.client
      .from("profiles")
      .delete()
      .eq("id", owner.id);
    expect(removal.error?.code).toBe("42501");

    const stored = await owner.client.from("profiles").select("full_name");
    expect(stored.data).toEqual([{ full_name: "Ana" }]);
  });

  test("a profile cannot be created for another user", async () => {
    const owner = await aPerson(product());
    const other = await aPerson(product());
    const forged = await other.client
      .from("profiles")
      .insert({ id: owner.id, full_name: "Robada" });
    expect(forged.error?.code).toBe("42501");
    const visitorResult = await aVisitor(product())
      .from("profiles")
      .insert({ id: owner.id });
    expect(visitorResult.error?.code).toBe("42501");
    expect(visitorResult.status).toBe(401);
  });

  test("a profile cannot be moved to another user", async () => {
    const owner = await aPerson(product());
    await save(owner, { full_name: "Ana" });
    const other = await aPerson(product());
    const { error } = await owner.client
      .from("profiles")
      .update({ id: other.id })
      .eq("id", owner.id);
    expect(error?.code).toBe("42501");
  });

  test.each([
    ["desired_careers", 5],
    ["secondary_languages", 8],
    ["languages_to_learn", 8],
  ] as const)("%s holds %i entries at most", async (column, most) => {
    const person = await aPerson(product());
    const full = await save(person, { [column]: Array(most).fill("x") });
    expect(full.error).toBeNull();
    const tooMany = await save(person, { [column]: Array(most + 1).fill("x") });
    expect(tooMany.error?.code).toBe("23514");
  });

  test.each([
    ["full_name", "a".repeat(121)],
    ["avatar_url", `https://a.example/${"a".repeat(200_001)}`],
    ["study_level", "doctorado_7"],
    ["birth_date", "1899-12-31"],
    ["country", "a".repeat(81)],
    ["phone_country_code", "+12345678"],
    ["phone_number", "5".repeat(33)],
    ["native_language", "a".repeat(81)],
    ["desired_careers", ["a".repeat(601)]],
    ["secondary_languages", ["a".repeat(641)]],
    ["languages_to_learn", ["a".repeat(641)]],
    ["standardized_test_name", "a".repeat(121)],
    ["standardized_test_score", "9".repeat(41)],
    ["language_cert_name", "a".repeat(121)],
    ["language_cert_score", "9".repeat(41)],
    ["grades_system", "a".repeat(41)],
    ["grades", "9".repeat(41)],
    ["hobbies", "a".repeat(2_001)],
    ["personal_achievements", "a".repeat(2_001)],
    ["extracurriculars", "a".repeat(2_001)],
  ])("a %s beyond its limits is rejected", async (column, value) => {
    const { error } = await save(await aPerson(product()), { [column]: value });
    expect(error?.code).toBe("23514");
  });

  test.each(ALLOWED_PICTURES)(
    "the picture %j is stored",
    async (avatar_url) => {
      const stored = await save(await aPerson(product()), { avatar_url });
      expect(stored.data).toMatchObject({ avatar_url });
    },
  );

  test.each([...REJECTED_PICTURES, ""])(
    "the picture %j is rejected",
    async (avatar_url) => {
      const { error } = await save(await aPerson(product()), { avatar_url });
      expect(error?.code).toBe("23514");
    },
  );

  test("an empty profile and blank texts are accepted", async () => {
    const person = await aPerson(product());
    expect((await save(person, {})).error).toBeNull();
    const blank = await save(person, {
      full_name: "",
      hobbies: "",
      birth_date: null,
      study_level: null,
      secondary_languages: [],
    });
    expect(blank.error).toBeNull();
  });
});

/** Saves like the profile form. */
function save({ id, client }: Person, profile: Partial<Profile>) {
  return client
    .from("profiles")
    .upsert({ ...profile, id, updated_at: "2026-11-21T12:00:00Z" })
    .select()
    .single();
}
