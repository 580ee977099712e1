import { expect, test } from "vitest";
import { aPageContext } from "#app/platform/request-context.fixture.ts";
import { checkLink } from "#domain/official-check/check-message.ts";
import {
  isStateLike,
  publicSuffix,
} from "#domain/official-check/host-parts.ts";
import { indexFacts } from "#domain/official-check/index-facts.ts";
import type { LinkVerdict } from "#domain/official-check/verdict.ts";
import { ENTRIES } from "../index.ts";
import { officialFacts, officialLinks } from "../views/official-facts.ts";
import { knownOrganisations } from "./known-organisations.ts";

const INDEX = indexFacts(officialFacts(aPageContext()));

/** Sites on which anyone can publish: the host says nothing about the author. */
const PLATFORMS = [
  "awardforce.com",
  "github.com",
  "notion.so",
  "sites.google.com",
  "youtube.com",
];

test("a known host is `known`, a platform `unknown`, even in capitals or in parentheses", () => {
  const links = [
    ...knownOrganisations.flatMap(({ hosts }) => hosts.map(({ host }) => host)),
    ...ENTRIES.flatMap(officialLinks),
  ].flatMap((link) => [link, link.toUpperCase(), `(${link}).`]);
  expect(links.length).toBeGreaterThan(2_000);
  const hostsByVerdict = new Map<
    LinkVerdict | undefined,
    Set<string | undefined>
  >();
  for (const link of links) {
    const check = checkLink(link, INDEX);
    const hosts = hostsByVerdict.get(check?.verdict) ?? new Set();
    hostsByVerdict.set(check?.verdict, hosts.add(check?.host));
  }
  expect([...(hostsByVerdict.get("unknown") ?? [])].sort()).toEqual(PLATFORMS);
  expect([...hostsByVerdict.keys()].sort()).toEqual(["known", "unknown"]);
});

/** Ways to imitate a host such as "unam.mx"; null where one does not apply. */
const IMITATIONS: ReadonlyArray<
  readonly [way: string, make: (name: string, suffix: string) => string | null]
> = [
  ["before another domain", (n, s) => `${n}.${s}.registro-becas.com`],
  ["deep inside", (n, s) => `www.${n}.${s}.id7.portal.xyz`],
  ["with dashes for dots", (n, s) => `${n}-${s.replace(".", "-")}.com`],
  ["with words and dashes", (n, s) => `becas-${n}-${s.replace(".", "-")}.org`],
  ["a Cyrillic letter", (n, s) => swap(n, "aeopc", "аеорс", s)],
  ["an accent", (n, s) => swap(n, "aeiou", "áẹíọụ", s)],
];

/** Only for `DISTINCTIVE_NAMES`: short or common names also occur in honest hosts. */
const NAME_IMITATIONS: typeof IMITATIONS = [
  ["a word in front", (n) => `becas-${n}.com`],
  ["a word behind", (n) => `${n}-oficial.org`],
  ["a word and a year", (n) => `${n}-registro-2026.info`],
  ["a word without a dash", (n) => `becas${n}.net`],
  ["a digit for a letter", (n) => swap(n, "oil", "011", "com")],
  ["a doubled letter", (n, s) => openOnly(`${n.slice(0, 2)}${n.slice(1)}`, s)],
  ["a missing letter", (n, s) => openOnly(n.slice(0, 2) + n.slice(3), s)],
  ["swapped letters", (n, s) => openOnly(`${n[1]}${n[0]}${n.slice(2)}`, s)],
];

const DISTINCTIVE_NAMES = INDEX.names.filter(
  ({ name, isCommon }) => !isCommon && name.length >= 6,
);

test.each([
  ...IMITATIONS.map(([way, make]) => [way, make, INDEX.names] as const),
  ...NAME_IMITATIONS.map(
    ([way, make]) => [way, make, DISTINCTIVE_NAMES] as const,
  ),
])("an imitation gets the verdict `imitates`: %s", (_, make, names) => {
  const made = names.flatMap(({ name, suffix }) => make(name, suffix) ?? []);
  const hosts = [...new Set(made)].filter((host) => !isKnown(host));
  expect(hosts.length).toBeGreaterThan(60);
  const missed = hosts.filter(
    (host) => checkLink(`https://${host}/becas`, INDEX)?.verdict !== "imitates",
  );
  expect(missed).toEqual([]);
});

test("more than 3,000 different imitations are tested", () => {
  const made = [
    ...INDEX.names.flatMap(({ name, suffix }) =>
      IMITATIONS.map(([, make]) => make(name, suffix)),
    ),
    ...DISTINCTIVE_NAMES.flatMap(({ name, suffix }) =>
      NAME_IMITATIONS.map(([, make]) => make(name, suffix)),
    ),
  ];
  expect(new Set(made).size).toBeGreaterThan(3_000);
});

test("a distinctive name without national offices is `careful` or `imitates` below `.info`", () => {
  const names = DISTINCTIVE_NAMES.filter(({ hasOffices }) => !hasOffices);
  const unflagged = names
    .map(({ name }) => `${name}.info`)
    .filter((host) => !isKnown(host))
    .filter((host) => {
      const verdict = checkLink(host, INDEX)?.verdict;
      return verdict !== "careful" && verdict !== "imitates";
    });
  expect(unflagged).toEqual([]);
});

test("no host of a cited source is `careful` or `imitates`", () => {
  const hosts = new Set(
    ENTRIES.flatMap(({ item }) =>
      item.sources.map(({ url }) => new URL(url).hostname),
    ),
  );
  const suspicious = [...hosts].filter((host) => {
    const verdict = checkLink(`https://${host}`, INDEX)?.verdict;
    return verdict === "careful" || verdict === "imitates";
  });
  expect(hosts.size).toBeGreaterThan(900);
  expect(suspicious).toEqual([]);
});

function isKnown(host: string): boolean {
  return checkLink(`https://${host}`, INDEX)?.verdict === "known";
}

/** Replaces the first letter of `name` that is in `from`; null for none or a short name. */
function swap(name: string, from: string, to: string, suffix: string) {
  const at = [...name].findIndex((letter) => from.includes(letter));
  const letter = [...to][from.indexOf(name[at] ?? "")];
  if (at < 0 || name.length < 3 || !letter) return null;
  return `${name.slice(0, at)}${letter}${name.slice(at + 1)}.${suffix}`;
}

/** Null below an ending for governments, schools or treaty organisations only. */
function openOnly(name: string, suffix: string) {
  const isOpen =
    !isStateLike(publicSuffix(`x.${suffix}`)) &&
    !["edu", "gov", "int"].includes(suffix);
  return isOpen ? `${name}.${suffix}` : null;
}
