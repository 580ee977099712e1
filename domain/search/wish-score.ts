import type { Facets } from "../catalogue/facets.ts";
import { FOREIGNER } from "./query-grammar.ts";
import type { Wish } from "./query-lexicon.ts";

/** Match of an item with the wishes of a query. */
export type WishAnswer = {
  readonly score: number;
  /** True when the item fits every wish that is a filter. */
  readonly isFitting: boolean;
  /** The query names life situations, and the item is for all of them. */
  readonly isInSituation: boolean;
  /** The query is about awards, and the item is one for every field of study. */
  readonly isAnyField: boolean;
};

/** Score of a matching wish by value or name, else 1. A search term weighs about 1 to 5. */
const WISH_WEIGHTS: Readonly<Record<string, number>> = {
  pais: 3,
  donde: 4,
  nivel: 2.5,
  catalogo: 2.5,
  costo: 1.5,
  area: 1.5,
  "sin-ingles": 3.5,
  "sin-idioma": 2,
  "sin-examen": 3.5,
  "sin-promedio": 3.5,
  necesidad: 3.5,
  mujeres: 3.5,
  discapacidad: 3.5,
  aprender: 2.5,
  curso: 2.5,
  practica: 2.5,
  intercambio: 2.5,
  completa: 2,
  competencias: 2,
  es: 0.8,
  vocacion: 5,
  buscador: 3,
  "estudiar-fuera": 2.5,
  virtual: 1,
  pagada: 1.5,
  principiantes: 1.5,
};

/** Score of an item that mentions a group but is not made for it. */
const MENTION_WEIGHT = 2;

/**
 * Share of the weight that an item gains without the facet, and loses with another value:
 * more for a kind, none for a condition.
 */
const UNSTATED_SHARE = 0.4;
/** Share of the weight that an item of another kind than the query names loses. */
const OTHER_KIND_SHARE = 0.8;
const UNKNOWN_PLACE_SHARE = 0.2;
/** An item for more countries counts as made for none of them. */
const FEW_COUNTRIES = 8;
/** Most users have not finished a degree. */
const POSTGRADUATE_COST = 1;
/** A school award, when the query is about awards for a field that schools do not teach. */
const SCHOOL_COST = 1.5;
const UNIVERSITY_FIELDS = ["salud", "sociales"];
/** A resource does not lead to a degree: "maestría en nutrición". */
const RESOURCE_COST = 3;
/** A scholarship is preferred to a list of scholarships, unless the query asks for lists. */
const FINDER_COST = 1.2;
/** Made for one field, when the query names none. */
const SPECIAL_COST = 0.4;
/** Requires a foreign language, which few users know well, when no destination is named. */
const LANGUAGE_COST = 0.4;
/**
 * May require English and is no resource or university, when the query names a home
 * country and no destination.
 */
const ENGLISH_COST = 0.3;
/** Full scholarship, when the query is about scholarships. */
const FULL_WEIGHT = 0.4;
/** Made for few countries, when the query names no home country. */
const NARROW_COST = 0.3;
/** Made for one country that the query does not name. */
const ONE_COUNTRY_COST = 0.5;
/** Made for residents of the United States alone, when the query names no home country. */
const US_RESIDENTS_COST = 3;
const UNITED_STATES = ["PR", "US"];

/** An exchange, when the query is about scholarships or studies abroad, not exchanges. */
const EXCHANGE_COST = 1.5;

const MANY_COUNTRIES_SHARE = 0.5;
const ONE_COUNTRY_SHARE = 1.2;

/**
 * Prepares the wishes once; the returned function scores one item's facets.
 * `isWordless`: the query holds wishes only.
 */
