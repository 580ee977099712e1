import { withoutWww } from "./host-parts.ts";

/** The parts of a link that say where it leads. */
export type Address = {
  /** In lower case, with "xn--" labels, without "www."; empty for "javascript:" and the like. */
  readonly host: string;
  readonly scheme: "https" | "http" | "mail" | "other";
  /** Written without a scheme. */
  readonly isBare: boolean;
  readonly hasPort: boolean;
  /** User name before an "@", with ":" for a password; empty without one and for mail. */
  readonly credentials: string;
};

/** Endings that make a bare word a link, besides two-letter and non-ASCII ones. */
const ENDINGS = new Set(
  `academy agency app art biz blog camp careers cat center cern click cloud club college
  com community company digital dev edu education email events expert foundation fun
  fund global gov group guide guru help host icu info int international institute lat
  life link live loan ltd media mil mobi money name net network news one online ong org
  page plus press pro rest run school services shop site social solutions space store
  study support team tech tips today top training university vip website wiki win work
  works world xyz zone`.split(/\s+/),
);

const BARE_HOST =
  /^(?:[\p{L}\p{M}\p{N}_-]{1,63}\.){1,20}([\p{L}\p{M}\p{N}-]{2,24})\.?(?::\d{1,5})?(?:[/?#\\].*)?$/su;
const BARE_IP = /^\d{1,3}(?:\.\d{1,3}){3}(?:[:/].*)$/s;

/** Parses a link with a scheme; null for an unknown scheme or an invalid URL. */
export function parseLink(link: string): Address | null {
  if (/^(?:javascript|data|vbscript|file|blob):/i.test(link))
    return { ...NO_PAGE, scheme: "other" };
  if (/^mailto:/i.test(link)) return readMail(link.slice(7));
  if (!/^https?:/i.test(link)) return null;
  const url = parseUrl(link);
  return (
    url && {
      host: hostName(url),
      scheme: url.protocol === "http:" ? "http" : "https",
      isBare: false,
      hasPort: url.port !== "",
      credentials: `${url.username}${url.password && ":"}`,
    }
  );
}

/** Parses a word as a link without scheme or a mail address; null for other words. */
export function parseBareLink(word: string): Address | null {
  const host = word.replace(/^[/\\]+/, "");
  const at = host.indexOf("@");
  if (at > 0 && !/[/?#\\]/.test(host.slice(0, at))) return readMail(host);
  if (!BARE_IP.test(host) && !hasHostShape(host)) return null;
  const address = parseLink(`https://${host}`);
  return address && { ...address, isBare: true };
}

const NO_PAGE = {
  host: "",
  isBare: false,
  hasPort: false,
  credentials: "",
} as const;

function readMail(mail: string): Address | null {
  const host = mail.slice(mail.lastIndexOf("@") + 1).replace(/[?#/\\].*$/s, "");
  if (!hasHostShape(host)) return null;
  const url = parseUrl(`https://${host}`);
  return url && { ...NO_PAGE, host: hostName(url), scheme: "mail" };
}

/** True for a possible host; "beca.Postula" is two sentences without a space. */
function hasHostShape(word: string): boolean {
  const ending = BARE_HOST.exec(word)?.[1];
  if (!ending || /^\d+$/.test(ending)) return false;
  if (/^\p{Lu}\p{Ll}/u.test(ending)) return false;
  const folded = ending.toLowerCase();
  return (
    /^[a-z]{2}$/.test(folded) ||
    /^xn--/.test(folded) ||
    /[^\p{ASCII}]/u.test(folded) ||
    ENDINGS.has(folded)
  );
}

function hostName(url: URL): string {
  return withoutWww(url.hostname.toLowerCase().replace(/\.+$/, ""));
}

function parseUrl(link: string): URL | null {
  try {
    const url = new URL(link);
    return url.hostname ? url : null;
  } catch {
    return null;
  }
}
