import {
  FALLBACK_LANGUAGE,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
} from "#locales/languages.ts";
import type { RootLoaderData } from "./site.ts";

const SITE_NAME = "Trampolín";

type Matches = ReadonlyArray<
  { readonly id: string; readonly loaderData?: unknown } | undefined
>;

type PageWords = {
  readonly title: string;
  readonly description: string;
  /** Path of the page whose share image is shown; the home page's without it. */
  readonly image?: string;
  /** Path with the query that messaging apps are to fetch; the page's path without it. */
  readonly sharedPath?: string;
};

/**
 * Title and canonical URL of a screen, whose `path` may have a query; from the server also
 * description, share image and translations. `words` is missing when the loader failed.
 * `isIndexed` false excludes search engines.
 */
export function pageMeta(
  matches: Matches,
  path: string,
  words: PageWords | undefined,
  isIndexed = true,
) {
  const site = matches.find((match) => match?.id === "root")?.loaderData as
    | RootLoaderData
    | undefined;
  if (!words || !site) return [];
  return [
    { title: withSite(words.title) },
    {
      tagName: "link",
      rel: "canonical",
      href: localizedUrl(site.language, site, path),
    },
    // Crawlers read only the initial page, so navigations skip these.
    ...(import.meta.env.SSR ? shareMeta(site, path, words) : []),
    ...(import.meta.env.SSR && !isIndexed
      ? [{ name: "robots", content: "noindex" }]
      : []),
  ];
}

function localizedUrl(
  language: string,
  { publicUrl }: RootLoaderData,
  path: string,
) {
  const separator = path.includes("?") ? "&" : "?";
  return `${publicUrl}${path}${separator}${LANGUAGE_PARAMETER}=${language}`;
}

/** Latin American Spanish: Open Graph has a locale for it. */
const OG_LOCALES = { es: "es_LA", en: "en_US" } satisfies Record<
  Language,
  string
>;

function shareMeta(site: RootLoaderData, path: string, words: PageWords) {
  return [
    { name: "description", content: words.description },
    { property: "og:title", content: words.title },
    { property: "og:description", content: words.description },
    { property: "og:type", content: "website" },
    {
      property: "og:url",
      content: localizedUrl(site.language, site, words.sharedPath ?? path),
    },
    { property: "og:locale", content: OG_LOCALES[site.language] },
    ...LANGUAGES.filter((language) => language !== site.language).map(
      (language) => ({
        property: "og:locale:alternate",
        content: OG_LOCALES[language],
      }),
    ),
    { property: "og:site_name", content: SITE_NAME },
    ...shareImage(site, words.image ?? "/inicio"),
    ...LANGUAGES.map((language) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: language,
      href: localizedUrl(language, site, path),
    })),
    {
      tagName: "link",
      rel: "alternate",
      hrefLang: "x-default",
      href: localizedUrl(FALLBACK_LANGUAGE, site, path),
    },
  ];
}

/** Adds the site's name to a title, once. */
function withSite(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
}

/** The build renders one image for each `image` path and language. */
function shareImage({ publicUrl, language }: RootLoaderData, image: string) {
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
