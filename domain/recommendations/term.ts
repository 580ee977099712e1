import { stem, words } from "../text/fold.ts";

/** Words to match in texts, and their form. */
export type MatchTerm = {
  readonly text: string;
  /** " ingenieri civil ": the spaces prevent matches inside a word. */
  readonly key: string;
  /** True for proper names, which match whole words only: "noruego" is not "Noruega". */
  readonly isName: boolean;
};

/** A text prepared for term matching: without case and accents. */
export type TokenizedText = {
  /** Also without plural and gender. */
  readonly stems: string;
  readonly words: string;
};

/** Social sciences: a bare "ciencias" or "science" does not match them. */
const SOCIAL_SCIENCES =
  /cienci(?= (?:social|politic|human|economic|juridic|administrativ|empresarial|de la comunicacion|de la educacion) )|(?:social|political) (?=scienc )/g;

/** Separates texts, so that no term matches across two of them. */
const BORDER = "| ";

export function termFrom(text: string): MatchTerm {
  return { text: text.trim(), key: readText(text).stems, isName: false };
}

export function nameTermFrom(text: string): MatchTerm {
  return { text: text.trim(), key: readText(text).words, isName: true };
}

export function readText(...texts: ReadonlyArray<string>): TokenizedText {
  const tokenLists = texts.map(words);
  return {
    stems: tokenLists
      .map((tokens) => spaced(tokens.map(stem)))
      .join(BORDER)
      .replace(SOCIAL_SCIENCES, "$&_"),
    words: tokenLists.map(spaced).join(BORDER),
  };
}

function spaced(tokens: ReadonlyArray<string>): string {
  return ` ${tokens.join(" ")} `;
}

/** True when the text holds the term's words in sequence. A blank term never matches. */
export function containsTerm(
  { key, isName }: MatchTerm,
  text: TokenizedText,
): boolean {
  return key.length > 2 && (isName ? text.words : text.stems).includes(key);
}

/** One word of at most two letters, "TI" or "IT": in a sentence it is usually another word. */
export function isTiny({ key }: MatchTerm): boolean {
  return /^ \S{1,2} $/.test(key);
}
