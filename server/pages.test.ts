import { expect, test, vi } from "vitest";
import { ENTRIES } from "#catalogue/index.ts";
import { createPages } from "./pages.ts";

// Stubs the routes of a build, with what `createPages` reads from them.
vi.mock("virtual:react-router/server-build", () => ({
  routes: {
    root: aRoute("root", ""),
    home: aRoute("home", undefined, { indexed: true }),
    awards: aRoute("awards", "becas", { query: ["q"], indexed: true }),
    login: aRoute("login", "login", {}),
    award: aRoute("award", "becas/:id", { indexed: true }),
    file: aRoute("file", "becas/:id/calendario.ics"),
    stranger: aRoute("stranger", "nada/:id"),
    gone: undefined,
    other: aRoute("other", "*", { indexed: true }),
  },
}));

test("a screen has its path, its query parameters and whether it is indexed", () => {
  const screens = createPages(SITE).screens.filter(({ id }) =>
    ["home", "awards", "login"].includes(id),
  );
  expect(screens).toMatchObject([
    { id: "home", path: "/", query: [], indexed: true },
    { id: "awards", path: "/becas", query: ["q"], indexed: true },
    { id: "login", path: "/login", query: [], indexed: false },
  ]);
});

test("an item's route lists the paths of its screen's items, and no other", () => {
  const awards = ENTRIES.filter(({ screen }) => screen === "/becas");
  expect(listPaths("award")).toEqual(awards.map(({ path }) => path));
  expect(listPaths("award")).toContain("/becas/chevening");
  expect(listPaths("stranger")).toEqual([]);
});

test("a route below an item's page lists a path for every item", () => {
  expect(listPaths("file")).toEqual(
    listPaths("award").map((path) => `${path}/calendario.ics`),
  );
});

test("neither the layout nor the 404 page is a screen", () => {
  expect(listPaths("root")).toEqual([]);
  expect(listPaths("other")).toEqual([]);
});

const SITE = {
  publicUrl: "https://site.example",
  backend: { url: null, publishableKey: "public-key" },
  contactEmail: null,
  team: null,
  hasReminders: true,
  linkCheck: () => null,
  searchImport: async () => ({ results: [], isComplete: true }),
  now: Date.now,
};

function listPaths(id: string) {
  return createPages(SITE)
    .screens.filter((screen) => screen.id === id)
    .map(({ path }) => path);
}

/** A declaration, which is hoisted: `vi.mock` calls it before constants are set. */
function aRoute(id: string, path: string | undefined, handle?: object) {
  return { id, path, module: { handle } };
}
