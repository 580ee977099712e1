import type { FoundLink } from "./find-links.ts";
import {
  hostAndParents,
  isIpAddress,
  isStateLike,
  publicSuffix,
  registrableDomain,
} from "./host-parts.ts";
import type { FactIndex } from "./index-facts.ts";
import { confusedLetters, findLikenesses } from "./look-alikes.ts";
import { findService } from "./platforms.ts";
import { decodeHost } from "./punycode.ts";
import { type LinkVerdictReason, verdictForReason } from "./reason.ts";
import { type LinkVerdict, worstVerdict } from "./verdict.ts";

export type JudgedLink = {
  /** Host in Unicode; empty for "javascript:" and the like. */
  readonly host: string;
  readonly isMail: boolean;
  readonly verdict: LinkVerdict;
  /** Reasons in the host first, then those in how the link is written. */
  readonly reasons: ReadonlyArray<LinkVerdictReason>;
};

export function judgeLink(link: FoundLink, index: FactIndex): JudgedLink {
  const host = decodeHost(link.host);
  const reasons = [
    ...(link.host ? judgeHost(link.host, host, index) : []),
    ...judgeForm(link, host, index),
  ];
  const verdicts = reasons.flatMap((reason) => verdictForReason(reason) ?? []);
  const verdict = worstVerdict(verdicts) ?? "unknown";
  return {
    host,
    isMail: link.scheme === "mail",
    verdict:
      verdict === "unknown" && link.scheme === "http" ? "careful" : verdict,
    reasons,
  };
}

/** Reasons in the host alone. `shown` is the host in Unicode. */
function judgeHost(
  host: string,
  shown: string,
  index: FactIndex,
): ReadonlyArray<LinkVerdictReason> {
  if (isIpAddress(host)) return [{ kind: "ip" }];
  const reported = index.fakes.get(host) ?? index.fakes.get(domainOrHost(host));
  if (reported) return [{ kind: "reported", year: reported }];
  const trusted = findTrusted(host, index);
  // A registry that allows other scripts may register "unаm" for another owner.
  const confused = shown !== host ? confusedLetters(shown, index) : null;
  if (trusted?.kind === "known") return [trusted];
  const found = confused ?? trusted;
  if (found) return [found];
  const likenesses = findLikenesses(shown, index);
  if (likenesses.length > 0) return likenesses;
  const suffix = publicSuffix(host);
  return [
    isStateLike(suffix) ? { kind: "stateLike", suffix } : { kind: "nothing" },
  ];
}

/** The known page, ending or service of a host, or a known name below a service. */
function findTrusted(host: string, index: FactIndex): LinkVerdictReason | null {
  const parents = hostAndParents(host);
  const service = findService(parents);
  const exact = index.hosts.get(host);
  if (exact && !findService([host]))
    return { kind: "known", page: exact, host };
  if (service) {
    const hasSubdomain = parents.length > 2;
    const likeness = hasSubdomain && findKnownLabel(host, index);
    return likeness || { kind: "service", service };
  }
  // "gob.ec" is a page and an ending: names below it have other owners.
  const knownHost = parents.find(
    (parent) => index.hosts.has(parent) && registrableDomain(parent),
  );
  const domain = domainOrHost(host);
  const page = index.hosts.get(knownHost ?? "") ?? index.domains.get(domain);
  if (page) return { kind: "known", page, host: knownHost ?? domain };
  const ending = index.endings.find(({ suffix }) =>
    host.endsWith(`.${suffix}`),
  );
  return ending ? { kind: "ending", ending } : null;
}

/** A known name below a site where anyone can register one: "unam.wordpress.com". */
function findKnownLabel(
  host: string,
  index: FactIndex,
): LinkVerdictReason | null {
  return findLikenesses(host, index)[0] ?? null;
}

/** Reasons in how the link is written. */
function judgeForm(
  link: FoundLink,
  host: string,
  index: FactIndex,
): ReadonlyArray<LinkVerdictReason> {
  const { claimedHost } = link;
  const claimed = claimedHost ? findTrusted(claimedHost, index) : null;
  return [
    ...(claimedHost && !isSameOwner(claimedHost, link.host)
      ? [
          {
            kind: "claims",
            host: claimedHost,
            isKnown: claimed?.kind === "known" || claimed?.kind === "ending",
          } as const,
        ]
      : []),
    ...reasonIf(link.scheme === "other", "noPage"),
    ...reasonIf(link.credentials !== "", "credentials"),
    ...reasonIf(link.hidesCharacters, "hidden"),
    ...reasonIf(link.hasPort, "port"),
    ...reasonIf(hasForeignLetters(host), "foreignLetters"),
    ...reasonIf(link.scheme === "http", "noEncryption"),
  ];
}

function reasonIf<Kind extends string>(
  condition: boolean,
  kind: Kind,
): ReadonlyArray<{ readonly kind: Kind }> {
  return condition ? [{ kind }] : [];
}

function isSameOwner(a: string, b: string): boolean {
  return domainOrHost(a) === domainOrHost(b);
}

function domainOrHost(host: string): string {
  return registrableDomain(host) ?? host;
}

/** True for letters beyond Spanish, Portuguese and French, or a malformed label. */
function hasForeignLetters(host: string): boolean {
  return /xn--|[^a-z0-9.\-_áéíóúüñçàâêôãõèëîïûœæ:[\]]/u.test(host);
}
