import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

/** The architecture: each part, and the parts it may import. A `*` matches one folder. */
const MAY_IMPORT: Readonly<Record<string, ReadonlyArray<string>>> = {
  domain: [],
  locales: [],
  catalogue: ["domain", "locales"],
  "app/ui": ["domain"],
  "app/platform": ["domain", "locales"],
  "app/features/*": [
    "domain",
    "locales",
    "catalogue",
    "app/ui",
    "app/platform",
  ],
  "app/layout": [
    "domain",
    "locales",
    "app/ui",
    "app/platform",
    "app/features/*",
  ],
  "app/routes": [
    "domain",
    "locales",
    "catalogue",
    "app/ui",
    "app/platform",
    "app/features/*",
    "app/layout",
  ],
  app: ["locales", "app/ui", "app/platform", "app/layout"],
  "supabase/functions/_shared": ["domain"],
  "supabase/functions/*": [
    "domain",
    "locales",
    "catalogue",
    "supabase/functions/_shared",
  ],
  server: [
    "domain",
    "locales",
    "catalogue",
    "app/platform",
    "supabase/functions/_shared",
    "supabase/functions/*",
  ],
  scripts: ["domain", "locales", "catalogue", "server", "supabase/functions/*"],
  "server/testing": [
    "domain",
    "locales",
    "catalogue",
    "app/platform",
    "supabase/functions/_shared",
    "server",
    "scripts",
  ],
  "supabase/access": ["domain", "app/platform", "server", "server/testing"],
  e2e: [],
  bench: [
    "domain",
    "catalogue",
    "server",
    "server/testing",
    "scripts",
    "supabase/functions/_shared",
    "supabase/functions/*",
  ],
};

/** Parts that only the tests of a part may import. */
const TESTS_MAY_IMPORT: Readonly<Record<string, ReadonlyArray<string>>> = {
  // Views are tested with the wording that pages have.
  catalogue: ["app/platform"],
  server: ["scripts", "server/testing"],
  e2e: ["scripts", "server/testing"],
};

/** Parts that never ship, so that all their code may use test helpers. */
const USES_HELPERS = ["bench", "server/testing", "supabase/access"];

/** Source text by file path. */
type Tree = Readonly<Record<string, string>>;

type Import = { readonly from: string; readonly to: string };

test("the project has no forbidden import, import cycle or shipped test helper", () => {
  const tree = projectFiles();
  const crossPartImports = Object.values(tree)
    .flatMap(listSpecifiers)
    .filter((specifier) => specifier.startsWith("#"));
  // A pattern without matches would find no fault either.
  expect(crossPartImports.length).toBeGreaterThan(100);
  expect(findFaults(tree)).toEqual([]);
});

test("a forbidden import is reported, dynamic or not", () => {
  const faults = findFaults({
    "domain/rule.ts": 'import { createApp } from "#server/app.ts";',
    "app/ui/card.tsx": 'const load = () => import("#app/platform/site.ts");',
    "e2e/journey.spec.ts": 'import type { Item } from "#catalogue/items.ts";',
    "scripts/start.ts": 'await import("#server/main.ts");',
  });
  expect(faults).toEqual([
    "domain/rule.ts must not import server/app.ts",
    "app/ui/card.tsx must not import app/platform/site.ts",
    "e2e/journey.spec.ts must not import catalogue/items.ts",
  ]);
});

test("features must not import each other; routes and layout compose them", () => {
  const source = 'export { useLogout } from "#app/features/auth/log-out.ts";';
  expect(
    findFaults({
      "app/features/favourites/heart.tsx": source,
      "app/layout/header.tsx": source,
      "app/routes/home.tsx": source,
      "app/features/auth/menu.tsx": source,
    }),
  ).toEqual([
    "app/features/favourites/heart.tsx must not import app/features/auth/log-out.ts",
  ]);
});

