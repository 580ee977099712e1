/** Characters; the rest of a longer text is ignored. */
export const MAX_TEXT = 20_000;

/** Invisible characters, and those that change the direction of text. */
const INVISIBLE =
  /[\p{Cf}\u115f\u1160\u17b4\u17b5\u3164\uffa0]|\u034f|[\ufe00-\ufe0f]/gu;

/** Characters that only choose how the emoji before them looks, as in "➡️" and "👩‍🎓". */
const EMOJI_JOINERS =
  /(\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|[\d#*](?=\ufe0f?\u20e3))[\ufe0e\ufe0f\u200d]+/gu;

const DOT = /\s?[[({]\s?(?:\.|dot|punto)\s?[\])}]\s?/gi;

/** Cuts a text at the limit and restores disguised addresses: "unam[.]mx", "hxxp", "&#46;". */
export function cleanText(text: string): string {
  return text
    .slice(0, MAX_TEXT)
    .replace(EMOJI_JOINERS, "$1")
    .replace(/&#(x?)([0-9a-f]{1,6});/gi, (whole, hex, digits) =>
      decodeEntity(whole, digits, hex ? 16 : 10),
    )
    .replace(/&amp;/gi, "&")
    .normalize("NFKC")
    .replace(DOT, ".")
    .replace(/hxxp/gi, "http")
    .replace(/\[:\]/g, ":")
    .replace(/\[@\]|\(@\)/g, "@");
}

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "");
}

/** True for a word with an invisible character between two visible ones. */
export function hidesCharacters(word: string): boolean {
  const inner = withoutEdges(word);
  return withoutInvisible(inner) !== inner;
}

function withoutEdges(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && !withoutInvisible(word[start] ?? "")) start += 1;
  while (end > start && !withoutInvisible(word[end - 1] ?? "")) end -= 1;
  return word.slice(start, end);
}

function decodeEntity(whole: string, digits: string, radix: number): string {
  const code = Number.parseInt(digits, radix);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
