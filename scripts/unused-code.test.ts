import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONSTANT, UNCALLED, withoutUnusedCode } from "./unused-code.ts";

const FOG = "react-router/dist/production/lib/dom/ssr/fog-of-war.js";

test("i18next keeps its errors and loses what it prints with `debug` only", () => {
  const stripped = strippedCode("i18next/dist/esm/i18next.js");
  expect(stripped).toContain("this.logger.error(");
  expect(
    stripped.match(/(?<!false && )this\.logger\.(log|warn|deprecate)\(/),
  ).toBe(null);
});

test("with all routes in the first page, the code for later route discovery is off", () => {
  expect(readFileSync("react-router.config.ts", "utf8")).toContain(
    'routeDiscovery: { mode: "initial" }',
  );
  expect(strippedCode(FOG)).toContain("if (true) return;");
});

test("a library that no longer contains a condition fails the build", () => {
  expect(() => withoutUnusedCode("", `/node_modules/${FOG}`)).toThrow(
    "no longer holds",
  );
});

test("the body of an uncalled function is replaced by an error", () => {
  const [file] = Object.keys(UNCALLED).filter((name) => name.includes("i18n"));
  const stripped = strippedCode(file ?? "");
  expect(stripped).toContain(
    'dir(lng) { throw new Error("dir is left out"); }\n',
  );
  expect(stripped).not.toContain("rtlLngs");
});

test("the interface uses no library feature that the build leaves out", () => {
  const removed =
    /\buseFetchers?\b|\bexport (?:async )?(?:function|const) (?:action|clientAction)\b|<Form\b[^>]*\bmethod=|navigate=\{false\}|\b(?:returnObjects|returnDetails|postProcess)\b|\bi18n\.(?:dir|exists|cloneInstance|loadLanguages)\(/;
  const filesWithUse = globSync("app/**/*.{ts,tsx}").filter(
    (file) =>
      // Only the server calls this route's action.
      file !== "app/routes/saved-calendar.ts" &&
      !/\.(test|fixture)\./.test(file) &&
      removed.test(readFileSync(file, "utf8")),
  );
  expect(filesWithUse).toEqual([]);
  expect(removed.test('<Form className="wide" method="post">')).toBe(true);
});

test("no text nests another with `$t()`, which i18next could not resolve here", () => {
  const nesting = globSync("locales/**/*.ts").filter((file) =>
    readFileSync(file, "utf8").includes("$t("),
  );
  expect(nesting).toEqual([]);
});

test.each(Object.keys(CONSTANT))("unused code of %s is removed", (file) => {
  expect(strippedCode(file)).not.toBe(
    readFileSync(`node_modules/${file}`, "utf8"),
  );
});

test("a file of another library is unchanged", () => {
  const code = "this.logger.warn(1)";
  expect(withoutUnusedCode(code, "/app/node_modules/react/index.js")).toBe(
    code,
  );
});

function strippedCode(file: string): string {
  const path = `node_modules/${file}`;
  return withoutUnusedCode(readFileSync(path, "utf8"), `/project/${path}`);
}
