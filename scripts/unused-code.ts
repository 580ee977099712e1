import type { Plugin } from "vite";

/** Conditions of libraries that are constant in this build, by file. */
export const CONSTANT: Readonly<
  Record<string, ReadonlyArray<[RegExp, string]>>
> = {
  // Its log, warnings and deprecations are printed with `debug` only.
  "i18next/dist/esm/i18next.js": [
    [/this\.logger\.(?:warn|log|deprecate)\(/g, "false && $&"],
  ],
  // `routeDiscovery` is "initial" (`react-router.config.ts`).
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": [
    [/!isFogOfWarEnabled\(routeDiscovery, ssr\)/g, "true"],
  ],
  // The server renders every page.
  "react-router/dist/production/lib/dom-export/hydrated-router.js": [
    [/ssrInfo\.context\.isSpaMode/g, "false"],
  ],
  // `entry.client.tsx` gives the router no `instrumentations`.
  "react-router/dist/production/lib/router/router.js": [
    [/(?<=if \()init\.instrumentations(?=\))/g, "false"],
    [/consumeInstrumentationClientResultMetaReceiver\(router\)/g, "undefined"],
  ],
};

/**
 * Leaves out of the browser's files what libraries do under conditions that are never
 * true here: 3.5 kB of gzip on every screen. Throws when a library no longer holds a
 * condition.
 */
export const withoutUnusedCode: Plugin = {
  name: "without-unused-code",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /node_modules\/(i18next|react-router)\// },
    handler: (code, id) => foldConstants(code, id),
  },
};

/** The code of a library's file with its constant conditions; other files unchanged. */
export function foldConstants(code: string, id: string): string {
  const file = id.slice(id.lastIndexOf("node_modules/") + 13);
  let folded = code;
  for (const [condition, constant] of CONSTANT[file] ?? []) {
    const before = folded;
    folded = folded.replace(condition, constant);
    if (folded === before)
      throw new Error(`${file} no longer holds ${condition}`);
  }
  return folded;
}
