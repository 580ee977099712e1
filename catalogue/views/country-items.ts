import {
  type Facets,
  fits,
  type SelectedFilters,
} from "#domain/catalogue/facets.ts";
import type { CivilDate } from "#domain/deadlines/cycle.ts";
import { listClosings } from "#domain/deadlines/nearness.ts";
import type { CountryCode } from "#domain/eligibility/condition.ts";
import {
  isForCountry,
  listAdmittedCountries,
} from "#domain/eligibility/countries.ts";
import type { CountryFacts } from "../country.schema.ts";
import { ENTRIES, type Entry } from "../index.ts";
import type { CatalogueScreen } from "../item-types.ts";
import { pathsOn } from "./catalogue-screen.ts";
import { buildLastingFacets, toCountryLimits } from "./facets.ts";
import { listFilterCountries } from "./fields.ts";

/** Items open to more countries are made for a country only if they are about studies there. */
const MOST_COUNTRIES = 10;

export const COUNTRY_ITEM_GROUPS = [
  "grants",
  "entry",
  "contests",
  "learn",
] as const;

export type CountryItemGroup = (typeof COUNTRY_ITEM_GROUPS)[number];

/**
 * Items made for a country's students, by group: the entry item first, then items about
 * studies in the country or for it alone, then the others, fewest countries first.
 */
export function itemsMadeFor({
  code,
  entryItem,
}: CountryFacts): Readonly<Record<CountryItemGroup, ReadonlyArray<Entry>>> {
  const made = listReaches()
    .filter((reach) => isMadeFor(reach, code))
    .map(({ entry, countryCount }) => ({
      entry,
      rank:
        entry.path === entryItem ? 0 : isAbout(entry, code) ? 1 : countryCount,
    }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
  const inGroup = (group: CountryItemGroup) =>
    made.filter((entry) => madeGroup(entry) === group);
  return {
    grants: inGroup("grants"),
    entry: inGroup("entry"),
    contests: inGroup("contests"),
    learn: inGroup("learn"),
  };
}

/** Items of a screen whose lasting facets match `selected`: no closing, no type in a list. */
export function itemsListed(
  screen: CatalogueScreen,
  selected: SelectedFilters,
): ReadonlyArray<Entry> {
  const paths = new Set(pathsOn(screen));
  return listReaches()
    .filter(
      ({ entry, facets }) => paths.has(entry.path) && fits(facets, selected),
    )
    .map(({ entry }) => entry);
}

/** Awards without `except`, in order: closing soon, open now, opening soon, others. */
export function sortAwardsByUrgency(
  listed: ReadonlyArray<Entry>,
  except: ReadonlySet<Entry>,
  today: CivilDate,
): ReadonlyArray<Entry> {
  return listed
    .filter((entry) => entry.family === "award" && !except.has(entry))
    .toSorted(
      (one, other) => urgencyRank(one, today) - urgencyRank(other, today),
    );
}

const URGENCIES = ["soon", "now", "next"] as const;

function urgencyRank({ item }: Entry, today: CivilDate): number {
  const [closing] =
    item.cycle && item.cycle.basis !== "always"
      ? listClosings(item.cycle, today)
      : [];
  return closing ? URGENCIES.indexOf(closing) : URGENCIES.length;
}

/** An item with its filter values and its number of countries in Latin America. */
type Reach = {
  readonly entry: Entry;
  readonly facets: Facets;
  readonly countryCount: number;
};

let reaches: ReadonlyArray<Reach> | null = null;

/** Computed once: the result depends neither on the day nor on the country. */
function listReaches(): ReadonlyArray<Reach> {
  if (reaches) return reaches;
  const countries = listFilterCountries();
  reaches = ENTRIES.map((entry) => ({
    entry,
    facets: buildLastingFacets(entry, countries),
    countryCount: listAdmittedCountries(toCountryLimits(entry)).length,
  }));
  return reaches;
}

/** For this country and few others, or about studies in it; never a private university. */
function isMadeFor({ entry, countryCount }: Reach, code: CountryCode): boolean {
  if (!isForCountry(toCountryLimits(entry), code) || isPrivateUniversity(entry))
    return false;
  return countryCount <= MOST_COUNTRIES || isAbout(entry, code);
}

function isAbout({ item }: Entry, code: CountryCode): boolean {
  return item.country === code;
}

function isPrivateUniversity({ family, item }: Entry): boolean {
  return family === "university" && item.type === "Privada";
}

function madeGroup({ family, screen, item }: Entry): CountryItemGroup {
  if (family === "award" || family === "aggregator") return "grants";
  if (screen === "/competencias") return "contests";
  const isAdmission =
    family === "university" ||
    (item.section !== null && ADMISSION_SECTIONS.includes(item.section));
  return isAdmission ? "entry" : "learn";
}

/** Resource sections about university admission. */
const ADMISSION_SECTIONS: ReadonlyArray<string> = [
  "universityAdmission",
  "examPreparation",
  "standardizedTests",
];
