import { type Address, readAddress, readBareAddress } from "./address.ts";
import { hidesCharacters, withoutInvisible } from "./clean-text.ts";

export type FoundLink = Address & {
  /** As written, without invisible characters. */
  readonly written: string;
  /** Host that the text of the link names, when it is another one; else null. */
  readonly claimedHost: string | null;
  readonly hidesCharacters: boolean;
};

type Anchor = { readonly target: string; readonly text: string };

/** Characters that are read of a link. */
const MAX_LINK = 2048;

const MARKDOWN_LINK = /\[([^[\]]{0,300})\]\(\s{0,9}<?([^()\s<>]{1,2000})/g;
const HTML_ANCHOR = /<a\b([^<>]{0,4000})>((?:(?!<\/?a\b)[\s\S]){0,500})/gi;
const HREF = /href\s{0,9}=\s{0,9}["']?([^"'\s]+)/i;
const SCHEME = /https?:[/\\]{1,3}|https?%3a%2f%2f/gi;
const NO_WEB = /^(?:javascript|data|vbscript|file|blob|mailto):./i;
const TRAILING = /[.,;:!?)\]}'’…*_~"]+$/;
const LEADING = /^[([{*_~'‘"¿¡]+/;

/** Every link and mail address of a cleaned text, each once, with those inside links. */
export function findLinks(text: string): ReadonlyArray<FoundLink> {
  const { anchors, rest } = takeAnchors(text);
  const found = [
    ...anchors.flatMap(linksOfAnchor),
    ...rest.split(/[\s<>"`«»“”]+/).flatMap(linksOfWord),
  ];
  return [...new Map(found.map((link) => [linkKey(link), link])).values()];
}

function linkKey(link: FoundLink): string {
  return JSON.stringify({ ...link, written: "" });
}

/** Links of Markdown and HTML, and the text without them. */
function takeAnchors(text: string): {
  anchors: ReadonlyArray<Anchor>;
  rest: string;
} {
  const anchors: Array<Anchor> = [];
  const rest = text
    .replace(MARKDOWN_LINK, (_, shown: string, target: string) => {
      anchors.push({ text: shown, target });
      return " ";
    })
    .replace(HTML_ANCHOR, (_, attributes: string, shown: string) => {
      const target = HREF.exec(attributes)?.[1];
      if (!target) return ` ${shown}`;
      anchors.push({ target, text: shown.replace(/<[^<>]*>/g, "") });
      return " ";
    });
  return { anchors, rest };
}

/** The target, with the host that the text names first; other links of the text by themselves. */
function linksOfAnchor({ target, text }: Anchor): ReadonlyArray<FoundLink> {
  const shown = text.split(/\s+/).flatMap(linksOfWord);
  const links = linksOfWord(target);
  if (links.length === 0) return shown;
  const [claim, ...others] = shown;
  const claimed = claim?.host ?? null;
  return [
    ...links.map((link) => ({
      ...link,
      claimedHost: claimed === link.host ? null : (claimed ?? link.claimedHost),
    })),
    ...others,
  ];
}

/** The links of a word: usually none or one, more when a link carries another. */
function linksOfWord(word: string): ReadonlyArray<FoundLink> {
  const clean = withoutInvisible(word);
  if (!/[.:]/.test(clean)) return [];
  const starts = [...clean.matchAll(SCHEME)].map(({ index }) => index);
  const first = starts[0] ?? clean.length;
  const bare = clean.slice(0, first);
  const opensNoPage = NO_WEB.test(clean);
  const written = [
    ...(opensNoPage ? [[clean, readAddress(clean)] as const] : []),
    ...(opensNoPage ? [] : bareParts(bare)).map(
      (part) => [part, readBareAddress(part)] as const,
    ),
    ...starts.map((start) => {
      const longest = clean.slice(start, start + MAX_LINK);
      const link = decoded(longest).replace(TRAILING, "");
      return [link, readAddress(link)] as const;
    }),
  ];
  const hides = hidesCharacters(word);
  return written.flatMap(([part, address]) =>
    address
      ? {
          ...address,
          written: part,
          claimedHost: readBareAddress(address.credentials)?.host ?? null,
          hidesCharacters: hides,
        }
      : [],
  );
}

/** Parts of a word that may be links without "https://". */
function bareParts(text: string): ReadonlyArray<string> {
  return text
    .split(/[()[\]{}|,;'=&]+/)
    .map((part) => part.replace(LEADING, "").replace(TRAILING, ""))
    .filter((part) => part.includes("."));
}

function decoded(link: string): string {
  if (!/^https?%3a/i.test(link)) return link;
  try {
    return decodeURIComponent(link.replace(/&.*$/s, ""));
  } catch {
    return link.replace(/%3a/i, ":").replace(/%2f/gi, "/");
  }
}
