import { FALLBACK_LANGUAGE, LANGUAGES } from "#locales/languages.ts";
import { LANGUAGE_PARAMETER } from "./i18n.ts";
import type { Site } from "./site.ts";

const SITE_NAME = "Trampolín";

type Matches = ReadonlyArray<
  { readonly id: string; readonly loaderData?: unknown } | undefined
>;

type PageWords = {
  readonly title: string;
  readonly description: string;
  /** Address of the page whose drawn image is shown when it is shared; else the site's own. */
  readonly image?: string;
};

/**
 * Title, description, canonical address and translations of a public screen.
 * `words` is missing where the loader failed. `isIndexed` false keeps search engines out.
 */
export function pageMeta(
  matches: Matches,
  path: string,
  words: PageWords | undefined,
  isIndexed = true,
) {
  const site = matches.find((match) => match?.id === "root")?.loaderData as
    | Site
    | undefined;
  if (!words || !site) return [];
  const address = (language: string) =>
    `${site.publicUrl}${path}?${LANGUAGE_PARAMETER}=${language}`;
  return [
    { title: withSite(words.title) },
    { name: "description", content: words.description },
    ...(isIndexed ? [] : [{ name: "robots", content: "noindex" }]),
    { property: "og:title", content: words.title },
    { property: "og:description", content: words.description },
    { property: "og:type", content: "website" },
    { property: "og:url", content: address(site.language) },
    { property: "og:locale", content: site.language },
    { property: "og:site_name", content: SITE_NAME },
    ...shareImage(site, words.image ?? "/inicio"),
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

/** Among other tabs and search results a title needs the site's name, once. */
function withSite(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
}

/** Drawn at build, one for each page and language, 1200 by 630. */
function shareImage({ publicUrl, language }: Site, image: string) {
  return [
    {
      property: "og:image",
      content: `${publicUrl}/og${image}-${language}.png`,
    },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
