import { stem, stemExpression, stemSet, words } from "../text/fold.ts";
import {
  countryWish,
  findNationality,
  isCommonNoun,
  type Token,
} from "./country-wish.ts";
import { findClosingMonth } from "./query-dates.ts";
import { findGrade } from "./query-grades.ts";
import { FOREIGNER, PURPOSE, refineWish } from "./query-grammar.ts";
import {
  COUNTRY_WORDS,
  MAX_EXPRESSION,
  WISHES,
  type Wish,
  type WishAt,
} from "./query-lexicon.ts";
import { findNegation } from "./query-negations.ts";
import { countAgeWords, isAboutSearcher } from "./query-persons.ts";

/** A filter with the words of the query that express it. */
export type LocatedWish = Wish & {
  /** The words as typed. */
  readonly typed: string;
  /** The query without them, for removing the filter. */
  readonly without: string;
};

export type ParsedQuery = {
  readonly wishes: ReadonlyArray<LocatedWish>;
  /** The query without negations, ages, school grades and expressions such as "no tengo dinero". */
  readonly words: string;
  /**
   * Stems that a filter covers: optional in the text search. Excludes fields of study and
   * "doctorado".
   */
  readonly filtered: ReadonlySet<string>;
};

/** Values whose expressions of several words are removed from the text; "gratis" stays. */
const REMOVED_PHRASE_VALUES = new Set([
  "necesidad",
  "gratis",
  "principiantes",
  "estudiar-fuera",
  "aprender",
  "completa",
]);
/** Topics whose words are optional: "¿cómo pido la beca?", "becas para centroamericanos". */
const OPTIONAL_TOPICS = new Set([
  PURPOSE,
  "tramite",
  "region",
  "persona",
  "avance",
  "cierre",
]);
const PLACE_NAMES = ["pais", "donde"];
const DOCTORATE = stemSet("doctorado phd");
/** Expressions for universities in general, unlike careers. */
const UNIVERSITY_EXPRESSIONS = new Set(
  [
    ..."universidad uni university faculdade facultad facu campus".split(" "),
    "quiero ser",
    "carrera de",
    "donde estudiar",
  ].map(stemExpression),
);
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
): ParsedQuery {
  const tokens = tokenize(query);
  const wishes: Array<LocatedWish> = [];
  const removed = new Set<number>();
  for (let at = 0; at < tokens.length; ) {
    const found = wishAt(tokens, at, isPartOfName);
    for (const wish of found?.wishes ?? [])
      wishes.push({ ...wish, ...span(tokens, at, found?.length ?? 1) });
    if (found && (found.isRemovedFromText || isPhrase(found)))
      for (let each = at; each < at + found.length; each += 1)
        removed.add(each);
    at += found?.length ?? 1;
  }
  // A query about preparing for a contest seeks problems, not contests.
  const isPractice = wishes.some(({ value }) => value === "practica");
  const hasSubject = wishes.some(({ name }) => name === "area");
  // An exchange is between universities: the query does not seek a university.
  const isExchange = wishes.some(({ value }) => value === "intercambio");
  const hasPlace = wishes.some(({ name }) => PLACE_NAMES.includes(name));
  const hasOpportunity = wishes.some(({ value }) => value === "oportunidades");
  const remaining = tokens.filter((_, at) => !removed.has(at));
  return {
    wishes: firstOfEach(addUndergraduateLevel(withoutCareers(wishes))).filter(
      ({ name, value }) =>
        name !== "tema" &&
        (value !== "aprender" || hasSubject) &&
        (value !== "competencias" || !isPractice) &&
        (value !== "universidades" || !isExchange),
    ),
    words: remaining.map(({ typed }) => typed).join(" "),
    filtered: new Set(
      wishes
        .filter((wish) => replacesWords(wish, hasPlace, hasOpportunity))
        .flatMap(({ typed }) => words(typed).map(stem)),
    ),
  };
}

/** Adds `licenciatura` to "beca universidad"; a level that the query names comes first. */
function addUndergraduateLevel(
  wishes: ReadonlyArray<LocatedWish>,
): ReadonlyArray<LocatedWish> {
  const purpose = wishes.find(({ value }) => value === PURPOSE);
  const isForAward = wishes.some(({ value }) => value === "becas");
  return purpose &&
    isForAward &&
    UNIVERSITY_OR_FACULTY.has(stemExpression(purpose.typed))
    ? [...wishes, { ...purpose, name: "nivel", value: "licenciatura" }]
    : wishes;
}

