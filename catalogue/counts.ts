import { countriesNamed } from "#domain/eligibility/countries.ts";
import type { Entry } from "./index.ts";
import { hasOfficialSource } from "./sources.ts";

/** Maximum ids in a printed line. */
const MAX_NAMED = 10;

/** An item for more countries is not counted by country. */
const MAX_COUNTRIES = 3;

type Counts = {
  readonly items: number;
  /** Items with a source on a site of the organiser, the granting government or embassy. */
  readonly official: number;
  readonly byType: ReadonlyMap<string, number>;
  /** Items made for one to three countries, by country code. */
  readonly byCountry: ReadonlyMap<string, number>;
  /** Ids of items with a usual calendar and no past round. */
  readonly withoutEditions: ReadonlyArray<string>;
};

export function countItems(entries: ReadonlyArray<Entry>): Counts {
  return {
    items: entries.length,
    official: entries.filter(({ item }) => hasOfficialSource(item.sources))
      .length,
    byType: tally(entries.map(({ type }) => type)),
    byCountry: tally(entries.flatMap(countriesServed)),
    withoutEditions: entries.flatMap(({ item }) =>
      item.cycle?.basis === "usual" && item.editions.length === 0
        ? item.id
        : [],
    ),
  };
}

/**
 * "Official source: 400 of 560 items (71 %)", then a line for types, one for countries and
 * one for usual calendars without past rounds.
 */
export function describeCounts(counts: Counts): string {
  const { items, official, byType, byCountry, withoutEditions } = counts;
  const share = Math.floor((100 * official) / items);
  return [
    `Official source: ${official} of ${items} items (${share} %)`,
    `By type: ${listCounts(byType)}`,
    `Made for up to ${MAX_COUNTRIES} countries: ${listCounts(byCountry)}`,
    `Usual calendar without past rounds: ${listIds(withoutEditions)}`,
  ].join("\n");
}

function countriesServed({ item }: Entry): ReadonlyArray<string> {
  const named = countriesNamed([
    { conditions: item.eligibility, serves: item.serves },
  ]);
  return named.length <= MAX_COUNTRIES ? named : [];
}

function tally(names: ReadonlyArray<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function listCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}

/** "0", "2 (omm, sat)" or "12 (omm, … and 2 more)". */
function listIds(ids: ReadonlyArray<string>): string {
  if (ids.length === 0) return "0";
  const named = ids.slice(0, MAX_NAMED).join(", ");
  const more = ids.length - MAX_NAMED;
  return `${ids.length} (${named}${more > 0 ? ` and ${more} more` : ""})`;
}
