/** Lower case without accents. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a text, folded. */
export function wordsOf(text: string): ReadonlyArray<string> {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What stands in a question and says nothing of what is sought. */
const FAINT = new Set(
  wordsOf(
    `a al con como cual cuales de del desde donde e el en es esta este esto hay la las lo los me mi mis o para pero
     por que quiero quisiera se si sin sobre son su sus tu un una unas unos y ya yo
     buscar busco necesito estudiar estudio estudiante estudiantes mejor mejores
     an and are for from how i in is my of on or the to what where which with
     best find get looking need student students study want`,
  ),
);

/** The words that matter, each once; all of them where none does. */
export function tellingWords(text: string): ReadonlyArray<string> {
  const all = [...new Set(wordsOf(text))];
  const telling = all.filter((word) => !FAINT.has(word));
  return telling.length > 0 ? telling : all;
}

/**
 * "becas" and "beca", "courses" and "course", "universities" and "university" are one word.
 * An ending goes whole: where "-es" is more than one and where only "-s" is cannot be told.
 */
export function stem(word: string): string {
  if (word.length < 5) return word.length < 4 ? word : word.replace(/e$/, "");
  const short = word.replace(/(?<!s)s$/, "").replace(/e$/, "");
  return short.length < 4 ? short : short.replace(/y$/, "i");
}

/** Words as `holdsName` reads them: " una beca completa ". */
export function stemmed(text: string): string {
  return ` ${wordsOf(text).map(stem).join(" ")} `;
}

/** Whether a stemmed text holds a name, of one word or of several that stand together. */
export function holdsName(text: string, name: string): boolean {
  return text.includes(` ${name} `);
}

/** By code units of the folded text: the same on every machine. */
export function compare(one: string, other: string): number {
  const [a, b] = [fold(one), fold(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}
