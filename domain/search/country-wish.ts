import { LATIN_AMERICA } from "../eligibility/countries.ts";
import { fold, stem, stemSet } from "../text/fold.ts";
import { FINISHED, isDegreeIn } from "./query-grammar.ts";
import {
  COUNTRY_WORDS,
  MAX_EXPRESSION,
  type Wish,
  type WishAt,
} from "./query-lexicon.ts";

export type Token = { readonly typed: string; readonly stem: string };

const TO_PLACE = stemSet("en in a al to hacia na no");
const UNIVERSITY = stemSet("universidad uni university");
/** With one of these, "en Argentina" is usually a destination, else the user's country. */
export const GOING = stemSet(
  "estudiar estudio universidad uni carrera licenciatura maestria posgrado doctorado master especializacion irme ir viajar intercambio pasantia practica voluntariado curso study university go going estudar mestrado faculdade graduacao doutorado",
);
const PUBLIC_OR_BEST = stemSet(
  "publica privada estatal nacional gratis gratuita mejor buena barata top public best",
);
const LIVING = stemSet("vivo vive viven vivimos viviendo live lives living");
const BEING = stemSet("soy somos siendo desde");
const FOR = stemSet("para pa for from");
const STUDYING = stemSet("estudio estudie estoy gradue graduado");
/** Before "en Ecuador" these say where the user studies, unless a word of `INTENTION` follows. */
const ATTENDANCE = new Set([
  ...FINISHED,
  ...STUDYING,
  ...stemSet("studied studying"),
]);
/** Before "la universidad de Chile" these say that the user studies there. */
const ATTENDING = new Set([
  ...STUDYING,
  ...stemSet("soy egresado alumno alumna estudiante"),
]);
/** "Estoy buscando" is no attendance. */
const SEEKING = stemSet("buscando viendo checando investigando averiguando");
const INTENTION = stemSet(
  "quiero quisiera busco deseo gustaria estudiar ir irme want would like study go",
);
const PUEBLA = stem("puebla");
const BOLIVIA = stem("bolivia");
const PEOPLE = stemSet(
  "estudiante alumno alumna joven ciudadano persona student citizen",
);
/** Words between "para" and a country; the last three begin names of countries. */
const LINKS = stemSet(
  "de del la el los las un una the y e o and or costa puerto republica",
);
const FOR_FOREIGNERS =
  /\b(?:soy|siendo) extranjer[oa]\b|\b(?:para|for|estudiantes)(?: l[oa]s| estudiantes| alumn[oa]s| jovenes)* (?:extranjer[oa]s|foreign(?:ers| students)|international students|internacionales|(?:(?:latino|centro)american|latin)[oa]s)\b/;
/** After "en México", these words name a destination elsewhere. */
const ABROAD = /\b(?:el extranjero|afuera|exterior|otro pais|abroad)\b/;

/**
 * "Estudiar en Argentina", "universidad Argentina" and, beside another country, "en
 * Argentina" are destinations, and so is "Argentina" beside "para peruanos", "soy peruano"
 * or "para extranjeros". "Para peruanos", "becas Honduras", "becas en Honduras" and "vivo en
 * Honduras" are the user's country. A country outside Latin America is a destination.
 */
export function countryWish(
  code: string,
  tokens: ReadonlyArray<Token>,
  at: number,
): Wish {
  const stems = tokens.map(({ stem }) => stem);
  const before = stems[at - 1] ?? "";
  const others = listCountries(stems).filter((other) => other.code !== code);
  const strength = originStrength(stems, at);
  const isPlace =
    !LATIN_AMERICA.includes(code) ||
    UNIVERSITY.has(before) ||
    (strength === 0 && followsUniversity(stems, at)) ||
    (strength === 0 && isForForeigners(tokens)) ||
    others.some((other) => originStrength(stems, other.at) > strength) ||
    (TO_PLACE.has(before) &&
      strength < SURE &&
      !ABROAD.test(foldTokens(tokens.slice(at))) &&
      (stems.some((word) => GOING.has(word)) ||
        isDegreeIn(stems) ||
        others.length > 0));
  return { name: isPlace ? "donde" : "pais", value: code };
}

/**
 * "Pueblo" shares its stem with Puebla, and "la paz" is peace unless "en", "desde" or "soy
 * de" stands before it or Bolivia beside it.
 */
