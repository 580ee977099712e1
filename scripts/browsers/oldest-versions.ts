import browserslist from "browserslist";
import { ROOT } from "../run-step.ts";

/** Support levels of `browserslist` in `package.json`: interactive, or styled only. */
export type Promised = "interactive" | "styled";

/**
 * The oldest supported version of each browser, by its caniuse name: { chrome: "95",
 * ios_saf: "15.0" }.
 */
export function oldestVersions(
  promised: Promised,
): Readonly<Record<string, string>> {
  const oldest: Record<string, string> = {};
  // Newest first within each browser.
  for (const entry of browserslist(null, { path: ROOT, env: promised })) {
    const [browser = "", range = ""] = entry.split(" ");
    oldest[browser] = range.split("-")[0] ?? range;
  }
  return oldest;
}

/**
 * Minimum build targets, the first versions without bugs in class fields: for older
 * ones the build would lower every class, 0.5 kB more for every user. The bugs do no harm
 * here: `newer-code.ts` checks that no built class sets a static `name` or `length`
 * (https://crbug.com/v8/12421) or has a function in a field's initial value
 * (https://webkit.org/b/236843).
 */
const CLASS_FIELDS: Readonly<Record<string, number>> = {
  chrome: 98,
  edge: 98,
  safari: 16,
  ios_saf: 16,
};

/** Build targets in Vite's format: ["chrome98", "ios16"]. */
export function viteTargets(promised: Promised): Array<string> {
  const lowersClasses = promised === "styled";
  return Object.entries(oldestVersions(promised)).map(([browser, version]) => {
    const minimum = lowersClasses ? 0 : (CLASS_FIELDS[browser] ?? 0);
    const name = browser === "ios_saf" ? "ios" : browser;
    return `${name}${Math.max(Number(version), minimum)}`;
  });
}
