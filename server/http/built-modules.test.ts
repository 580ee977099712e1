import { expect, test } from "vitest";
import { createModuleList } from "./built-modules.ts";

const listModules = createModuleList({
  "form.tsx": { file: "assets/form-1.js", imports: ["_shared.js", "_lib.js"] },
  "words.ts": { file: "assets/words-1.js" },
  "_shared.js": { file: "assets/shared-1.js", imports: ["_lib.js"] },
  "_lib.js": { file: "assets/lib-1.js", imports: ["_shared.js"] },
});

test("source files are listed with all that they import, each file once", () => {
  expect(listModules(["words.ts", "form.tsx"])).toEqual([
    "/assets/words-1.js",
    "/assets/form-1.js",
    "/assets/shared-1.js",
    "/assets/lib-1.js",
  ]);
});

test("a source file that the build does not have throws an error with its name", () => {
  expect(() => listModules(["gone.ts"])).toThrow("The build has no gone.ts");
});
