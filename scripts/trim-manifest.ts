import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The fields of React Router's manifest that are used here. */
type Manifest = {
  readonly entry: { readonly imports: ReadonlyArray<string> };
  readonly routes: Readonly<Record<string, Route>>;
};

type Route = {
  readonly parentId?: string;
  readonly hasDefaultExport: boolean;
  readonly hasErrorBoundary: boolean;
  readonly imports: ReadonlyArray<string>;
};

const ASSIGNMENT = "window.__reactRouterManifest=";

/**
 * Shortens the list of routes that every page loads: without routes that are no screens
 * (`/becas/indice.json`), which the router never opens, and without the files that the
 * page's entry has loaded. `folder` is the built client. The file keeps its name: a browser
 * with the longer list in its cache can still use it.
 */
export async function trimManifest(folder: string): Promise<void> {
  const [file, ...others] = globSync("assets/manifest-*.js", { cwd: folder });
  if (!file || others.length > 0)
    throw new Error(`Expected one manifest in ${folder}`);
  const path = join(folder, file);
  await writeFile(path, shortenManifest(await readFile(path, "utf8")));
}

/** Shortens the script. Throws when it is not one assignment of JSON, or a screen would lose its parent. */
export function shortenManifest(script: string): string {
  if (!script.startsWith(ASSIGNMENT))
    throw new Error("The manifest is no assignment");
  const json = script.slice(ASSIGNMENT.length).replace(/;\s*$/, "");
  const manifest: Manifest = JSON.parse(json);
  const loaded = new Set(manifest.entry.imports);
  const isScreen = (route: Route | undefined) =>
    !!route && (route.hasDefaultExport || route.hasErrorBoundary);
  const screens = Object.entries(manifest.routes).filter(([, route]) =>
    isScreen(route),
  );
  for (const [id, { parentId }] of screens)
    if (parentId !== undefined && !isScreen(manifest.routes[parentId]))
      throw new Error(`${id} would lose its parent`);
  const routes = screens.map(([id, route]) => [
    id,
    {
      ...route,
      imports: route.imports.filter((name) => !loaded.has(name)),
    },
  ]);
  const short = { ...manifest, routes: Object.fromEntries(routes) };
  return `${ASSIGNMENT}${JSON.stringify(short)};`;
}
