import type { ImportedSource } from "./sources.ts";

/** A WordPress blog at sitio.example. */
export function aSource(parts: Partial<ImportedSource> = {}): ImportedSource {
  return {
    key: "sitio",
    name: "Sitio",
    kind: "wordpress",
    url: "https://sitio.example/wp-json/wp/v2/posts",
    linkHosts: ["sitio.example"],
    language: "es",
    isOfficial: false,
    excludedCategories: [],
    weight: 1,
    ...parts,
  };
}
