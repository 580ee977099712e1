import { root, words } from "../text/fold.ts";

/** Words to be found in texts, and how they are written. */
export type Term = {
  readonly text: string;
  /** " ingenieri civil ": the spaces keep it from being found in the middle of a word. */
  readonly roots: string;
};

/** Stands between texts, so that no term is found across two of them. */
const BORDER = "| ";

export function termFrom(text: string): Term {
  return { text: text.trim(), roots: rooted(text) };
}

/** Some texts as terms are looked for in them: case, accents, plural and gender fall away. */
export function rooted(...texts: ReadonlyArray<string>): string {
  return texts
    .map((text) => ` ${words(text).map(root).join(" ")} `)
    .join(BORDER);
}

/** Whether the term's words stand in the text one after the other. A blank term stands nowhere. */
export function stands({ roots }: Term, text: string): boolean {
  return roots.length > 2 && text.includes(roots);
}

/** One word of at most two letters, "TI" or "IT": in a sentence such a word is mostly another one. */
export function isTiny({ roots }: Term): boolean {
  return /^ \S{1,2} $/.test(roots);
}
