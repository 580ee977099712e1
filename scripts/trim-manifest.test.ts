import { expect, test } from "vitest";
import { trimmed } from "./trim-manifest.ts";

const SCREEN = { hasDefaultExport: true, path: "becas" };

test("screens keep their address and their own files, other routes go", () => {
  const manifest = {
    entry: { imports: ["/assets/common.js"] },
    routes: {
      becas: { ...SCREEN, imports: ["/assets/common.js", "/assets/list.js"] },
      index: { hasDefaultExport: false, imports: [] },
    },
    version: "1",
  };
  const script = `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
  const short = JSON.parse(trimmed(script).slice(29, -1));
  expect(short).toEqual({
    ...manifest,
    routes: { becas: { ...SCREEN, imports: ["/assets/list.js"] } },
  });
});

test("another form of the manifest fails the build", () => {
  expect(() => trimmed("export default {}")).toThrow("no assignment");
});
