import { isLoopback, isPublicName } from "../_shared/address.ts";
import { type Fields, fieldsOf } from "../_shared/shape.ts";
import { mayFetch } from "./core/address.ts";
import { bdns } from "./sources/bdns.ts";
import { brave } from "./sources/brave.ts";
import { coursera } from "./sources/coursera.ts";
import { daadProgrammes } from "./sources/daad-programmes.ts";
import { grantsGov } from "./sources/grants-gov.ts";
import { hipolabs } from "./sources/hipolabs.ts";
import { ror } from "./sources/ror.ts";
import { searxng } from "./sources/searxng.ts";
import type { Source } from "./sources/source.ts";
import { wikipediaEs } from "./sources/wikipedia-es.ts";
import { WORDPRESS_SITES } from "./sources/wordpress-sites.ts";

const HOUR_MS = 3_600_000;

/** What an operator can decide; docs/sources.md tells how. */
export type Settings = {
  readonly sources: ReadonlyArray<Source>;
  /** Sources that are left out because nobody is named whom they could write to. */
  readonly withoutContact: ReadonlyArray<string>;
  readonly userAgent: string;
  readonly isTest: boolean;
  readonly budgetMs: number;
  readonly freshMs: number;
  readonly staleMs: number;
  readonly limit: number;
};

/** Gives the value of an environment variable. */
export type ReadVariable = (name: string) => string | undefined;

/** Reads a configuration (an object, as META_SEARCH_CONFIG holds it) over the defaults, `own` sources included. Throws a sentence that names what is wrong. */
export function readSettings(
  config: unknown,
  readVariable: ReadVariable,
  own: ReadonlyArray<Source> = [],
): Settings {
  const given = objectOf(config, "the configuration");
  refuseUnknown(
    given,
    ["isTest", "budgetMs", "freshHours", "staleDays", "limit", "sources"],
    "the configuration",
  );
  const isTest = booleanOf(given, "isTest", "the configuration") ?? false;
  if (isTest && !isOnThisMachine(readVariable("PUBLIC_URL")))
    throw new Error("isTest is for a PUBLIC_URL on this machine");
  const changes = objectOf(given.sources ?? {}, "sources");
  const known = [...everySource(readVariable), ...own];
  refuseUnknown(
    changes,
    known.map(({ key }) => key),
    "sources",
  );
  const contact = contactOf(readVariable);
  const chosen = known
    .map((source) => changed(source, changes[source.key] ?? {}, isTest))
    .filter(({ isOn }) => isOn);
  const mayAsk = ({ needsContact }: Source) => contact !== "" || !needsContact;
  return {
    isTest,
    userAgent: `TrampolinMetaSearch/1.0${contact && ` (${contact})`}`,
    budgetMs: numberOf(given, "budgetMs", 4_000, 300, 10_000),
    freshMs: numberOf(given, "freshHours", 6, 0, 168) * HOUR_MS,
    staleMs: numberOf(given, "staleDays", 7, 0, 30) * 24 * HOUR_MS,
    limit: numberOf(given, "limit", 10, 1, 10),
    sources: chosen.filter(mayAsk),
    withoutContact: chosen
      .filter((source) => !mayAsk(source))
      .map(({ key }) => key),
  };
}

/** In the order in which a reader is told of them. */
function everySource(readVariable: ReadVariable): ReadonlyArray<Source> {
  const searxngUrl = readVariable("SEARXNG_URL");
  const braveKey = readVariable("BRAVE_API_KEY");
  return [
    ...WORDPRESS_SITES,
    bdns,
    wikipediaEs,
    grantsGov,
    ror(readVariable("ROR_CLIENT_ID") || null),
    coursera,
    daadProgrammes,
    hipolabs,
    ...(searxngUrl ? [searxng(baseOf(searxngUrl, "SEARXNG_URL", false))] : []),
    ...(braveKey ? [brave(braveKey)] : []),
  ];
}

function changed(source: Source, change: unknown, isTest: boolean): Source {
  const where = `sources.${source.key}`;
  const given = objectOf(change, where);
  refuseUnknown(given, ["on", "base", "weight", "timeoutMs"], where);
  return {
    ...source,
    isOn: booleanOf(given, "on", where) ?? source.isOn,
    base:
      given.base === undefined
        ? source.base
        : baseOf(given.base, `${where}.base`, isTest),
    weight: numberOf(given, "weight", source.weight, 0, 10),
    timeoutMs: numberOf(given, "timeoutMs", source.timeoutMs, 50, 10_000),
  };
}

/** Whether a site is one that nobody else visits: a configuration for tests must not reach readers. */
function isOnThisMachine(site: string | undefined): boolean {
  return !site || isLoopback(new URL(site).hostname);
}

/** An address that sources may be asked at: what would be refused at every question is refused at the start. */
function baseOf(value: unknown, where: string, isTest: boolean): string {
  const url = typeof value === "string" ? URL.parse(value) : null;
  if (!url || !mayFetch(url, [url.host], isTest) || url.search || url.hash)
    throw new Error(
      `${where} must be an https:// address of a public name, without port or parameters`,
    );
  return url.href.replace(/\/+$/, "");
}

/** Whom a source can write to; empty where nobody is named. A name of this machine or of a private net tells nobody anything. */
function contactOf(readVariable: ReadVariable): string {
  const site = readVariable("PUBLIC_URL");
  const email = readVariable("CONTACT_EMAIL");
  const isPublic = isPublicName(URL.parse(site ?? "")?.hostname ?? "");
  return [isPublic && `+${site}`, email && `mailto:${email}`]
    .filter(Boolean)
    .join("; ");
}

function objectOf(value: unknown, where: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`${where} must be an object`);
  return fieldsOf(value);
}

function refuseUnknown(
  given: Fields,
  known: ReadonlyArray<string>,
  where: string,
) {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`${where} must not have ${unknown.join(", ")}`);
}

function booleanOf(
  given: Fields,
  name: string,
  where: string,
): boolean | undefined {
  const value = given[name];
  if (value !== undefined && typeof value !== "boolean")
    throw new Error(`${name} of ${where} must be true or false`);
  return value;
}

function numberOf(
  given: Fields,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const value = given[name] ?? fallback;
  if (typeof value !== "number" || !(value >= least && value <= most))
    throw new Error(`${name} must be a number from ${least} to ${most}`);
  return value;
}
