import { decode } from "html-entities";

/** Characters; the rest is ignored. */
const MAX_INPUT = 8_000;
const MAX_PASSES = 10;

const INVISIBLE_ELEMENT =
  /<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const BLOCK_TAG =
  /<\/?(?:p|br|div|li|ul|ol|h[1-6]|td|tr|table|section|article)\b[^<>]*>/gi;
const TAG = /<\/?[a-z!?][^<>]*(?:>|$|(?=<))/gi;

/**
 * Converts untrusted HTML to plain text: strips tags, decodes entities once, removes control
 * and direction characters and cuts to `most` characters. Gives "" for other types.
 */
export function plainText(html: unknown, most: number): string {
  if (typeof html !== "string") return "";
  const text = decode(stripTags(html.slice(0, MAX_INPUT)))
    .replace(/\p{Cc}/gu, " ")
    .replace(/[\p{Cf}\p{Cs}\uFFFD]/gu, "")
    .replace(/\[\s*…\s*\]/g, "…")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
  return cut(text, most);
}

/** Repeats the removal: a tag may be hidden in another. */
function stripTags(html: string): string {
  let text = html.replace(INVISIBLE_ELEMENT, " ");
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const stripped = text.replace(BLOCK_TAG, " ").replace(TAG, "");
    if (stripped === text) return text;
    text = stripped;
  }
  return text.replaceAll("<", "");
}

/** Cuts by Unicode characters, so that none is split. */
function cut(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}
