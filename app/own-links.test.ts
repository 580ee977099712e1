import { existsSync, globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "./routes.ts";

const PATHS = routes.map(({ path }: RouteConfigEntry) => path ?? "");

test("every literal link, form and redirect leads to a route or a public file", () => {
  const links = globSync("app/**/*.{ts,tsx}")
    .filter((file) => !/\.(test|fixture)\./.test(file))
    .flatMap((file) =>
      listInternalLinks(readFileSync(file, "utf8")).map((link) => ({
        file,
        link,
      })),
    );
  expect(links.length).toBeGreaterThan(30);
  const broken = links.filter(
    ({ link }) => !leadsToRoute(link) && !existsSync(`public${link}`),
  );
  expect(broken).toEqual([]);
});

test("links are found in attributes, calls and objects; unknown paths lead to no route", () => {
  const links = listInternalLinks(`
    <Link to="/beca" /> <a href={"/perfil"} /> <Form action="/buscar#lista" />
    navigate("/logn", { replace: true }); redirect(\`/plan?\${query}\`);
    { path: "/becas/chevening" } { to: "https://sitio.example/" }
  `);
  expect(links).toEqual([
    "/beca",
    "/perfil",
    "/buscar",
    "/logn",
    "/plan",
    "/becas/chevening",
  ]);
  expect(links.filter((link) => !leadsToRoute(link))).toEqual([
    "/beca",
    "/logn",
  ]);
});

/** Paths of internal links in a source, without query and fragment. */
function listInternalLinks(source: string): ReadonlyArray<string> {
  const pattern =
    /\b(?:to|href|action|path)(?:=\{?|: )["'`](\/(?!\/)[^"'`?#$]*)|\b(?:navigate|redirect)\(\s*["'`](\/(?!\/)[^"'`?#$]*)/g;
  return [...source.matchAll(pattern)].map(
    ([, attribute, argument]) => attribute ?? argument ?? "",
  );
}

/** True when a route other than the catch-all matches the link. */
function leadsToRoute(link: string): boolean {
  const parts = link.slice(1).split("/");
  return PATHS.filter((path) => path !== "*").some((path) => {
    const segments = path.split("/");
    return (
      segments.length === parts.length &&
      segments.every((segment, at) =>
        segment.startsWith(":") ? parts[at] !== "" : segment === parts[at],
      )
    );
  });
}
