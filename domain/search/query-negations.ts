import { stem, stemSet } from "../text/fold.ts";
import { GOING, type Token } from "./country-wish.ts";

/** Maximum distance, in words, of the negated word: "sin inglés", "no sé inglés". */
const REACH = 5;
const NEGATIONS = stemSet("sin no ni without dont not sem nao");
const BETWEEN = stemSet(
  "se saber hablo hablar tener tengo nada de mucho muy buen bien pida piden pidan pide pedir necesito necesitar a el la un una any speak know i do le entiendo minimo examen prueba nivel que certificado certificacion constancia comprobante acreditar certificar dominar dominio falar sei saber",
);
const OTHER_LANGUAGES =
  "japones coreano aleman frances portugues italiano chino mandarin ruso arabe turco hungaro rumano holandes neerlandes sueco noruego danes finlandes polaco checo griego hebreo japanese korean german french portuguese italian chinese russian arabic turkish hungarian romanian dutch";
/** Values of `condicion` by the word that is negated. */
const NEGATABLE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ingles: "sin-ingles",
    english: "sin-ingles",
    examen: "sin-examen",
    exam: "sin-examen",
    promedio: "sin-promedio",
    calificacion: "sin-promedio",
    gpa: "sin-promedio",
    toefl: "sin-ingles",
    ielts: "sin-ingles",
    gmat: "sin-examen",
    gre: "sin-examen",
    sat: "sin-examen",
    ...Object.fromEntries(
      OTHER_LANGUAGES.split(" ").map((language) => [language, "sin-idioma"]),
    ),
  }).map(([word, value]) => [stem(word), value]),
);
const LANGUAGE = stemSet(`ingles english ${OTHER_LANGUAGES}`);
const LEARNING = stemSet(
  "aprender aprendo practicar mejorar empezar curso clase learn practice improve",
);

/** "Sin inglés", "no sé inglés": a value of `condicion`, and the number of words. */
export function findNegation(
  tokens: ReadonlyArray<Token>,
  at: number,
): { readonly value: string; readonly length: number } | null {
  if (!NEGATIONS.has(tokens[at]?.stem ?? "")) return null;
  for (let next = at + 1; next <= at + REACH; next += 1) {
    const word = tokens[next]?.stem;
    if (word === undefined) return null;
    const value =
      LANGUAGE.has(word) && wantsToLearn(tokens)
        ? undefined
        : NEGATABLE.get(word);
    const length = next - at + 1;
    if (value) return { value, length };
    if (!BETWEEN.has(word)) return null;
  }
  return null;
}

/** "No sé inglés y quiero aprender" asks for English. */
function wantsToLearn(tokens: ReadonlyArray<Token>): boolean {
  return (
    tokens.some((token) => LEARNING.has(token.stem)) &&
    !tokens.some((token) => GOING.has(token.stem) && !LEARNING.has(token.stem))
  );
}
