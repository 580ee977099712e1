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
  e2e: [],
  bench: [
    "domain",
    "catalogue",
    "server",
    "supabase/functions/_shared",
    "supabase/functions/*",
  ],
};

/** Path of a file to its source. */
type Tree = Readonly<Record<string, string>>;

type Import = { readonly from: string; readonly to: string };

test("the project follows its architecture", () => {
  const tree = projectFiles();
  const crossings = Object.values(tree)
    .flatMap(specifiers)
    .filter((specifier) => specifier.startsWith("#"));
  // A pattern without matches would find no fault either.
  expect(crossings.length).toBeGreaterThan(100);
  expect(findFaults(tree)).toEqual([]);
});

test("a forbidden import is caught, dynamic or not", () => {
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

test("a relative import must stay within its part", () => {
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

test("import cycles are caught, types included", () => {
  const faults = findFaults({
    "domain/a.ts": 'import { b } from "./b.ts";',
    "domain/b.ts": 'import type { C } from "./deep/c.ts";',
    "domain/deep/c.ts": 'import { a } from "../a.ts";',
    "domain/d.ts": 'import { a } from "./a.ts";',
  });
  expect(faults).toEqual([
    "a ring of imports: domain/a.ts > domain/b.ts > domain/deep/c.ts > domain/a.ts",
  ]);
});

test("the architecture itself has no cycle", () => {
  expect(ringIn(MAY_IMPORT)).toBeNull();
});

test("a file outside every part must be added to the map", () => {
  expect(() => findFaults({ "utils/misc.ts": 'import "./x.ts";' })).toThrow(
    "utils/misc.ts is in no part: add it to the map",
  );
});

/** Code that runs or ships; tests may import anything. */
function projectFiles(): Tree {
  const files = globSync(
    "{app,domain,locales,catalogue,server,supabase/functions,scripts,e2e,bench}/**/*.{ts,tsx,mjs}",
  )
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.(test|fixture)\.|\/testing\//.test(file));
  return Object.fromEntries(
    files.toSorted().map((file) => [file, readFileSync(file, "utf8")]),
  );
}

function findFaults(tree: Tree): ReadonlyArray<string> {
  const imports = Object.entries(tree).flatMap(([file, source]) =>
    specifiers(source).map((to) => ({ from: file, to })),
  );
  const crossings = imports
    .filter(({ to }) => to.startsWith("#"))
    .map(({ from, to }) => ({ from, to: to.slice(1) }));
  const inside = imports
    .filter(({ to }) => /^\.\.?\//.test(to) && !to.includes("+types/"))
    .map(({ from, to }) => ({ from, to: posix.join(posix.dirname(from), to) }));
  const ring = ringIn(buildGraph([...crossings, ...inside]));
  return [
    ...crossings
      .filter(({ from, to }) => !mayImport(findPart(from), findPart(to)))
      .map(({ from, to }) => `${from} must not import ${to}`),
    ...inside
      .filter(({ from, to }) => !mayReach(findPart(from), findPart(to)))
      .map(({ from, to }) => `${from} reaches ${to} without #`),
    ...(ring ? [`a ring of imports: ${ring.join(" > ")}`] : []),
  ];
}

/** Import and export specifiers of a source, including `import()` and types. */
function specifiers(source: string): ReadonlyArray<string> {
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
  throw new Error(`${path} is in no part: add it to the map`);
}

function partKind(part: string): string {
  return part in MAY_IMPORT ? part : part.replace(/[^/]+$/, "*");
}

function mayImport(from: string, to: string): boolean {
  return (
    from === to || (MAY_IMPORT[partKind(from)] ?? []).includes(partKind(to))
  );
}

/** The functions share one folder, which they also import by path. */
function mayReach(from: string, to: string): boolean {
  return (
    from === to || (to === "supabase/functions/_shared" && mayImport(from, to))
  );
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
function ringIn(
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
      const ring = walk(next, [...path, node]);
      if (ring) return ring;
    }
    done.add(node);
    return null;
  };
  for (const node of Object.keys(graph)) {
    const ring = walk(node, []);
    if (ring) return ring;
  }
  return null;
}
