import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("Deno runs the very versions that Node is tested with", () => {
  const { imports } = read("supabase/functions/meta-searcher/deno.json");
  const { packages } = read("package-lock.json");
  const installed = Object.keys(imports).map((name) => [
    name,
    `npm:${name}@${packages[`node_modules/${name}`].version}`,
  ]);
  expect(imports).toEqual(Object.fromEntries(installed));
  expect(Object.keys(imports).length).toBeGreaterThan(2);
});

function read(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}
