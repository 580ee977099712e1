import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import { normalizePath, type Rolldown } from "vite";

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Rule = (id: string, context: Context) => boolean;

const APP = join(import.meta.dirname, "../app");

/** Every screen loads a module that this many screens import, about a third of them. */
const MANY_SCREENS = 12;

/** The limit for small modules, which would cost more in a file of their own. */
const SOME_SCREENS = 4;
const SMALL_CHARACTERS = 1_200;

/** Screens of a catalogue, which share one list. */
const LIST_SCREENS = 6;

/** Small modules that only lists and the search, or only forms with a password, need. */
const NEVER_COMMON =
  /\/(use-(until-interaction|entry-state)\.ts|password-input\.tsx)$/;

const LIST_PARTS = [
  "routes/parts/catalogue-page.tsx",
  "features/catalogue/card-list.tsx",
  "routes/parts/heart.tsx",
];

/**
 * Files that screens share, by the module graph: "returnPath" is what only forms of
 * accounts and profiles need, "common" what the frame or many screens import, "cards" what
 * lists share with other screens, "list" the rest of the lists, "fields" the form fields,
 * "access" what sign-in and sign-up share, and the others what the modules named below
 * import. A module joins the first group that fits. Icons
 * follow the modules that show them: a group includes its imports.
 */
export function sharedGroups(): Array<Rolldown.CodeSplittingGroup> {
  const graph = new StaticImports();
  const importedBy =
    (...files: ReadonlyArray<string>): Rule =>
    (id, context) =>
      graph.isImportedBy(files, id, context);
  const rules: Record<string, Rule> = {
    returnPath: (id) => /\/(use-)?return-path\.ts$/.test(id),
    common: (id, context) =>
      !NEVER_COMMON.test(id) && isCommon(graph, id, context),
    cards: (id, context) =>
      graph.isImportedBy(LIST_PARTS, id, context) &&
      graph.countScreens(id, context) > LIST_SCREENS,
    list: importedBy(...LIST_PARTS),
    requirements: importedBy(
      "features/eligibility/requirements.tsx",
      "ui/sourced-list.tsx",
    ),
    fields: (id) => /app\/ui\/(field|input|select|checkbox|textarea)/.test(id),
    access: (id, context) =>
      graph.isImportedBy(["routes/login.tsx"], id, context) &&
      graph.isImportedBy(["routes/register.tsx"], id, context),
    callout: importedBy("ui/dialog-call.tsx", "ui/points.tsx"),
    missing: importedBy(
      "routes/parts/page-error-boundary.tsx",
      "ui/breadcrumb.tsx",
    ),
  };
  return Object.entries(rules).map(([name, isMember], index) => ({
    debugName: name,
    name: (id, context) =>
      isShareable(id) && isMember(id, context) ? name : null,
    priority: 20 - index,
  }));
}

/**
 * Entries join no group: a module that imports a group runs all of it. Packages join the
 * groups that import them.
 */
function isShareable(id: string): boolean {
  return (
    isChevron(id) ||
    (!id.includes("/node_modules/") &&
      !/\/app\/(root|entry\.client|routes\/[\w-]+)\.tsx/.test(id))
  );
}

/** An icon of fields that screens without fields show too. */
function isChevron(id: string): boolean {
  return id.endsWith("/icons/chevron-down.mjs");
}

function isCommon(graph: StaticImports, id: string, context: Context): boolean {
  if (isChevron(id) || graph.isImportedBy(["root.tsx"], id, context))
    return true;
  const screens = graph.countScreens(id, context);
  if (screens >= MANY_SCREENS) return true;
  const { code, importedIds = [] } = context.getModuleInfo(id) ?? {};
  return (
    screens >= SOME_SCREENS &&
    (code?.length ?? 0) < SMALL_CHARACTERS &&
    importedIds.every(
      (each) =>
        each.includes("/node_modules/") || isCommon(graph, each, context),
    )
  );
}

/** Modules that files of `app/` import statically, themselves included. */
class StaticImports {
  readonly #cache = new Map<string, ReadonlySet<string>>();
  readonly #screens = globSync("routes/*.tsx", { cwd: APP });

  isImportedBy(files: ReadonlyArray<string>, id: string, context: Context) {
    return files.some((file) => {
      const path = normalizePath(resolve(APP, file));
      if (!context.getModuleInfo(path))
        throw new Error(`${file} is not part of the build`);
      return this.#list(file, context).has(id);
    });
  }

  countScreens(id: string, context: Context): number {
    return this.#screens.filter((file) => this.#list(file, context).has(id))
      .length;
  }

  #list(file: string, context: Context): ReadonlySet<string> {
    const cached = this.#cache.get(file);
    if (cached) return cached;
    const path = normalizePath(resolve(APP, file));
    const ids = new Set<string>();
    // React Router's entry of a screen leaves out what only the server runs.
    const pending = [path, `${path}?__react-router-build-client-route`];
    for (let id = pending.pop(); id; id = pending.pop()) {
      if (ids.has(id) || id.includes("/node_modules/")) continue;
      ids.add(id);
      pending.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
    this.#cache.set(file, ids);
    return ids;
  }
}