export function createWishScorer(
  wishes: ReadonlyArray<Wish>,
  isWordless: boolean,
): (facets: Facets) => WishAnswer {
  const names = new Set(wishes.map(({ name }) => name));
  const values = new Set(wishes.map(({ value }) => value));
  const situations = wishes.filter(({ name }) => name === "condicion");
  // Practice for a test that costs something is free at many tests.
  const isOnlyPreferred = ({ value }: Wish) =>
    value === "gratis" && values.has("practica");
  const filters = wishes.filter(
    (wish) =>
      (isFilterWish(wish) && !isOnlyPreferred(wish)) ||
      (isWordless && wish.name === "catalogo"),
  );
  // "Aprender alemán para ir a Alemania": lessons have no place.
  const asksForLessons =
    values.has("idiomas") && (values.has("aprender") || values.has("curso"));
  // Contests are held in each country, and most of them name no place.
  const needsPlace = !values.has("competencias") && !asksForLessons;
  const asksForAwards =
    values.has("becas") || (values.has("posgrado") && !names.has("catalogo"));
  const home = wishes.find(({ name }) => name === "pais")?.value;
  const freeHome = values.has("gratis") ? home : undefined;
  const destination = wishes.find(({ name }) => name === "donde")?.value;
  const asksForExchange = values.has("intercambio");
  return (facets) => ({
    score:
      priorScore(facets, names, values) + wishSum(facets, wishes, freeHome),
    isFitting:
      filters.every(({ name, value }) =>
        name === "donde" && needsPlace
          ? facets.donde?.includes(value) ||
            (asksForExchange && isExchangeTo(value, facets, home))
          : (facets[name]?.includes(value) ?? true) ||
            isFreeTuition(value, facets, freeHome),
      ) &&
      !(
        names.has(FOREIGNER) &&
        facets.pais?.every((country) => country === destination)
      ),
    isInSituation:
      situations.length > 0 &&
      situations.every(({ value }) => facets.condicion?.includes(value)),
    isAnyField:
      asksForAwards &&
      facets.area === undefined &&
      (facets.catalogo?.includes("becas") ?? false),
  });
}

/** True for a wish that excludes items; the others only rank them. */
export function isFilterWish({ name, value }: Wish): boolean {
  return (
    ["pais", "nivel", "donde", "costo", FOREIGNER].includes(name) ||
    value.startsWith("sin-") ||
    value === "intercambio"
  );
}

/** Score that does not depend on matching wishes: mostly costs of what the query leaves open. */
function priorScore(
  { nivel, area, pais, donde, catalogo, condicion = [] }: Facets,
  names: ReadonlySet<string>,
  values: ReadonlySet<string>,
): number {
  let score = 0;
  // Awards for a subject are often for postgraduates only.
  // Medicine is a first degree.
  const acceptsPostgraduate =
    names.has("nivel") ||
    (names.has("area") && values.has("becas") && !values.has("salud"));
  if (!acceptsPostgraduate && nivel?.length === 1 && nivel[0] === "posgrado")
    score -= POSTGRADUATE_COST;
  if (
    !names.has("nivel") &&
    UNIVERSITY_FIELDS.some((field) => values.has(field)) &&
    values.has("becas") &&
    nivel?.length === 1 &&
    nivel[0] === "prepa"
  )
    score -= SCHOOL_COST;
  if (
    values.has("posgrado") &&
    !names.has("catalogo") &&
    catalogo?.length === 1 &&
    catalogo[0] === "recursos"
  )
    score -= RESOURCE_COST;
  // A finder of scholarships for everywhere serves any destination.
  const findsThere =
    names.has("donde") && (donde ?? []).every((place) => place === "fuera");
  if (!values.has("buscador") && condicion.includes("buscador") && !findsThere)
    score -= FINDER_COST;
  if (!names.has("donde") && condicion.includes("pide-idioma"))
    score -= LANGUAGE_COST;
  if (
    names.has("pais") &&
    !names.has("donde") &&
    !condicion.includes("sin-ingles") &&
    !catalogo?.includes("recursos") &&
    !catalogo?.includes("universidades")
  )
    score -= ENGLISH_COST;
  if (!names.has("area") && area?.length === 1) score -= SPECIAL_COST;
  if (!names.has("pais") && pais && pais.length <= FEW_COUNTRIES)
    score -= narrowCost(pais, values);
  if (
    (values.has("becas") || values.has("estudiar-fuera")) &&
    !values.has("intercambio") &&
    condicion.includes("intercambio")
  )
    score -= EXCHANGE_COST;
  if (!values.has("becas")) return score;
  return condicion.includes("completa") ? score + FULL_WEIGHT : score;
}

