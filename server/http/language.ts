import {
  FALLBACK_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  type Language,
  supportedLanguage,
} from "#locales/languages.ts";

/**
 * The part of the specification's detection order (§9) that a server sees: query
 * string, cookie, browser language; else Spanish.
 */
export function requestLanguage(
  query: URLSearchParams,
  cookieHeader: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  return (
    supportedLanguage(query.get(LANGUAGE_PARAMETER) ?? "") ??
    supportedLanguage(cookieValue(cookieHeader, LANGUAGE_COOKIE)) ??
    preferredLanguage(acceptLanguage) ??
    FALLBACK_LANGUAGE
  );
}

/** `requestLanguage` of a request with an absolute URL. */
export function readLanguage({ url, headers }: Request): Language {
  return requestLanguage(
    new URL(url).searchParams,
    headers.get("cookie") ?? undefined,
    headers.get("accept-language") ?? undefined,
  );
}

function cookieValue(header: string | undefined, name: string): string {
  const pair = header
    ?.split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? "";
}

/** The supported language of most weight among the first 20 of an Accept-Language header. */
function preferredLanguage(header = ""): Language | undefined {
  return header
    .split(",")
    .slice(0, 20)
    .map((part) => {
      const [tag = "", quality] = part.split(/\s*;\s*q=/i);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .flatMap(({ tag }) => supportedLanguage(tag) ?? [])[0];
}
