import type { ItemList, WebSite, WithContext } from "schema-dts";

type Site = { readonly publicUrl: string; readonly language: string };

/** Pages of a list, in its order, each once. */
export function itemListJsonLd(
  name: string,
  paths: ReadonlyArray<string>,
  { publicUrl, language }: Site,
): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    itemListElement: [...new Set(paths)].map((path, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `${publicUrl}${path}?lng=${language}`,
    })),
  };
}

/** The site and the address of its search, for browsers and search engines. */
export function siteJsonLd({ publicUrl, language }: Site): object {
  const site: WithContext<WebSite> = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Trampolín",
    url: `${publicUrl}/`,
    inLanguage: language,
  };
  return {
    ...site,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${publicUrl}/buscar?lng=${language}&q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}
