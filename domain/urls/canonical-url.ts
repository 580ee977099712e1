/** Tracking parameters, which do not change the page. */
const TRACKING =
  /^(utm_\w*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igshid|mc_[ce]id|_hs(enc|mi)|ref)$/i;

/**
 * The URL that identifies an external page, in favourites too: without tracking parameters
 * and fragment, unless the fragment is a path ("#/" or "#!/"). Null for an invalid or
 * non-http(s) link.
 */
export function canonicalUrl(link: string): string | null {
  if (!/^https?:/i.test(link) || !URL.canParse(link)) return null;
  const url = new URL(link);
  if (!/^#!?\//.test(url.hash)) url.hash = "";
  for (const name of [...url.searchParams.keys()])
    if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href;
}

/**
 * Key that is equal for URLs of one page: the canonical URL without scheme, "www." and
 * trailing slashes, with parameters sorted. An invalid link is its own key.
 */
export function urlKey(link: string): string {
  const canonical = canonicalUrl(link);
  if (canonical === null) return link;
  const url = new URL(canonical);
  url.searchParams.sort();
  const host = url.host.replace(/^www\./, "");
  return `${host}${url.pathname.replace(/\/+$/, "")}${url.search}${url.hash}`;
}