export function isCommonNoun(
  tokens: ReadonlyArray<Token>,
  at: number,
): boolean {
  const stems = tokens.map(({ stem }) => stem);
  if (stems[at] === PUEBLA) return !/a$/i.test(tokens[at]?.typed ?? "");
  if (stems[at] !== "la" || stems[at + 1] !== "paz") return false;
  const before = stems[at - 1] ?? "";
  const isPlace =
    at === 0 ||
    TO_PLACE.has(before) ||
    UNIVERSITY.has(before) ||
    BEING.has(before === "de" ? (stems[at - 2] ?? "") : before) ||
    stems.includes(BOLIVIA);
  return !isPlace;
}

/** "Universidades públicas de Venezuela", but not "estudio en la universidad de Chile". */
function followsUniversity(stems: ReadonlyArray<string>, at: number): boolean {
  if (stems[at - 1] !== "de" && !TO_PLACE.has(stems[at - 1] ?? ""))
    return false;
  let university = at - 2;
  while (PUBLIC_OR_BEST.has(stems[university] ?? "")) university -= 1;
  return (
    UNIVERSITY.has(stems[university] ?? "") &&
    !stems
      .slice(0, university)
      .some(
        (word, at) => ATTENDING.has(word) && !SEEKING.has(stems[at + 1] ?? ""),
      )
  );
}

/** Feminine adjectives name a country ("beca alemana"), masculine ones also a language. */
const FEMININE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    DE: "alemana",
    FR: "francesa",
    GB: "inglesa",
    IT: "italiana",
    JP: "japonesa",
    KR: "coreana",
    PT: "portuguesa",
    RU: "rusa",
    TR: "turca",
    ES: "española",
    NL: "holandesa",
    US: "estadounidense",
  }).map(([code, adjective]) => [fold(adjective), code]),
);
const OFFER = stemSet(
  "beca universidad uni maestria licenciatura carrera escuela pasantia embajada fundacion convocatoria ayuda",
);

/** "Beca alemana" and "universidades francesas", but not "lengua alemana" or "soy alemana". */
export function findNationality(
  tokens: ReadonlyArray<Token>,
  at: number,
): WishAt | null {
  const typed = fold(tokens[at]?.typed ?? "").replace(/s$/, "");
  const value = FEMININE.get(typed);
  return value !== undefined && OFFER.has(tokens[at - 1]?.stem ?? "")
    ? { wishes: [{ name: "donde", value }], length: 1 }
    : null;
}

function isForForeigners(tokens: ReadonlyArray<Token>): boolean {
  return FOR_FOREIGNERS.test(foldTokens(tokens));
}

function foldTokens(tokens: ReadonlyArray<Token>): string {
  return fold(tokens.map(({ typed }) => typed).join(" "));
}

function listCountries(stems: ReadonlyArray<string>) {
  const lengths = Array.from({ length: MAX_EXPRESSION }, (_, at) => at + 1);
  return stems.flatMap((_, at) =>
    lengths.flatMap((length) => {
      const code = COUNTRY_WORDS.get(stems.slice(at, at + length).join(" "));
      return code ? [{ code, at }] : [];
    }),
  );
}

const SURE = 2;

/** "Terminé la prepa en Ecuador", but not "estudié inglés y quiero estudiar en Ecuador". */
function isStudyingIn(stems: ReadonlyArray<string>, at: number): boolean {
  const before = stems.slice(0, at);
  const [verb = ""] = before
    .filter((word) => ATTENDANCE.has(word) || INTENTION.has(word))
    .slice(-1);
  return TO_PLACE.has(before.at(-1) ?? "") && ATTENDANCE.has(verb);
}

const HOME_PLACE = stemSet(
  "en una un el la comunidad pueblo pueblito ciudad zona area barrio rancho aldea vereda provincia indigena rural lejana pequena pobre marginada remota",
);

/** "Vivo en" and "vivo en una comunidad indígena en". */
function isHome(stems: ReadonlyArray<string>, at: number): boolean {
  const verb = stems.slice(0, at).findLast((word) => !HOME_PLACE.has(word));
  return LIVING.has(verb ?? "");
}

/**
 * `SURE` after "soy de", "vivo en" and "terminé la prepa en", 1 after "para" and
 * "estudiantes", else 0.
 */
function originStrength(stems: ReadonlyArray<string>, at: number): number {
  if (isStudyingIn(stems, at)) return SURE;
  let strength = 0;
  for (let before = at - 1; ; before -= 1) {
    const word = stems[before] ?? "";
    const isLivingIn = TO_PLACE.has(word) && isHome(stems, before);
    if (BEING.has(word) || isLivingIn) return SURE;
    if (FOR.has(word)) return 1;
    // "Para Perú y Chile": a country before the link.
    const isLink =
      LINKS.has(word) || (before < at - 1 && COUNTRY_WORDS.has(word));
    if (PEOPLE.has(word)) strength = 1;
    else if (!isLink) return strength;
  }
}
