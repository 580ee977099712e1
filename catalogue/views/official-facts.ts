import type { KnownPage, OfficialFacts } from "#domain/official-check/facts.ts";
import { withoutWww } from "#domain/official-check/host-parts.ts";
import {
  type FactIndex,
  indexFacts,
} from "#domain/official-check/index-facts.ts";
import { hostFromUrl } from "#domain/text/host.ts";
import { ENTRIES, type Entry } from "../index.ts";
import { itemName, localizedName } from "../names.ts";
import { endings } from "../official-check/endings.ts";
import { knownOrganisations } from "../official-check/known-organisations.ts";
import { reportedFakes } from "../official-check/reported-fakes.ts";
import { commonNames, officeNames } from "../official-check/shared-names.ts";
import type { ViewContext } from "./view-context.ts";
import { wordsFor } from "./words.ts";

/** Facts that the official check compares a link with, in one language. Server only. */
export function officialFacts(context: ViewContext): OfficialFacts {
  const organisations = knownOrganisations.map(
    ({ name, isDirectory, hosts }): KnownPage => ({
      name: localizedName(name, context.language),
      kind: isDirectory ? "directory" : "organisation",
      hosts: unique(hosts.map(({ host }) => withoutWww(host))),
    }),
  );
  const organisationHosts = new Set(
    organisations.flatMap(({ hosts }) => hosts),
  );
  return {
    pages: [...organisations, ...itemPages(context, organisationHosts)],
    endings: endings.flatMap(({ suffixes, kind }) =>
      kind === "open" ? [] : suffixes.map((suffix) => ({ suffix, kind })),
    ),
    fakes: reportedFakes.map(({ host, year }) => ({ host, year })),
    commonNames,
    officeNames,
  };
}

const indexes = new Map<string, FactIndex>();

/** Index of `officialFacts`, memoized by language. Server only. */
export function officialIndex(context: ViewContext): FactIndex {
  const index =
    indexes.get(context.language) ?? indexFacts(officialFacts(context));
  indexes.set(context.language, index);
  return index;
}

/** Official hosts of each item; leaves out those of organisations and of earlier items. */
function itemPages(
  context: ViewContext,
  organisationHosts: ReadonlySet<string>,
): ReadonlyArray<KnownPage> {
  const words = wordsFor(context);
  const seen = new Set(organisationHosts);
  return ENTRIES.flatMap((entry) => {
    const hosts = unique(
      officialLinks(entry).map((link) => withoutWww(hostFromUrl(link))),
    ).filter((host) => !seen.has(host));
    if (hosts.length === 0) return [];
    for (const host of hosts) seen.add(host);
    const name = itemName(entry, (key) => words.say(entry, key));
    return [{ name, kind: "item" as const, hosts }];
  });
}

/** Links of an item to the organiser's own pages. */
export function officialLinks({ item }: Entry): ReadonlyArray<string> {
  return [
    item.link,
    item.applicationUrl,
    item.admissionsLink,
    ...item.sources
      .filter(({ isOfficial }) => isOfficial)
      .map(({ url }) => url),
  ].filter((link) => link !== null);
}

function unique(hosts: ReadonlyArray<string>): ReadonlyArray<string> {
  return [...new Set(hosts)];
}
