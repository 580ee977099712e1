import type { Plugin } from "vite";

/** Conditions of libraries that are constant in this build, by file. */
export const CONSTANT: Readonly<
  Record<string, ReadonlyArray<[RegExp, string]>>
> = {
  // i18next prints logs, warnings and deprecations with `debug` only.
  "i18next/dist/esm/i18next.js": [
    [/this\.logger\.(?:warn|log|deprecate)\(/g, "false && $&"],
    // The branch only logs and saves missing texts, and both are off.
    [/!objectNotReturned && \(usedKey \|\| usedDefault[^)]*\)/g, "false"],
    // Options of `t` and of `i18n.ts` that nothing here uses.
    [/isObjectHit && !objectNotReturned/g, "false"],
    [/opt\.returnDetails !== undefined \?[^;]*/g, "false"],
    [/this\.i18nFormat\?\.parse/g, "false"],
    [/postProcessorNames\?\.length/g, "false"],
    [/\w+\?\.toLowerCase\(\) === 'cimode'/g, "false"],
    [/typeof (?:keys|k|key) === 'function'/g, "false"],
    [/typeof o\.keyPrefix === 'function'/g, "false"],
    // No text nests another with `$t()`.
    [/opt\.nest !== false/g, "false"],
  ],
  // `routeDiscovery` is "initial" (`react-router.config.ts`).
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": [
    [/!isFogOfWarEnabled\(routeDiscovery, ssr\)/g, "true"],
  ],
  // The server renders every page.
  "react-router/dist/production/lib/dom-export/hydrated-router.js": [
    [/ssrInfo\.context\.isSpaMode/g, "false"],
  ],
  // `entry.client.tsx` gives the router no `instrumentations`; `routeDiscovery` is "initial".
  "react-router/dist/production/lib/router/router.js": [
    [/(?<=if \()init\.instrumentations(?=\))/g, "false"],
    [/consumeInstrumentationClientResultMetaReceiver\(router\)/g, "undefined"],
    [/init\.patchRoutesOnNavigation(?=\))/g, "false"],
    // No route that browsers open has an action: forms send GET, or write through the
    // backend's client.
    [
      /opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)/g,
      "false",
    ],
  ],
  "react-router/dist/production/lib/dom/ssr/single-fetch.js": [
    [/request\.method !== "GET"/g, "false"],
    [/(?<=if \()fetcherKey(?=\))/g, "false"],
  ],
};

/** Functions of libraries that nothing here calls, by file; a call would throw. */
export const UNCALLED: Readonly<Record<string, ReadonlyArray<string>>> = {
  "i18next/dist/esm/i18next.js": [
    "nest",
    "saveMissing",
    "getPluralFormsOfKey",
    "getUsedParamsDetails",
    "exists",
    "loadLanguages",
    "dir",
    "cloneInstance",
  ],
  // No component uses a fetcher, no screen has an action, `routeDiscovery` is "initial".
  "react-router/dist/production/lib/router/router.js": [
    "fetch",
    "handleAction",
    "discoverRoutes",
    "_internalSetRoutes",
  ],
};

/**
 * Removes unused code of libraries from the client build: branches that never run here,
 * and bodies of functions that nothing calls (7.6 kB of gzip on every screen). A test
 * rejects code of ours that would need them.
 */
export const removeUnusedCode: Plugin = {
  name: "without-unused-code",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /node_modules\/(i18next|react-router)\// },
    handler: (code, id) => withoutUnusedCode(code, id),
  },
};

/**
 * Code of a library's file with its conditions folded and its uncalled functions emptied;
 * other files are unchanged. Throws when the file no longer contains one of them.
 */
export function withoutUnusedCode(code: string, id: string): string {
  const file = id.slice(id.lastIndexOf("node_modules/") + 13);
  let folded = code;
  for (const [condition, constant] of CONSTANT[file] ?? []) {
    const unfolded = folded;
    folded = folded.replace(condition, constant);
    if (folded === unfolded)
      throw new Error(`${file} no longer holds ${condition}`);
  }
  for (const name of UNCALLED[file] ?? [])
    folded = withoutBody(folded, name, file);
  return folded;
}

/**
 * Replaces the body of the one function or method of that name, found by its indentation.
 * Throws when there is none, or more than one.
 */
function withoutBody(code: string, name: string, file: string): string {
  const definition = new RegExp(
    `^(([ \\t]*)(?:async )?(?:function )?${name}\\(.*\\) \\{)\\n[^]*?\\n\\2\\}`,
    "gm",
  );
  if (code.match(definition)?.length !== 1)
    throw new Error(`${file} no longer holds one ${name}`);
  return code.replace(
    definition,
    `$1 throw new Error("${name} is left out"); }`,
  );
}
