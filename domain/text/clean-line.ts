/** Control, separator, zero-width and direction characters, and lone surrogates. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/**
 * Untrusted text as one line: without characters that break or reverse it, cut to `max`
 * code points.
 */
export function cleanLine(text: string, max: number): string {
  const line = text
    .slice(0, max * 20)
    .replace(INVISIBLE, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...line].slice(0, max).join("").trim();
}
