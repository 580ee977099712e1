import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase, isAvailable } from "../testing/backends.ts";
import { queryDatabase } from "../testing/query-database.ts";
import { openPostgres } from "./postgres.ts";

const ROOT = join(import.meta.dirname, "../..");
const CLI = join(ROOT, "node_modules/supabase/dist/supabase.js");

/**
 * PostgreSQL does not inline a function that sets its search path: writes of the import
 * would take twice as long. These functions qualify every name with its schema.
 */
const WITHOUT_SEARCH_PATH = ["public.fold_text", "public.search_text"];

const FINDINGS = z.object({ results: z.array(z.unknown()) });
const ADVICE = z.object({
  results: z.array(
    z.object({
      name: z.string(),
      detail: z.string(),
      metadata: z.object({ schema: z.string(), name: z.string() }),
    }),
  ),
});
const MIGRATIONS = z.object({
  migrations: z
    .array(z.object({ local: z.string(), remote: z.string() }))
    .nonempty(),
});

// Runs the platform's command line on a database that our server migrated; skipped where
// PostgreSQL is not installed.
describe.skipIf(!isAvailable("postgres"))("the Supabase CLI", () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;

  beforeAll(async () => {
    database = await createTestDatabase("postgres");
    await migrate(database.settings);
    // The CLI writes files beside the configuration.
    folder = await mkdtemp(join(tmpdir(), "trampolin-cli-"));
    await cp(join(ROOT, "supabase"), join(folder, "supabase"), {
      recursive: true,
    });
    return async () => {
      await rm(folder, { recursive: true, force: true });
      await database.remove();
    };
  });

  test("finds every migration of the folder in the database, and no other", async () => {
    const { stdout } = await run("migration", "list");
    const { migrations } = MIGRATIONS.parse(JSON.parse(stdout));
    for (const { local, remote } of migrations) expect(remote).toBe(local);
  });

  test("finds no error or warning in a function", async (context) => {
    const [extension] = await queryDatabase(
      database,
      "select from pg_available_extensions where name = 'plpgsql_check'",
    );
    context.skip(
      !extension,
      "no plpgsql_check is installed (Debian: apt-get install 'postgresql-*-plpgsql-check')",
    );
    const { stdout } = await run(
      ...["db", "lint", "--level", "warning", "--fail-on", "none"],
    );
    expect(FINDINGS.parse(JSON.parse(stdout)).results).toEqual([]);
  });

  test("gives no security or performance advice except two missing search paths", async () => {
    const { stdout } = await run(
      ...["db", "advisors", "--level", "warn", "--fail-on", "none"],
    );
    const { results } = ADVICE.parse(JSON.parse(stdout));
    const isAllowed = (advice: (typeof results)[number]) =>
      advice.name === "function_search_path_mutable" &&
      WITHOUT_SEARCH_PATH.includes(
        `${advice.metadata.schema}.${advice.metadata.name}`,
      );
    expect(results.filter((advice) => !isAllowed(advice))).toEqual([]);
    expect(results.filter(isAllowed)).toHaveLength(WITHOUT_SEARCH_PATH.length);
  });

  function run(...command: ReadonlyArray<string>) {
    return promisify(execFile)(
      process.execPath,
      [
        ...[CLI, ...command, "--workdir", folder],
        ...["--db-url", `${database.settings.DATABASE_URL}?sslmode=disable`],
        ...["--output-format", "json"],
      ],
      {
        cwd: folder,
        env: {
          PATH: process.env.PATH,
          HOME: folder,
          SUPABASE_TELEMETRY_DISABLED: "1",
          DO_NOT_TRACK: "1",
        },
      },
    );
  }
});

async function migrate(settings: Readonly<Record<string, string>>) {
  const backend = await openPostgres(settings.DATABASE_URL ?? "", {
    keys: {
      publishableKey: settings.SUPABASE_PUBLISHABLE_KEY ?? "",
      secretKey: settings.SUPABASE_SECRET_KEY ?? "",
      jwtSecret: settings.JWT_SECRET ?? "",
    },
    publicUrl: "https://trampolin.example",
    mailer: { send: async () => {} },
    emailConfirmation: false,
  });
  await backend.close();
}
