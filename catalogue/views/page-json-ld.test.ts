import { expect, test } from "vitest";
import { itemListJsonLd, siteJsonLd } from "./page-json-ld.ts";

const SITE = { publicUrl: "https://site.example", language: "es" };

test("a list names the pages of its items in order, each once", () => {
  const paths = ["/becas/sun", "/becas/moon", "/becas/sun"];
  expect(itemListJsonLd("Becas", paths, SITE)).toMatchObject({
    "@type": "ItemList",
    name: "Becas",
    itemListElement: [
      { position: 1, url: "https://site.example/becas/sun?lng=es" },
      { position: 2, url: "https://site.example/becas/moon?lng=es" },
    ],
  });
});

test("the site names the address of its search", () => {
  expect(siteJsonLd(SITE)).toMatchObject({
    "@type": "WebSite",
    url: "https://site.example/",
    potentialAction: {
      target: {
        urlTemplate:
          "https://site.example/buscar?lng=es&q={search_term_string}",
      },
    },
  });
});
