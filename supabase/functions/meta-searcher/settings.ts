import { z } from "zod";
import { isPublicName } from "../_shared/address.ts";
import { createNetworkPolicy } from "../_shared/network-policy.ts";
import { bdns } from "./live/bdns.ts";
import { brave } from "./live/brave.ts";
import { grantsGov } from "./live/grants-gov.ts";
import type { LiveApi } from "./live/live-api.ts";
import { ror } from "./live/ror.ts";
import { searxng } from "./live/searxng.ts";
import { wikipediaEs } from "./live/wikipedia-es.ts";

const HOUR_MS = 3_600_000;

/** The operator's choices; docs/sources.md explains them. */
export type MetaSearchSettings = {
  readonly apis: ReadonlyArray<LiveApi>;
  /** Keys of APIs that are off because their terms require a contact. */
  readonly withoutContact: ReadonlyArray<string>;
  readonly userAgent: string;
  readonly privateHosts: ReadonlyArray<string>;
  readonly timeoutMs: number;
  readonly freshMs: number;
  readonly staleMs: number;
  readonly failureMs: number;
  readonly limit: number;
};

/** Reads an environment variable. */
export type ReadVariable = (name: string) => string | undefined;

/** Reads META_SEARCH_CONFIG, parsed from JSON, over the defaults. Throws one sentence that names the wrong value. */
export function readSettings(
  config: unknown,
  readVariable: ReadVariable,
): MetaSearchSettings {
  const available = listApis(readVariable);
  const parsed = configSchema(available).safeParse(config);
  if (!parsed.success) throw new Error(toSentence(parsed.error));
  const values = parsed.data;
  const contact = readContact(readVariable);
  const isAllowed = createBaseRule(values.privateHosts);
  const enabled = available.flatMap((api) => {
    const { on = true, ...change } = values.sources[api.key] ?? {};
    const isConfigured = change.base !== undefined;
    const base = (change.base ?? api.base).replace(/\/+$/, "");
    if (!isAllowed(base))
      throw new Error(
        `${isConfigured ? `sources.${api.key}.base` : "SEARXNG_URL"} must be an https:// address of a public name, without port or parameters, or lead to one of privateHosts`,
      );
    return on ? [{ ...api, ...change, base }] : [];
  });
  const mayQuery = ({ needsContact }: LiveApi) =>
    contact !== "" || !needsContact;
  return {
    apis: enabled.filter(mayQuery),
    withoutContact: enabled
      .filter((api) => !mayQuery(api))
      .map(({ key }) => key),
    userAgent: `TrampolinMetaSearch/1.0${contact && ` (${contact})`}`,
    privateHosts: values.privateHosts,
    timeoutMs: values.timeoutMs,
    freshMs: values.freshHours * HOUR_MS,
    staleMs: values.staleDays * 24 * HOUR_MS,
    failureMs: values.failureSeconds * 1_000,
    limit: values.limit,
  };
}

/** Lists the APIs in the order of the report. */
function listApis(readVariable: ReadVariable): ReadonlyArray<LiveApi> {
  const searxngUrl = readVariable("SEARXNG_URL");
  const braveKey = readVariable("BRAVE_API_KEY");
  return [
    bdns,
    wikipediaEs,
    grantsGov,
    ror(readVariable("ROR_CLIENT_ID") || null),
    ...(searxngUrl ? [searxng(searxngUrl.replace(/\/+$/, ""))] : []),
    ...(braveKey ? [brave(braveKey)] : []),
  ];
}

function configSchema(apis: ReadonlyArray<LiveApi>) {
  const source = z
    .strictObject({
      on: z.boolean({ error: "must be true or false" }),
      base: z.string({ error: "must be an address" }),
      weight: between(0, 10),
    })
    .partial();
  return z.strictObject({
    timeoutMs: between(50, 10_000).default(1_500),
    freshHours: between(0, 168).default(6),
    staleDays: between(0, 30).default(7),
    failureSeconds: between(0, 600).default(30),
    limit: between(1, 10).default(10),
    privateHosts: z
      .array(z.string(), { error: "must be a list of host names" })
      .default([]),
    sources: z
      .strictObject(
        Object.fromEntries(apis.map(({ key }) => [key, source.optional()])),
      )
      .default({}),
  });
}

function between(least: number, most: number) {
  const error = `must be a number from ${least} to ${most}`;
  return z.number({ error }).min(least, error).max(most, error);
}

/** "sources.bdns.weight must be a number from 0 to 10" */
function toSentence({ issues: [issue] }: z.ZodError): string {
  const where = issue?.path.join(".") || "the configuration";
  if (issue?.code === "unrecognized_keys")
    return `${where} must not have ${issue.keys.join(", ")}`;
  const isObject =
    issue?.code === "invalid_type" && issue.expected === "object";
  return `${where} ${isObject ? "must be an object" : issue?.message}`;
}

/** Rejects at start a URL that requests cannot use, and http except to private hosts. */
function createBaseRule(privateHosts: ReadonlyArray<string>) {
  const { allowsUrl } = createNetworkPolicy(async () => null, privateHosts);
  return (base: string) => {
    const url = URL.parse(base);
    if (!url || url.search || url.hash || !allowsUrl(url)) return false;
    return url.protocol === "https:" || privateHosts.includes(url.hostname);
  };
}

/** Site and e-mail for the user agent; empty if unset. A local or private name is not a contact. */
function readContact(readVariable: ReadVariable): string {
  const site = readVariable("PUBLIC_URL");
  const email = readVariable("CONTACT_EMAIL");
  const isPublic = isPublicName(URL.parse(site ?? "")?.hostname ?? "");
  return [isPublic && `+${site}`, email && `mailto:${email}`]
    .filter(Boolean)
    .join("; ");
}
