import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";
import type { RootLoaderData } from "./site.ts";

const WORDS = { title: "Becas", description: "Becas públicas y privadas" };

test("a page has its title, description and preview, and no `noindex`", () => {
  const meta = pageMeta(matches(), "/becas", WORDS);
  expect(meta).toEqual(
    expect.arrayContaining([
      { title: "Becas | Trampolín" },
      { name: "description", content: "Becas públicas y privadas" },
      { property: "og:title", content: "Becas" },
      { property: "og:url", content: "https://site.example/becas?lng=es" },
      { property: "og:locale", content: "es_LA" },
      { property: "og:locale:alternate", content: "en_US" },
    ]),
  );
  expect(meta).not.toContainEqual({ name: "robots", content: "noindex" });
});

test("the URLs of a path with a query keep it", () => {
  expect(pageMeta(matches(), "/lista?i=becas/a", WORDS)).toContainEqual(
    link("canonical", "https://site.example/lista?i=becas/a&lng=es"),
  );
});

test("messaging apps get the shared path, search engines the page's", () => {
  const words = { ...WORDS, sharedPath: "/comparar?items=becas/a" };
  const meta = pageMeta(matches(), "/comparar", words);
  expect(meta).toContainEqual({
    property: "og:url",
    content: "https://site.example/comparar?items=becas/a&lng=es",
  });
  expect(meta).toContainEqual(
    link("canonical", "https://site.example/comparar?lng=es"),
  );
});

test("a title that names the site already stays unchanged", () => {
  const words = { ...WORDS, title: "Trampolín: becas" };
  expect(pageMeta(matches(), "/", words)).toContainEqual({
    title: "Trampolín: becas",
  });
});

test("the canonical and alternate URLs contain the site, the path and the language", () => {
  const links = pageMeta(matches({ language: "en" }), "/", WORDS).filter(
    (tag) => "rel" in tag,
  );
  expect(links).toEqual([
    link("canonical", "https://site.example/?lng=en"),
    link("alternate", "https://site.example/?lng=es", "es"),
    link("alternate", "https://site.example/?lng=en", "en"),
    link("alternate", "https://site.example/?lng=es", "x-default"),
  ]);
});

test("the share image is that of the given page and language, else the home page's", () => {
  const words = { ...WORDS, image: "/becas/chevening" };
  const images = (
    language: RootLoaderData["language"],
    pageWords: typeof WORDS,
  ) =>
    pageMeta(matches({ language }), "/becas/chevening", pageWords).flatMap(
      (tag) =>
        "property" in tag && tag.property === "og:image" ? [tag.content] : [],
    );
  expect(images("es", words)).toEqual([
    "https://site.example/og/becas/chevening-es.png",
  ]);
  expect(images("en", words)).toEqual([
    "https://site.example/og/becas/chevening-en.png",
  ]);
  expect(images("es", WORDS)).toEqual([
    "https://site.example/og/inicio-es.png",
  ]);
});

test("a share image has its size and type", () => {
  expect(pageMeta(matches(), "/becas", WORDS)).toEqual(
    expect.arrayContaining([
      { property: "og:image:type", content: "image/png" },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { name: "twitter:card", content: "summary_large_image" },
    ]),
  );
});

test("a page that must not be indexed has `noindex` for robots", () => {
  expect(pageMeta(matches(), "/login", WORDS, false)).toContainEqual({
    name: "robots",
    content: "noindex",
  });
});

test("a page whose loader or root failed has no meta at all", () => {
  expect(pageMeta(matches(), "/becas", undefined)).toEqual([]);
  expect(pageMeta([undefined, { id: "becas" }], "/becas", WORDS)).toEqual([]);
});

function link(rel: string, href: string, hrefLang?: string) {
  return { tagName: "link", rel, href, ...(hrefLang && { hrefLang }) };
}

function matches(parts: Partial<RootLoaderData> = {}) {
  const loaderData: RootLoaderData = {
    language: "es",
    publicUrl: "https://site.example",
    backend: { url: null, publishableKey: "public-key" },
    contactEmail: null,
    today: "2026-11-21",
    ...parts,
  };
  return [undefined, { id: "root", loaderData }];
}