/** Cost of an item for few countries. Puerto Rico's own items are no rarer than others. */
function narrowCost(
  countries: ReadonlyArray<string>,
  values: ReadonlySet<string>,
): number {
  const isOfUnitedStates =
    countries.includes("US") &&
    countries.every((country) => UNITED_STATES.includes(country));
  if (isOfUnitedStates) return US_RESIDENTS_COST;
  const isUnnamed =
    countries.length === 1 && !countries.some((country) => values.has(country));
  return isUnnamed ? ONE_COUNTRY_COST : NARROW_COST;
}

/**
 * An exchange abroad without a particular country. One for a few countries is among them,
 * and one for another home country does not fit.
 */
function isExchangeTo(
  destination: string,
  { donde, condicion, pais = [] }: Facets,
  home: string | undefined,
): boolean {
  const leadsThere =
    pais.length === 1
      ? pais[0] === home
      : pais.length === 0 ||
        pais.length > FEW_COUNTRIES ||
        [...pais, "fuera"].includes(destination);
  return (
    leadsThere &&
    donde?.length === 1 &&
    donde[0] === "fuera" &&
    (condicion?.includes("intercambio") ?? false)
  );
}

function wishSum(
  facets: Facets,
  wishes: ReadonlyArray<Wish>,
  freeHome: string | undefined,
): number {
  return wishes.reduce(
    (sum, wish) => sum + wishShare(facets, wish, freeHome),
    0,
  );
}

function wishShare(
  facets: Facets,
  { name, value }: Wish,
  freeHome: string | undefined,
): number {
  const weight = WISH_WEIGHTS[value] ?? WISH_WEIGHTS[name] ?? 1;
  const stated = facets[name];
  if (stated === undefined)
    return weight * (name === "donde" ? UNKNOWN_PLACE_SHARE : UNSTATED_SHARE);
  if (!stated.includes(value) && stated.includes(`menciona-${value}`))
    return MENTION_WEIGHT;
  if (!stated.includes(value))
    return name === "condicion" ||
      isPaidProgramme(value, facets) ||
      isFreeTuition(value, facets, freeHome)
      ? 0
      : -weight * (name === "catalogo" ? OTHER_KIND_SHARE : UNSTATED_SHARE);
  return weight * (name === "pais" ? homeShare(stated) : 1);
}

/** A programme that pays serves a search for scholarships as well. */
function isPaidProgramme(value: string, { costo }: Facets): boolean {
  return value === "becas" && (costo?.includes("pagado") ?? false);
}

/** An award that makes the universities of the user's country (`freeHome`) free. */
function isFreeTuition(
  value: string,
  { catalogo, costo, nivel, pais }: Facets,
  freeHome: string | undefined,
): boolean {
  return (
    value === "universidades" &&
    pais?.length === 1 &&
    pais[0] === freeHome &&
    (catalogo?.includes("becas") ?? false) &&
    (costo?.includes("gratis") ?? false) &&
    (nivel?.includes("licenciatura") ?? false)
  );
}

/** Larger for an item that is made for fewer countries. */
function homeShare(countries: ReadonlyArray<string>): number {
  if (countries.length > FEW_COUNTRIES) return MANY_COUNTRIES_SHARE;
  return countries.length === 1 ? ONE_COUNTRY_SHARE : 1;
}
