import { type Address, parseBareLink, parseLink } from "./address.ts";
import { hidesCharacters, withoutInvisible } from "./clean-text.ts";

export type FoundLink = Address & {
  /** As written, but decoded and without invisible characters. */
  readonly written: string;
  /** Another host that the link's text or credentials name; else null. */
  readonly claimedHost: string | null;
  readonly hidesCharacters: boolean;
};

/** Maximum characters of a link with a scheme; the rest is ignored. */
const MAX_LINK = 2048;

const MARKDOWN_LINK = /\[([^[\]]{0,300})\]\(\s{0,9}<?([^()\s<>]{1,2000})/g;
/** The anchor text is cut between words, so that no link is cut in two. */
const HTML_ANCHOR =
  /<a\b([^<>]{0,4000})>((?:(?!<\/?a\b)[\s\S]){0,500})(?=[\s<]|$)/gi;
const ATTRIBUTE =
  /([^\s"'=/]{1,100})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;
/** An image opens no page; newsletters hold many. */
const IMAGE_SOURCE =
  /(<img\b[^<>]{0,2000}?\s)src(?:set)?\s{0,9}=\s{0,9}(?:"[^"<>]*"|'[^'<>]*')/gi;
const BLOCK_TAG = /<\/?(?:br|div|h[1-6]|li|[ou]l|p|t[dhr]|table)\b[^<>]*>/gi;
const TAG = /<[^<>]*>/g;
const SEPARATOR = /[\s<>"`«»“”]+/;
const SCHEME = /https?:[/\\]{1,3}|https?%3a%2f%2f/gi;
const NO_WEB = /^(?:javascript|data|vbscript|file|blob|mailto):./i;
/** Emoji, arrows, bullets and long dashes. */
const SYMBOL = String.raw`\p{Extended_Pictographic}\p{So}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u2010-\u2015\u2022-\u2027\u2190-\u21ff\u2500-\u2bff`;
/** Follows a digit, as in "1⃣". */
const KEYCAP = "\u20e3";
const TRAILING = new RegExp(String.raw`[.,;:!?)\]}'’*_~"${SYMBOL}-]`, "u");
const LEADING = new RegExp(
  String.raw`^(?:[.([{*_~'‘"¿¡${SYMBOL}-]|[\d#*]${KEYCAP})+`,
  "u",
);
const SYMBOLS = new RegExp(String.raw`[${SYMBOL}]|[\d#*]${KEYCAP}`, "gu");
/** Symbols inside an address: a browser reads "unam.mx❤.ws" as a page of "ws". */
const INNER_SYMBOLS = new RegExp(
  String.raw`[\p{L}\p{N}](?:[${SYMBOL}]|[\d#*]${KEYCAP})+[.@][\p{L}\p{N}]`,
  "u",
);
const BETWEEN_BARE_LINKS = /[()[\]{}|,;'=&]+/;
/** "Link:" before an address without a scheme. */
const LABEL = /^[^.:@/\\]{1,30}:(?![\d/\\])/;

/** Distinct links and mail addresses of a cleaned text, including links inside links. */
export function findLinks(text: string): ReadonlyArray<FoundLink> {
  const { anchors, rest } = takeAnchors(text.replace(IMAGE_SOURCE, "$1"));
  const found = [...anchors, ...linksInText(rest)];
  return [...new Map(found.map((link) => [linkKey(link), link])).values()];
}

function linksInText(text: string): ReadonlyArray<FoundLink> {
  return text.split(SEPARATOR).flatMap(linksInWord);
}

function linkKey(link: FoundLink): string {
  return JSON.stringify({ ...link, written: "" });
}

/** Links of Markdown and HTML, and the text without their targets. */
function takeAnchors(text: string): {
  anchors: ReadonlyArray<FoundLink>;
  rest: string;
} {
  const anchors: Array<FoundLink> = [];
  const replaceLink = (target: string, shown: string, attributes = "") => {
    const links = linksInWord(target);
    if (links.length === 0) return ` ${attributes} ${target} ${shown} `;
    const plain = shown.replace(BLOCK_TAG, " ").replace(TAG, "");
    anchors.push(...links.map((link) => withClaim(link, plain)));
    return [attributes, plain, ...(shown.match(TAG) ?? []), ""].join(" ");
  };
  const rest = text
    .replace(MARKDOWN_LINK, (_, shown: string, target: string) =>
      replaceLink(target, shown),
    )
    .replace(HTML_ANCHOR, (_, attributes: string, shown: string) => {
      const { target, others } = readAttributes(attributes);
      return replaceLink(target, shown, others);
    });
  return { anchors, rest };
}

/** The first `href`, as a browser reads it, and the attributes without it. */
function readAttributes(attributes: string): {
  readonly target: string;
  readonly others: string;
} {
  const href = [...attributes.matchAll(ATTRIBUTE)].find(
    ([, name]) => name?.toLowerCase() === "href",
  );
  if (!href) return { target: "", others: attributes };
  const [whole, , ...values] = href;
  const value = values.find((each) => each !== undefined) ?? "";
  return {
    target: value.replace(/[\t\n\r]/g, "").trim(),
    others: attributes.replace(whole, " "),
  };
}

/** Sets `claimedHost` to the first host in the link's text, if it differs. */
function withClaim(link: FoundLink, text: string): FoundLink {
  const claimed = linksInText(text)[0]?.host ?? null;
  return {
    ...link,
    claimedHost: claimed === link.host ? null : (claimed ?? link.claimedHost),
  };
}

/** The links of a word: usually none or one, more when a link carries another. */
function linksInWord(word: string): ReadonlyArray<FoundLink> {
  const clean = withoutInvisible(word);
  if (!/[.:]/.test(clean)) return [];
  const starts = [...clean.matchAll(SCHEME)].map(({ index }) => index);
  const first = starts[0] ?? clean.length;
  const bare = clean.slice(0, first);
  const opensNoPage = NO_WEB.test(clean);
  const written = [
    ...(opensNoPage ? [[clean, parseLink(clean)] as const] : []),
    ...(opensNoPage ? [] : bareParts(bare)).map(
      (part) => [part, parseBarePart(part)] as const,
    ),
    ...starts.map((start) => {
      const encoded = clean.slice(start, start + MAX_LINK);
      const link = withoutTrailing(decodeLink(encoded));
      return [link, parseLink(link)] as const;
    }),
  ];
  const hides = hidesCharacters(word);
  return written.flatMap(([part, address]) =>
    address
      ? {
          ...address,
          written: part,
          claimedHost: parseBareLink(address.credentials)?.host ?? null,
          hidesCharacters: hides,
        }
      : [],
  );
}

/** Parts of a word that may be links without "https://", with and without inner symbols. */
function bareParts(text: string): ReadonlyArray<string> {
  const parts = text.replace(SYMBOLS, ",").split(BETWEEN_BARE_LINKS);
  return (INNER_SYMBOLS.test(text) ? [...parts, text] : parts)
    .map((part) =>
      withoutTrailing(part.replace(LABEL, "").replace(LEADING, "")),
    )
    .filter((part) => part.includes("."));
}

/** Symbols count as letters, as in a browser. */
function parseBarePart(part: string): Address | null {
  const bare = parseBareLink(part);
  if (bare || !parseBareLink(part.replace(SYMBOLS, "x"))) return bare;
  const link = parseLink(`https://${part}`);
  return link && { ...link, isBare: true };
}

/** A loop: an expression for the end takes quadratic time. */
function withoutTrailing(text: string): string {
  const characters = [...text];
  let end = characters.length;
  while (end > 0) {
    const last = characters[end - 1] ?? "";
    if (last === KEYCAP) end -= 2;
    else if (TRAILING.test(last)) end -= 1;
    else break;
  }
  return characters.slice(0, Math.max(0, end)).join("");
}

function decodeLink(link: string): string {
  if (!/^https?%3a/i.test(link)) return link;
  try {
    return decodeURIComponent(link.replace(/&.*$/s, ""));
  } catch {
    return link.replace(/%3a/i, ":").replace(/%2f/gi, "/");
  }
}
