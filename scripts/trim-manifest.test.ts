import { expect, test } from "vitest";
import { shortenManifest } from "./trim-manifest.ts";

const ASSIGNMENT = "window.__reactRouterManifest=";

const SCREEN = {
  hasDefaultExport: true,
  hasErrorBoundary: false,
  path: "becas",
};

test("screens keep their path and their own files, other routes are removed", () => {
  const manifest = {
    entry: { imports: ["/assets/common.js"] },
    routes: {
      becas: { ...SCREEN, imports: ["/assets/common.js", "/assets/list.js"] },
      index: { hasDefaultExport: false, hasErrorBoundary: false, imports: [] },
    },
    version: "1",
  };
  const script = `${ASSIGNMENT}${JSON.stringify(manifest)};`;
  const short = JSON.parse(
    shortenManifest(script).slice(ASSIGNMENT.length, -1),
  );
  expect(short).toEqual({
    ...manifest,
    routes: { becas: { ...SCREEN, imports: ["/assets/list.js"] } },
  });
});

test("a manifest in another format fails the build", () => {
  expect(() => shortenManifest("export default {}")).toThrow("no assignment");
});

test("a screen nested in a route that is not a screen fails the build", () => {
  const routes = {
    frame: { hasDefaultExport: false, hasErrorBoundary: false, imports: [] },
    becas: { ...SCREEN, parentId: "frame", imports: [] },
  };
  const manifest = JSON.stringify({ entry: { imports: [] }, routes });
  expect(() => shortenManifest(`${ASSIGNMENT}${manifest};`)).toThrow(
    "becas would lose its parent",
  );
});
