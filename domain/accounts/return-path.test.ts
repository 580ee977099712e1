import fc from "fast-check";
import { expect, test } from "vitest";
import { pathAfterRegistering, safeReturnPath } from "./return-path.ts";

test.each([
  "/",
  "/becas",
  "/becas?lista=publicas&q=m%C3%A9xico#lista",
  "/perfil#datos",
  "/recomendaciones/",
])("a path of this site, %j, is unchanged", (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r//evil.example",
  "\t//evil.example",
  " //evil.example",
  "/\u0000/evil.example",
  "https://evil.example",
  "HTTPS://evil.example/becas",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,hello",
  "mailto:a@evil.example",
  "becas",
  "?q=1",
  "#top",
  "",
  "/.//evil.example",
  "/..//evil.example",
  "/becas/..//evil.example",
  "/%2e%2e//evil.example",
  "/./\\evil.example",
])("%j becomes the home page", (from) => {
  expect(safeReturnPath(from)).toBe("/");
});

test.each(["/login", "/login?from=/perfil", "/register#a", "/becas/../login"])(
  "guest screens, %j, become the home page",
  (from) => {
    expect(safeReturnPath(from)).toBe("/");
  },
);

test("an encoded slash or backslash leaves the path unchanged", () => {
  expect(safeReturnPath("/%2F%2Fevil.example")).toBe("/%2F%2Fevil.example");
  expect(safeReturnPath("/%5Cevil.example")).toBe("/%5Cevil.example");
});

test.each([undefined, null, 7, {}, ["/becas"], { pathname: "/becas" }])(
  "a value that is not text, %j, becomes the home page",
  (from) => {
    expect(safeReturnPath(from)).toBe("/");
  },
);

test("the return path stays on this site and is idempotent", () => {
  const piece = fc.constantFrom(
    ...["/", "\\", ".", "..", ":", "@", "?", "#", "\t", "\n", " ", "%2F"],
    ...["%2e", "%5C", "https:", "javascript:", "evil.example", "becas"],
  );
  const hostile = fc.array(piece, { maxLength: 8 }).map((all) => all.join(""));
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (from) => {
      for (const requested of [from, `/${from}`]) {
        const path = safeReturnPath(requested);
        const target = new URL(path, "https://site.example");
        expect(target.origin).toBe("https://site.example");
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safeReturnPath(path)).toBe(path);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["/", "/completar-perfil"],
  ["/becas/chevening", "/becas/chevening"],
])("registering from %j leads to %j", (from, path) => {
  expect(pathAfterRegistering(from)).toBe(path);
});
