import { FALLBACK_LANGUAGE, LANGUAGES } from "#locales/languages.ts";
import { LANGUAGE_PARAMETER } from "./i18n.ts";
import type { Site } from "./site.ts";

type Matches = ReadonlyArray<
  { readonly id: string; readonly loaderData?: unknown } | undefined
>;

/**
 * Title, description, canonical address and translations of a public screen.
 * `words` is missing where the loader failed. `isIndexed` false keeps search engines out.
 */
export function pageMeta(
  matches: Matches,
  path: string,
  words: { title: string; description: string } | undefined,
  isIndexed = true,
) {
  const site = matches.find((match) => match?.id === "root")?.loaderData as
    | Site
    | undefined;
  if (!words || !site) return [];
  const address = (language: string) =>
    `${site.publicUrl}${path}?${LANGUAGE_PARAMETER}=${language}`;
  return [
    { title: words.title },
    { name: "description", content: words.description },
    ...(isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:title", content: words.title },
    { property: "og:description", content: words.description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: address(site.language) },
    { property: "og:locale", content: site.language },
    { property: "og:site_name", content: "Trampolín" },
    {
      tagName: "link",
      rel: "canonical",
      href: address(site.language),
    },
    ...LANGUAGES.map((language) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: language,
      href: address(language),
    })),
    {
      tagName: "link",
      rel: "alternate",
      hrefLang: "x-default",
      href: address(FALLBACK_LANGUAGE),
    },
  ];
}
