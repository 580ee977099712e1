import {
  isForCountry,
  listAdmittedCountries,
} from "#domain/eligibility/countries.ts";
import { namedCountries } from "#domain/search/named-countries.ts";
import type { Entry } from "../index.ts";
import { itemText } from "../item-text.ts";
import { itemName } from "../names.ts";
import { toCountryLimits } from "./facets.ts";

/** Places in tags of items: ISO 3166-1 alpha-2, "EU" for Europe, "fuera" for abroad. */
const PLACES: Readonly<Record<string, ReadonlyArray<string>>> = {
  alemania: ["DE", "EU"],
  argentina: ["AR"],
  "arabia saudita": ["SA"],
  austria: ["AT", "EU"],
  azerbaiyán: ["AZ"],
  bolivia: ["BO"],
  brasil: ["BR"],
  canadá: ["CA"],
  chile: ["CL"],
  china: ["CN"],
  colombia: ["CO"],
  corea: ["KR"],
  "costa rica": ["CR"],
  cuba: ["CU"],
  ecuador: ["EC"],
  "el salvador": ["SV"],
  "emiratos árabes": ["AE"],
  españa: ["ES", "EU"],
  "estados unidos": ["US"],
  europa: ["EU"],
  francia: ["FR", "EU"],
  guatemala: ["GT"],
  haití: ["HT"],
  honduras: ["HN"],
  hungría: ["HU", "EU"],
  italia: ["IT", "EU"],
  japón: ["JP"],
  méxico: ["MX"],
  nicaragua: ["NI"],
  panamá: ["PA"],
  paraguay: ["PY"],
  perú: ["PE"],
  "puerto rico": ["PR"],
  "reino unido": ["GB", "EU"],
  "república dominicana": ["DO"],
  rumania: ["RO", "EU"],
  suiza: ["CH", "EU"],
  taiwán: ["TW"],
  turquía: ["TR"],
  uruguay: ["UY"],
  venezuela: ["VE"],
  extranjero: ["fuera"],
  intercambio: ["fuera"],
  movilidad: ["fuera"],
};

/** Tags of awards for studies abroad. */
const ABROAD_TAGS = new Set(["extranjero", "intercambio", "movilidad"]);

/** Countries of most users. A programme elsewhere is abroad, unless only for that country. */
const HOME = new Set(["MX", "CO", "PE", "CL", "GT", "UY"]);

const EUROPEAN = new Set(
  "AT BE CH CZ DE DK ES FI FR GB HU IE IT NL NO PL PT RO SE".split(" "),
);

/** Countries where an item leads or takes place, "EU" for Europe, "fuera" for abroad. */
export function listPlaces(entry: Entry): ReadonlyArray<string> {
  const { item } = entry;
  const stated = [
    ...venueCountries(entry),
    ...(item.country ? [item.country] : []),
    ...item.tags.flatMap((tag) => PLACES[tag] ?? []),
    ...(item.serves?.length === 1 ? item.serves : []),
  ].filter((place) => !isOriginOnly(entry, place));
  const places = [
    ...stated,
    ...(stated.some((place) => EUROPEAN.has(place)) ? ["EU"] : []),
  ];
  const isAtHome = (place: string) =>
    HOME.has(place) || isForOneCountry(entry, place);
  const isAbroad =
    isOpenToNeighbours(entry) || places.some((place) => !isAtHome(place));
  return [...new Set([...places, ...(isAbroad ? ["fuera"] : [])])];
}

/** Countries of the venue; none for an online programme. Ignores a final round after ";". */
function venueCountries(entry: Entry): ReadonlyArray<string> {
  const { item } = entry;
  if (item.whereKey === null) return [];
  const [venue = ""] = itemText(entry, "es", item.whereKey).split(";");
  return venue.startsWith("En línea") ? [] : namedCountries(venue);
}

/**
 * True for the home country of an award for studies abroad only: its tags name another
 * place, and neither its name nor its description says "en Chile".
 */
function isOriginOnly(entry: Entry, place: string): boolean {
  const { tags } = entry.item;
  const leadsAbroad = tags.some(
    (tag) =>
      ABROAD_TAGS.has(tag) ||
      (PLACES[tag] ?? []).some((other) => isElsewhere(other, place)),
  );
  return (
    entry.family === "award" &&
    leadsAbroad &&
    isForOneCountry(entry, place) &&
    !namesStudyPlace(entry, place)
  );
}

/** False for Puerto Rico's own federal aid, which the tag of the United States names. */
function isElsewhere(place: string, home: string): boolean {
  return ![home, "fuera"].includes(place) && !(home === "PR" && place === "US");
}

/** True if the award's name or description says "en Chile". */
function namesStudyPlace(entry: Entry, place: string): boolean {
  const name = itemName(entry, (key) => itemText(entry, "es", key));
  const venues = `${name}. ${descriptionText(entry)}`.matchAll(
    /\ben ([^.,;]+)/gi,
  );
  return [...venues].some(([, venue = ""]) =>
    namedCountries(venue).includes(place),
  );
}

/** A scholarship for several Latin American countries is abroad for most of them. */
function isOpenToNeighbours(entry: Entry): boolean {
  return (
    entry.family === "award" &&
    listAdmittedCountries(toCountryLimits(entry)).length > 1
  );
}

/** True if the item admits the country, and a single Latin American one. */
function isForOneCountry(entry: Entry, country: string): boolean {
  const limits = toCountryLimits(entry);
  return (
    isForCountry(limits, country) && listAdmittedCountries(limits).length === 1
  );
}

/** The item's description in Spanish. */
export function descriptionText(entry: Entry): string {
  return itemText(entry, "es", entry.item.descriptionKey);
}
