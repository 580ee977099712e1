import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Prints the specifier of every import that the module's load resolves. */
const LIST_IMPORTS = `
  import { registerHooks } from "node:module";
  registerHooks({
    resolve(specifier, context, nextResolve) {
      console.log(specifier);
      return nextResolve(specifier, context);
    },
  });
  await import(process.argv[1]);`;

test.each([
  ["supabase", "../env.ts", /^(@supabase\/lite.*|kysely|pg|bcrypt)$/m],
  ["postgres", "pg", /^(@supabase\/lite\/pglite|@electric-sql\/.*)$/m],
  ["embedded", "@supabase/lite/pglite", /^pg$/m],
])(
  "the backend `%s` loads `%s` and no database code of the others",
  (kind, own, foreign) => {
    const imports = listImports(`./${kind}.ts`);
    expect(imports.split("\n")).toContain(own);
    expect(imports).not.toMatch(foreign);
  },
);

function listImports(module: string): string {
  const { href } = new URL(module, import.meta.url);
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", LIST_IMPORTS, href],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
