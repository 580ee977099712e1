/** Letters that the typeface lacks and Unicode cannot decompose. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  "‐": "-",
  "‑": "-",
  "―": "—",
  "→": "–",
  "←": "–",
  "↔": "–",
};

/**
 * The text without the letters that are missing in the typeface: each loses its accents,
 * is substituted, or is dropped, so that no empty box is drawn. Removes invisible
 * characters and repeated spaces too.
 */
export function replaceMissingLetters(
  text: string,
  missing: ReadonlyArray<string>,
): string {
  return [...text.normalize("NFC").replace(/\s+/gu, " ")]
    .map((letter) => (missing.includes(letter) ? substitute(letter) : letter))
    .join("")
    .replace(/(?!\u00a0)[\p{M}\p{C}]/gu, "")
    .replace(/ +/g, " ")
    .trim();
}

/** Plain Latin letters, digits and dashes at most, which every font has. */
function substitute(letter: string): string {
  const plain = SUBSTITUTES[letter] ?? letter.normalize("NFKD");
  return plain.replace(/[^\p{Script=Latin}\d–—-]/gu, "");
}
