import { createPoliteClient } from "../_shared/polite-client.ts";
import { leadsToPublic, type Resolve } from "../_shared/public-host.ts";
import { rest } from "../_shared/rest.ts";
import { createRobots } from "../_shared/robots.ts";
import type { Source } from "../_shared/sources.ts";
import { harvestSources } from "./harvest/harvest-sources.ts";
import { checkLinks } from "./links/check-links.ts";
import type { Link, Report, Store } from "./store.ts";

/** How we behave at other people's sites: pauses and patience. */
export const MANNERS = { pauseMs: 1_500, timeoutMs: 15_000 };

export type Progress = {
  readonly done: number;
  /** Links and sources together. */
  readonly total: number;
};

export type ScraperParts = {
  readonly store: Store;
  readonly links: ReadonlyArray<Link>;
  readonly sources: ReadonlyArray<Source>;
  /** Least hours between the beginnings of two runs. */
  readonly everyHours: number;
  readonly fetch: typeof fetch;
  /** Redirects of strangers are followed: where a name leads is looked up first. */
  readonly resolve: Resolve;
  /** Milliseconds. */
  readonly now: () => number;
  readonly userAgent: string;
  readonly pauseMs: number;
  readonly timeoutMs: number;
  /** Lets this machine itself be asked. */
  readonly isTest: boolean;
  /** Told to stop, the run is left for whoever asks next. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

export type RunResult =
  | { readonly state: "busy" | "notDue" }
  | {
      /** `lost`: another process has taken it over. */
      readonly state: "finished" | "paused" | "lost";
      readonly run: number;
      readonly isResumed: boolean;
      readonly report: Report | null;
    };

/** Begins the run that is due or goes on with one that was left. Rejects when the store is away. */
export async function runScraper(parts: ScraperParts): Promise<RunResult> {
  const claim = await parts.store.claim(parts.everyHours);
  if (claim.state !== "claimed") return claim;
  const { run, isResumed } = claim;
  const isOurs = await workOn(run, parts).catch((error: unknown) => {
    if (parts.signal.aborted) return true;
    throw error;
  });
  if (!isOurs) return { state: "lost", run, isResumed, report: null };
  const isFinished = !parts.signal.aborted;
  const report = await parts.store.leave(run, isFinished);
  const state = isFinished ? "finished" : "paused";
  return { state: report ? state : "lost", run, isResumed, report };
}

async function workOn(run: number, parts: ScraperParts): Promise<boolean> {
  const { store, links, sources, isTest, now } = parts;
  const client = createPoliteClient({
    ...parts,
    sleep: (ms) => rest(ms, parts.signal),
    mayReach: (host) => leadsToPublic(host, parts.resolve, isTest),
  });
  const robots = createRobots({ ...parts, client });
  const guide = { client, robots, isTest };
  let done = 0;
  const onDone = (count: number) => {
    done += count;
    parts.onProgress?.({ done, total: links.length + sources.length });
  };
  const shared = { run, store, guide, now, onDone };
  return (
    (await checkLinks({ ...shared, links })) &&
    (await harvestSources({ ...shared, sources }))
  );
}
