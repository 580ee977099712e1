import type { KnownPage, OfficialFacts, RestrictedEnding } from "./facts.ts";
import { hostAndParents, registrableDomain } from "./host-parts.ts";
import { findService } from "./platforms.ts";
import { skeleton } from "./skeleton.ts";

/** A known domain whose name may be imitated. */
export type KnownName = {
  /** First label: "unam". */
  readonly name: string;
  readonly domain: string;
  /** Ending: "mx". */
  readonly suffix: string;
  readonly page: KnownPage;
  /** An ordinary word, a place or the name of several organisations. */
  readonly isCommon: boolean;
  /** The name with another ending may belong to an office abroad. */
  readonly hasOffices: boolean;
};

/** The facts, prepared for look-ups. */
export type FactIndex = {
  readonly hosts: ReadonlyMap<string, KnownPage>;
  /** Domains that belong to the owner of a known page alone. */
  readonly domains: ReadonlyMap<string, KnownPage>;
  readonly endings: ReadonlyArray<RestrictedEnding>;
  readonly fakes: ReadonlyMap<string, number>;
  readonly names: ReadonlyArray<KnownName>;
  readonly byName: ReadonlyMap<string, ReadonlyArray<KnownName>>;
  readonly bySkeleton: ReadonlyMap<string, ReadonlyArray<KnownName>>;
  readonly byLength: ReadonlyMap<number, ReadonlyArray<KnownName>>;
};

export function indexFacts(facts: OfficialFacts): FactIndex {
  const pageHosts = facts.pages.flatMap((page) =>
    page.hosts.map((host) => [host, page] as const),
  );
  const domains = new Map<string, KnownPage>();
  for (const [host, page] of pageHosts) {
    const domain = registrableDomain(host);
    if (!domain || findService(hostAndParents(host))) continue;
    // A page at the domain itself takes precedence over one at a subdomain.
    if (!domains.has(domain) || domain === host) domains.set(domain, page);
  }
  const common = new Set(facts.commonNames);
  const offices = new Set(facts.officeNames);
  const names = [...domains].map(([domain, page]) => {
    const [name = ""] = domain.split(".");
    const suffix = domain.slice(name.length + 1);
    return {
      name,
      domain,
      suffix,
      page,
      isCommon: common.has(name),
      hasOffices: offices.has(name),
    };
  });
  return {
    hosts: new Map(pageHosts),
    domains,
    endings: facts.endings,
    fakes: new Map(facts.fakes.map(({ host, year }) => [host, year])),
    names,
    byName: groupBy(names, ({ name }) => name),
    bySkeleton: groupBy(names, ({ name }) => skeleton(name)),
    byLength: groupBy(names, ({ name }) => name.length),
  };
}

function groupBy<Key>(
  names: ReadonlyArray<KnownName>,
  keyOf: (name: KnownName) => Key,
): ReadonlyMap<Key, ReadonlyArray<KnownName>> {
  const groups = new Map<Key, Array<KnownName>>();
  for (const name of names) {
    const key = keyOf(name);
    const group = groups.get(key);
    if (group) group.push(name);
    else groups.set(key, [name]);
  }
  return groups;
}
