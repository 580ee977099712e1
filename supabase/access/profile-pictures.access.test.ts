import { readFileSync } from "node:fs";
import postgres from "postgres";
import { expect, inject, test } from "vitest";
import {
  ALLOWED_PICTURES,
  REJECTED_PICTURES,
} from "#domain/profile/picture-address.fixture.ts";

const MIGRATION = readFileSync(
  "supabase/migrations/20261122000000_profile_pictures.sql",
  "utf8",
);

test.skipIf(!inject("postgresUrl"))(
  "the migration removes pictures that its check rejects and no others",
  async () => {
    const sql = postgres(`${inject("postgresUrl")}/postgres`, { max: 1 });
    const before = [...REJECTED_PICTURES, "", null, ...ALLOWED_PICTURES];
    await sql`create temp table profiles (id serial, avatar_url text)`;
    await sql`insert into pg_temp.profiles ${sql(before.map((avatar_url) => ({ avatar_url })))}`;
    await sql.unsafe(MIGRATION.replaceAll("public.", "pg_temp."));
    const after =
      await sql`select avatar_url from pg_temp.profiles order by id`;
    const [check] = await sql`
      select convalidated from pg_constraint
      where conname = 'profiles_avatar_url_kind'
      and conrelid = 'pg_temp.profiles'::regclass`;
    await sql.end();
    expect(after.map(({ avatar_url }) => avatar_url)).toEqual([
      ...REJECTED_PICTURES.map(() => null),
      null,
      null,
      ...ALLOWED_PICTURES,
    ]);
    expect(check).toEqual({ convalidated: true });
  },
);
