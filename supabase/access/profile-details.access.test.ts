import { expect, test } from "vitest";
import type { Profile } from "#app/platform/database.types.ts";
import type { StudentDetails } from "#domain/profile/student-details.ts";
import { onEachBackend } from "#server/testing/backends.ts";
import { aPerson, aVisitor, type Person } from "#server/testing/people.ts";

const DETAILS: StudentDetails = {
  school_stage: "upperSecondary",
  study_year: 5,
  years_left: 1,
  study_field: "Medicina",
  region: "Puno",
  known_languages: [
    { language: "qu", level: "native", certificate: null, score: null },
    { language: "en", level: "B2", certificate: 'TOEFL "iBT"', score: "95" },
  ],
  must_be_free: true,
  only_known_languages: true,
  wants_girls_programs: true,
  attends_public_school: true,
  has_financial_need: true,
  is_first_generation: true,
  is_working: false,
  has_disability: false,
  is_indigenous: true,
};

onEachBackend((product) => {
  test("details are stored as sent, and changing one keeps the others", async () => {
    const owner = await aPerson(product());
    expect((await save(owner, DETAILS)).data).toMatchObject(DETAILS);
    const changed = await save(owner, { known_languages: null });
    expect(changed.data).toMatchObject({ ...DETAILS, known_languages: null });
  });

  test("other users and visitors cannot read details", async () => {
    const owner = await aPerson(product());
    expect((await save(owner, DETAILS)).error).toBeNull();
    const other = await aPerson(product());
    for (const client of [other.client, aVisitor(product())]) {
      const { data } = await client.from("profiles").select("is_indigenous");
      expect(data).toEqual([]);
    }
  });

  test("a profile saved without details has null details", async () => {
    const saved = await save(await aPerson(product()), { full_name: "Ana" });
    for (const name of Object.keys(DETAILS))
      expect(saved.data).toHaveProperty(name, null);
  });

  test("details beyond their limits are rejected", async () => {
    const person = await aPerson(product());
    const invalidDetails = [
      { school_stage: "kindergarten" },
      { study_year: 0 },
      { study_year: 13 },
      { years_left: 0 },
      { years_left: 13 },
      { study_field: "a".repeat(121) },
      { region: "a".repeat(121) },
      { known_languages: Array(10).fill({ language: "en" }) },
      { known_languages: [{ language: "a".repeat(4_000) }] },
      { known_languages: { language: "en" } },
    ];
    for (const details of invalidDetails) {
      const { error } = await save(person, details as Partial<Profile>);
      expect([details, error?.code]).toEqual([details, "23514"]);
    }
  });
});

/** Saves part of a profile, as the profile form does. */
function save({ id, client }: Person, profile: Partial<Profile>) {
  return client
    .from("profiles")
    .upsert({ ...profile, id, updated_at: "2026-11-22T12:00:00Z" })
    .select()
    .single();
}
