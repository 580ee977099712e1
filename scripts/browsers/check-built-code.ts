import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run-step.ts";
import { newerApis } from "./newer-apis.ts";
import { newerCode } from "./newer-code.ts";
import { oldestVersions } from "./oldest-versions.ts";

/** Names that a supported browser may lack without harm, with the reason. */
const HARMLESS: Readonly<Record<string, string>> = {
  ".ariaHidden":
    "the toast's announcement reads it; without it hidden text is announced",
  ".captureStackTrace": "zod tests for it first",
  ".checkVisibility": "the positioning of menus tests for it first",
  ".displayName": "React's and our libraries' names of components",
  ".inert": "a setting of a component",
  ".nonce": "set for inline scripts; read as an attribute too",
  ".popover": "an attribute's name in React",
  ".randomUUID": "the form library tests for it first",
  ".requestSubmit": "the account form tests for it first",
  ".role": "an attribute's name in the combobox",
  ".stackTraceLimit": "zod sets it back to what it was",
  ".startViewTransition": "React Router tests for it first",
  ".use": "a method of i18next and of React",
  reportError: "React tests for it first",
};

/**
 * Fails when a built script uses syntax or a name that an "interactive" browser of
 * `package.json` lacks, unless `public/polyfills.js` adds it or `HARMLESS` lists it.
 */
const apis = newerApis(oldestVersions("interactive"));
const polyfills = readFileSync(join(ROOT, "public/polyfills.js"), "utf8");
const added = new Set(
  [...polyfills.matchAll(/add\([^,]+, "(\w+)"/g)].map(([, name]) => name),
);
const files = globSync("build/client/assets/*.js", { cwd: ROOT });
if (files.length === 0) throw new Error("Nothing is built");

const faults = files.flatMap((file) =>
  [...newerCode(readFileSync(join(ROOT, file), "utf8"), apis)]
    .filter((name) => !(name in HARMLESS) && !added.has(name.replace(".", "")))
    .map((name) => `${file}: ${name}`),
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    "Supported browsers (browserslist in package.json) may lack these: do without, add them to public/polyfills.js, or say in HARMLESS why they do no harm.",
  );
  process.exit(1);
}
console.log(`${files.length} scripts run in all supported browsers.`);