test("only tests and unshipped parts import test helpers, which follow the rules too", () => {
  const faults = findFaults({
    "server/app.ts": 'import { aPerson } from "./testing/people.ts";',
    "server/app.test.ts": 'import { aPerson } from "./testing/people.ts";',
    "server/testing/people.ts": 'import { build } from "#scripts/build.ts";',
    "scripts/test.ts": 'import { aPerson } from "#server/testing/people.ts";',
    "bench/search.ts": 'import { aPerson } from "#server/testing/people.ts";',
    "domain/rule.test.ts": 'import { ITEMS } from "#catalogue/index.ts";',
    "domain/rule.ts": 'import { aRule } from "./rule.fixture.ts";',
  });
  expect(faults).toEqual([
    "scripts/test.ts must not import server/testing/people.ts",
    "domain/rule.test.ts must not import catalogue/index.ts",
    "server/app.ts reaches server/testing/people.ts without #",
    "scripts/test.ts ships with the test helper server/testing/people.ts",
    "server/app.ts ships with the test helper server/testing/people.ts",
    "domain/rule.ts ships with the test helper domain/rule.fixture.ts",
  ]);
});

test("a relative import must stay within its part, except into `_shared`", () => {
  const faults = findFaults({
    "app/features/favourites/heart.tsx": 'import "../auth/fields.tsx";',
    "catalogue/items.ts": 'import type { Key } from "../locales/index.ts";',
    "supabase/functions/search/index.ts": 'import "../_shared/answer.ts";',
    "locales/en/home.ts": 'import type { home } from "../es/home.ts";',
  });
  expect(faults).toEqual([
    "app/features/favourites/heart.tsx reaches app/features/auth/fields.tsx without #",
    "catalogue/items.ts reaches locales/index.ts without #",
  ]);
});

test("import cycles are reported, type imports included", () => {
  const faults = findFaults({
    "domain/a.ts": 'import { b } from "./b.ts";',
    "domain/b.ts": 'import type { C } from "./deep/c.ts";',
    "domain/deep/c.ts": 'import { a } from "../a.ts";',
    "domain/d.ts": 'import { a } from "./a.ts";',
  });
  expect(faults).toEqual([
    "an import cycle: domain/a.ts > domain/b.ts > domain/deep/c.ts > domain/a.ts",
  ]);
});

test("a cycle between folders of the domain is reported, tests aside", () => {
  const faults = findFaults({
    "domain/grades/scale.ts": 'import { fold } from "../text/fold.ts";',
    "domain/grades/other.ts": 'import { ok } from "../result.ts";',
    "domain/text/fold.ts": 'import type { Mark } from "../grades/mark.ts";',
    "domain/text/fold.test.ts": 'import { Mark } from "../plans/mark.ts";',
  });
  expect(faults).toEqual([
    "a folder cycle: domain/grades > domain/text > domain/grades",
  ]);
});

test("the parts in `MAY_IMPORT` have no cycle", () => {
  expect(findCycle(MAY_IMPORT)).toBeNull();
});

test("a file outside every part throws, so that it is added to `MAY_IMPORT`", () => {
  expect(() => findFaults({ "utils/misc.ts": 'import "./x.ts";' })).toThrow(
    "utils/misc.ts is in no part: add it to MAY_IMPORT",
  );
});

function projectFiles(): Tree {
  const files = globSync(
    "{app,domain,locales,catalogue,server,supabase/{access,functions},scripts,e2e,bench}/**/*.{ts,tsx,mjs}",
  ).map((file) => file.replaceAll("\\", "/"));
  return Object.fromEntries(
    files.toSorted().map((file) => [file, readFileSync(file, "utf8")]),
  );
}

