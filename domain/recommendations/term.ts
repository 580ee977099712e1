import { root, words } from "../text/fold.ts";

/** Words to be found in texts, and how they are written. */
export type Term = {
  readonly text: string;
  /** " ingenieri civil ": the spaces keep it from being found in the middle of a word. */
  readonly key: string;
  /** True for proper names, which are compared as whole words: "noruego" is not "Noruega". */
  readonly isName: boolean;
};

/** A text as terms are looked for in it: case and accents fall away. */
export type ReadText = {
  /** Without plural and gender too. */
  readonly stems: string;
  readonly words: string;
};

/** Stands between texts, so that no term is found across two of them. */
const BORDER = "| ";

export function termFrom(text: string): Term {
  return { text: text.trim(), key: readText(text).stems, isName: false };
}

export function nameTermFrom(text: string): Term {
  return { text: text.trim(), key: readText(text).words, isName: true };
}

export function readText(...texts: ReadonlyArray<string>): ReadText {
  const tokens = texts.map(words);
  return {
    stems: tokens.map((some) => spaced(some.map(root))).join(BORDER),
    words: tokens.map(spaced).join(BORDER),
  };
}

function spaced(tokens: ReadonlyArray<string>): string {
  return ` ${tokens.join(" ")} `;
}

/** Whether the term's words stand in the text one after the other. A blank term stands nowhere. */
export function stands({ key, isName }: Term, text: ReadText): boolean {
  return key.length > 2 && (isName ? text.words : text.stems).includes(key);
}

/** One word of at most two letters, "TI" or "IT": in a sentence such a word is mostly another one. */
export function isTiny({ key }: Term): boolean {
  return /^ \S{1,2} $/.test(key);
}