/**
 * False for fields of study, for topics except `OPTIONAL_TOPICS`, for careers without a
 * place or an opportunity, and for a doctorate, whose filter also has items for a master's
 * only.
 */
function replacesWords(
  { name, value, typed }: LocatedWish,
  hasPlace: boolean,
  hasOpportunity: boolean,
): boolean {
  const stems = words(typed).map(stem);
  if (DOCTORATE.has(stems.join(" "))) return false;
  // A guide to a public university lists no careers ("contabilidad en Honduras"), and most
  // internships name none.
  if (isCareer(stems))
    return value === "universidades" ? hasPlace : hasOpportunity;
  if (name === "catalogo" && isSubject(stems)) return false;
  return OPTIONAL_TOPICS.has(value) || !["area", "tema"].includes(name);
}

/** "Gastronomía becas" seeks awards: beside a kind, a career names no universities. */
function withoutCareers(
  wishes: ReadonlyArray<LocatedWish>,
): ReadonlyArray<LocatedWish> {
  const namesKind = ({ name, typed }: LocatedWish) =>
    name === "catalogo" && !isCareer(words(typed).map(stem));
  return wishes.some(namesKind)
    ? wishes.filter((wish) => wish.name !== "catalogo" || namesKind(wish))
    : wishes;
}

/** True for a career that universities offer: "gastronomía". */
export function isCareer(stems: ReadonlyArray<string>): boolean {
  const expression = stems.join(" ");
  return (
    !UNIVERSITY_EXPRESSIONS.has(expression) &&
    (WISHES.get(expression)?.some(({ value }) => value === "universidades") ??
      false)
  );
}

/** A query as words only. */
export function plainQuery(query: string): ParsedQuery {
  return { wishes: [], words: query, filtered: new Set() };
}

/** True when the words name a field of study or a career. */
export function isSubject(stems: ReadonlyArray<string>): boolean {
  return (
    isCareer(stems) ||
    (WISHES.get(stems.join(" "))?.some(({ name }) => name === "area") ?? false)
  );
}

/** True for an expression such as "no tengo dinero", which no text contains. */
function isPhrase(found: WishAt): boolean {
  return (
    found.length > 1 &&
    found.wishes.some(({ value }) => REMOVED_PHRASE_VALUES.has(value))
  );
}

function wishAt(
  tokens: ReadonlyArray<Token>,
  at: number,
  isPartOfName: IsPartOfName,
): WishAt | null {
  if (isAboutSearcher(tokens, at))
    return { wishes: [{ name: "tema", value: "persona" }], length: 2 };
  const ageWords = countAgeWords(tokens, at);
  if (ageWords > 0)
    return { wishes: [], length: ageWords, isRemovedFromText: true };
  const closing = findClosingMonth(tokens, at);
  if (closing) return closing;
  const negation = findNegation(tokens, at);
  if (negation)
    return {
      wishes: [{ name: "condicion", value: negation.value }],
      length: negation.length,
      isRemovedFromText: true,
    };
  for (let length = MAX_EXPRESSION; length > 0; length -= 1) {
    if (at + length > tokens.length) continue;
    const special =
      length === 1
        ? (findGrade(tokens, at) ?? findNationality(tokens, at))
        : null;
    if (special) return special;
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
    if (
      country &&
      !isCommonNoun(tokens, at) &&
      !isPartOfName({ stems, at, length, country })
    )
      return { wishes: [countryWish(country, tokens, at)], length };
  }
  return null;
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
  wishes: ReadonlyArray<LocatedWish>,
): ReadonlyArray<LocatedWish> {
  const key = ({ name, value }: Wish) =>
    name === "condicion" ? `${name} ${value}` : name;
  const isAbroad = ({ value }: Wish) => value === "fuera";
  const hasDestination = wishes.some(
    (wish) => wish.name === "donde" && !isAbroad(wish),
  );
  const specific = wishes.map((wish) =>
    hasDestination && isAbroad(wish) ? { ...wish, name: FOREIGNER } : wish,
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