function findFaults(tree: Tree): ReadonlyArray<string> {
  const imports = Object.entries(tree).flatMap(([file, source]) =>
    listSpecifiers(source).map((to) => ({ from: file, to })),
  );
  const crossPartImports = imports
    .filter(({ to }) => to.startsWith("#"))
    .map(({ from, to }) => ({ from, to: to.slice(1) }));
  const relativeImports = imports
    .filter(({ to }) => /^\.\.?\//.test(to) && !to.includes("+types/"))
    .map(({ from, to }) => ({ from, to: posix.join(posix.dirname(from), to) }));
  const all = [...crossPartImports, ...relativeImports];
  const cycle = findCycle(buildGraph(all));
  const folderCycle = findCycle(buildGraph(listFolderImports("domain", all)));
  return [
    ...crossPartImports
      .filter((each) => !mayImport(each))
      .map(({ from, to }) => `${from} must not import ${to}`),
    ...relativeImports
      .filter((each) => !mayReach(each))
      .map(({ from, to }) => `${from} reaches ${to} without #`),
    ...all
      .filter(({ from, to }) => isTestFile(to) && !mayUseHelpers(from))
      .map(({ from, to }) => `${from} ships with the test helper ${to}`),
    ...(cycle ? [`an import cycle: ${cycle.join(" > ")}`] : []),
    ...(folderCycle ? [`a folder cycle: ${folderCycle.join(" > ")}`] : []),
  ];
}

/** Import and export specifiers of a source, including `import()` and types. */
function listSpecifiers(source: string): ReadonlyArray<string> {
  return [
    ...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(["'`])([^"'`]+)\1/g),
  ].map(([, , specifier = ""]) => specifier);
}

/** "app/features/auth/login-form.tsx" is in part "app/features/auth". */
function findPart(path: string): string {
  const [first = "", second = "", third = ""] = path.split("/");
  const nested = `${first}/${second}`;
  if (`${nested}/*` in MAY_IMPORT) return `${nested}/${third}`;
  if (nested in MAY_IMPORT) return nested;
  if (first in MAY_IMPORT) return first;
  throw new Error(`${path} is in no part: add it to MAY_IMPORT`);
}

function partKind(part: string): string {
  return part in MAY_IMPORT ? part : part.replace(/[^/]+$/, "*");
}

function mayImport({ from, to }: Import): boolean {
  const part = findPart(from);
  const kind = partKind(part);
  const allowed = [
    ...(MAY_IMPORT[kind] ?? []),
    ...(isTestFile(from) ? (TESTS_MAY_IMPORT[kind] ?? []) : []),
  ];
  return part === findPart(to) || allowed.includes(partKind(findPart(to)));
}

/** A relative import may leave its part only for `_shared` or another part of the server. */
function mayReach({ from, to }: Import): boolean {
  const [fromPart, toPart] = [findPart(from), findPart(to)];
  if (fromPart === toPart) return true;
  const isReachable =
    toPart === "supabase/functions/_shared" ||
    (fromPart.startsWith("server") && toPart.startsWith("server"));
  return isReachable && mayImport({ from, to });
}

/** Tests, their fixtures, builders and setup; every file of `e2e/`. */
function isTestFile(path: string): boolean {
  return /\.(test|spec|fixture|setup)\.|\/testing\/|^e2e\//.test(path);
}

function mayUseHelpers(path: string): boolean {
  return isTestFile(path) || USES_HELPERS.includes(findPart(path));
}

/**
 * Imports from one folder of a part into another. Leaves out tests, which may import from
 * any folder, and imports of files directly in the part.
 */
function listFolderImports(part: string, imports: ReadonlyArray<Import>) {
  return imports
    .filter(({ from, to }) => [from, to].every((path) => isShipped(path)))
    .map(({ from, to }) => ({
      from: posix.dirname(from),
      to: posix.dirname(to),
    }))
    .filter(({ from, to }) => from !== to && to !== part);

  function isShipped(path: string) {
    return path.startsWith(`${part}/`) && !isTestFile(path);
  }
}

function buildGraph(imports: ReadonlyArray<Import>) {
  return Object.fromEntries(
    [...Map.groupBy(imports, ({ from }) => from)].map(([from, edges]) => [
      from,
      edges.map(({ to }) => to.replace(/\?.*$/, "")),
    ]),
  );
}

/**
 * The first import cycle in depth-first order, with its start repeated at the end; null
 * without one.
 */
function findCycle(
  graph: Readonly<Record<string, ReadonlyArray<string>>>,
): ReadonlyArray<string> | null {
  const done = new Set<string>();
  const walk = (
    node: string,
    path: ReadonlyArray<string>,
  ): ReadonlyArray<string> | null => {
    const start = path.indexOf(node);
    if (start >= 0) return [...path.slice(start), node];
    if (done.has(node)) return null;
    for (const next of graph[node] ?? []) {
      const cycle = walk(next, [...path, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return null;
  };
  for (const node of Object.keys(graph)) {
    const cycle = walk(node, []);
    if (cycle) return cycle;
  }
  return null;
}
