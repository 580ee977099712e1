const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)$/i;
/** `URL` has already read other ways of writing an address in figures. */
const FIGURES = /^(\d+\.){3}\d+$|^\[/;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether a stranger may lead us there: http(s) on the usual port of a public name,
 * without credentials. `isTest` lets this machine itself in, on any port.
 */
export function isPublicAddress(url: URL, isTest: boolean): boolean {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password)
    return false;
  if (isTest && isLoopback(url.hostname)) return true;
  return url.port === "" && isPublicName(url.hostname);
}

/** Whether a host has a name in the public net. One in figures has none, and no site of use here goes by its figures. */
export function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  return name.includes(".") && !FIGURES.test(name) && !LOCAL_NAME.test(name);
}

export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/** A host as it is compared: "www.example.org" and "example.org" are one. */
export function bareHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}

const TRACKING =
  /^(utm_.*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igshid|mc_[ce]id|_hs(enc|mi))$/i;

/** What addresses of one page have in common: no scheme, "www.", fragment, tracking or last slash. */
export function canonicalLink(link: URL | string): string {
  const url = new URL(link);
  const query = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => new URLSearchParams([[name, value]]).toString())
    .toSorted()
    .join("&");
  const path = url.pathname.replace(/\/+$/, "");
  return `${bareHost(url.host)}${path}${query && `?${query}`}`;
}
