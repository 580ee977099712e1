/** Control, direction and unassigned characters, and halves of surrogate pairs. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/**
 * A text of others as one line: without characters that break or turn it, at most `max`
 * characters, never cut within one.
 */
export function cleanLine(text: string, max: number): string {
  const line = text
    .slice(0, max * 20)
    .replace(UNSEEN, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...line].slice(0, max).join("").trim();
}
