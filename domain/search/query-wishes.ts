import { stem, stemExpression, stemSet, words } from "../text/fold.ts";
import { countryWish, GOING, type Token } from "./country-wish.ts";
import { FOREIGNER, PURPOSE, refineWish } from "./query-grammar.ts";
import {
  COUNTRY_WORDS,
  MAX_EXPRESSION,
  WISHES,
  type Wish,
} from "./query-lexicon.ts";

/** A wish with the words that say it. */
export type WordedWish = Wish & {
  /** The words as typed. */
  readonly typed: string;
  /** The query without them, for removing the filter. */
  readonly without: string;
};

export type ReadQuery = {
  readonly wishes: ReadonlyArray<WordedWish>;
  /** The query without negations, ages and expressions such as "no tengo dinero". */
  readonly words: string;
  /** Stems of the words that a filter replaces: fields of study and "doctorado" stay as text. */
  readonly filtered: ReadonlySet<string>;
};

/** Maximum distance, in words, of the negated word: "sin inglés", "no sé inglés". */
const REACH = 5;
const NEGATIONS = stemSet("sin no ni without dont not");
const BETWEEN = stemSet(
  "se saber hablo hablar tener tengo nada de mucho muy buen bien pida piden pidan pide pedir necesito necesitar a el la un una any speak know i do le entiendo minimo examen prueba nivel que",
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
/** Wishes whose expressions are not searched as text. */
const PHRASED = new Set([
  "necesidad",
  "gratis",
  "principiantes",
  "estudiar-fuera",
  "aprender",
  "completa",
]);
const DEGREE = stemSet("doctorado phd");
const LANGUAGE = stemSet(`ingles english ${OTHER_LANGUAGES}`);
const LEARNING = stemSet(
  "aprender aprendo practicar mejorar empezar curso clase learn practice improve",
);
const AGE = stemSet("años year");
const UNIVERSITY_OR_FACULTY = stemSet("universidad uni university facultad");

/** True for a place inside the name of an item from elsewhere. */
export type IsPartOfName = (place: {
  /** Stems of the whole query; those of the place are `length` stems from `at` on. */
  readonly stems: ReadonlyArray<string>;
  readonly at: number;
  readonly length: number;
  readonly country: string;
}) => boolean;

/** Reads filters out of a query, such as kinds, countries, levels, cost and negations. */
export function readQueryWishes(
  query: string,
  isPartOfName: IsPartOfName = () => false,
): ReadQuery {
  const tokens = tokenize(query);
  const wishes: Array<WordedWish> = [];
  const excluded = new Set<number>();
  for (let at = 0; at < tokens.length; ) {
    const found = wishAt(tokens, at, isPartOfName);
    for (const wish of found?.wishes ?? [])
      wishes.push({ ...wish, ...span(tokens, at, found?.length ?? 1) });
    if (found && (found.isExcluded || isPhrase(found)))
      for (let each = at; each < at + found.length; each += 1)
        excluded.add(each);
    at += found?.length ?? 1;
  }
  // A query about preparing for a contest seeks problems, not contests.
  const isPractice = wishes.some(({ value }) => value === "practica");
  const hasSubject = wishes.some(({ name }) => name === "area");
  // An exchange is between universities: the query does not seek a university.
  const isExchange = wishes.some(({ value }) => value === "intercambio");
  const remaining = tokens.filter((_, at) => !excluded.has(at));
  return {
    wishes: firstOfEach(withDegree(wishes)).filter(
      ({ name, value }) =>
        name !== "tema" &&
        (value !== "aprender" || hasSubject) &&
        (value !== "competencias" || !isPractice) &&
        (value !== "universidades" || !isExchange),
    ),
    words: remaining.map(({ typed }) => typed).join(" "),
    filtered: new Set(
      wishes
        .filter((wish) => replacesWords(wish))
        .flatMap(({ typed }) => words(typed).map(stem)),
    ),
  };
}

/** A scholarship for university is one for a first degree, where no level is named. */
function withDegree(
  wishes: ReadonlyArray<WordedWish>,
): ReadonlyArray<WordedWish> {
  const purpose = wishes.find(({ value }) => value === PURPOSE);
  const isForAward = wishes.some(({ value }) => value === "becas");
  return purpose &&
    isForAward &&
    UNIVERSITY_OR_FACULTY.has(stemExpression(purpose.typed))
    ? [...wishes, { ...purpose, name: "nivel", value: "licenciatura" }]
    : wishes;
}

/**
 * False for fields of study, for topics except `PURPOSE`, and for a doctorate, whose filter
 * also has items for a master's only.
 */
function replacesWords({ name, value, typed }: WordedWish): boolean {
  const stems = words(typed).map(stem);
  if (DEGREE.has(stems.join(" "))) return false;
  if (name === "catalogo" && isSubject(stems)) return false;
  return value === PURPOSE || !["area", "tema"].includes(name);
}

/** A query as words only. */
export function plainQuery(query: string): ReadQuery {
  return { wishes: [], words: query, filtered: new Set() };
}

/** True when the words name a field of study. */
export function isSubject(stems: ReadonlyArray<string>): boolean {
  return (
    WISHES.get(stems.join(" "))?.some(({ name }) => name === "area") ?? false
  );
}

/** True for an expression such as "no tengo dinero", which no text contains. */
function isPhrase(found: WishAt): boolean {
  return (
    found.length > 1 && found.wishes.some(({ value }) => PHRASED.has(value))
  );
}

type WishAt = {
  readonly wishes: ReadonlyArray<Wish>;
  readonly length: number;
  readonly isExcluded?: boolean;
};

function wishAt(
  tokens: ReadonlyArray<Token>,
  at: number,
  isPartOfName: IsPartOfName,
): WishAt | null {
  // "17 años": an age, which is not searched as text.
  if (
    /^\d{2}$/.test(tokens[at]?.stem ?? "") &&
    AGE.has(tokens[at + 1]?.stem ?? "")
  )
    return { wishes: [], length: 2, isExcluded: true };
  const negation = negationAt(tokens, at);
  if (negation) return negation;
  for (let length = MAX_EXPRESSION; length > 0; length -= 1) {
    if (at + length > tokens.length) continue;
    const key = tokens
      .slice(at, at + length)
      .map((token) => token.stem)
      .join(" ");
    const wishes = WISHES.get(key);
    if (wishes) {
      const before = tokens.slice(0, at).map((token) => token.stem);
      return {
        wishes: wishes.map((wish) =>
          refineWish(wish, {
            typed: tokens[at]?.typed ?? "",
            before,
            after: tokens.slice(at + length).map((token) => token.stem),
          }),
        ),
        length,
      };
    }
    const country = COUNTRY_WORDS.get(key);
    const stems = tokens.map((token) => token.stem);
    if (country && !isPartOfName({ stems, at, length, country }))
      return { wishes: [countryWish(country, tokens, at)], length };
  }
  return null;
}

function negationAt(tokens: ReadonlyArray<Token>, at: number): WishAt | null {
  if (!NEGATIONS.has(tokens[at]?.stem ?? "")) return null;
  for (let next = at + 1; next <= at + REACH; next += 1) {
    const word = tokens[next]?.stem;
    if (word === undefined) return null;
    const value =
      LANGUAGE.has(word) && wantsToLearn(tokens)
        ? undefined
        : NEGATABLE.get(word);
    const length = next - at + 1;
    if (value)
      return {
        wishes: [{ name: "condicion", value }],
        length,
        isExcluded: true,
      };
    if (!BETWEEN.has(word)) return null;
  }
  return null;
}

/** "No sé inglés y quiero aprender" asks for English. */
function wantsToLearn(tokens: ReadonlyArray<Token>): boolean {
  return (
    tokens.some((token) => LEARNING.has(token.stem)) &&
    !tokens.some((token) => GOING.has(token.stem))
  );
}

function span(tokens: ReadonlyArray<Token>, at: number, length: number) {
  const text = (some: ReadonlyArray<Token>) =>
    some.map(({ typed }) => typed).join(" ");
  return {
    typed: text(tokens.slice(at, at + length)),
    without: text([...tokens.slice(0, at), ...tokens.slice(at + length)]),
  };
}

/**
 * The first value of each filter, as a page has one per filter; `condicion` may have
 * several. Beside a destination, "extranjeros" and "en el extranjero" say that the user is
 * a foreigner.
 */
function firstOfEach(
  wishes: ReadonlyArray<WordedWish>,
): ReadonlyArray<WordedWish> {
  const key = ({ name, value }: Wish) =>
    name === "condicion" ? `${name} ${value}` : name;
  const isAbroad = ({ value }: Wish) => value === "fuera";
  const hasPlace = wishes.some(
    (wish) => wish.name === "donde" && !isAbroad(wish),
  );
  const specific = wishes.map((wish) =>
    hasPlace && isAbroad(wish) ? { ...wish, name: FOREIGNER } : wish,
  );
  return [
    ...new Map(
      specific.toReversed().map((wish) => [key(wish), wish] as const),
    ).values(),
  ].toReversed();
}

function tokenize(query: string): ReadonlyArray<Token> {
  return (query.normalize("NFC").match(/[cC]\+\+|[\p{L}\p{N}]+/gu) ?? []).map(
    (typed) => ({ typed, stem: words(typed).map(stem).join("") }),
  );
}
