import type { Memory } from "./links/link-outcome.ts";

/** A link of an item: the address of the item's page, and where it leads. */
export type Link = { readonly itemPath: string; readonly url: string };

export type LinkCheck = {
  readonly item_path: string;
  readonly url: string;
  /** ISO moment. */
  readonly checked_at: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly status: number | null;
  readonly final_url: string | null;
  readonly took_ms: number;
};

/** A call that another site publishes. */
export type Opportunity = {
  readonly native_id: string;
  readonly title: string;
  readonly description: string;
  readonly language: "es" | "en";
  readonly link: string;
  readonly canonical_link: string;
  readonly published_at: string | null;
  /** Civil day. */
  readonly closes_at: string | null;
};

export type Rejection = {
  readonly reason: string;
  readonly title: string | null;
  readonly link: string | null;
};

export type Harvest = {
  readonly source: string;
  readonly harvested_at: string;
  /** Why it gave nothing; null when it gave something. */
  readonly failure: string | null;
  /** What is younger than that and missing among the rows is gone; null: nothing is known of that. */
  readonly since: string | null;
  readonly rows: ReadonlyArray<Opportunity>;
  readonly rejected: ReadonlyArray<Rejection>;
};

export type Claim =
  | {
      readonly state: "claimed";
      readonly run: number;
      readonly isResumed: boolean;
    }
  | { readonly state: "busy" | "notDue" };

/** What a run found: links by outcome, counts by source. */
export type Report = {
  readonly links: Readonly<Record<string, number>>;
  readonly sources: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

export type LinkMemory = {
  /** By `itemPath` and `url` with a blank between. */
  readonly done: ReadonlySet<string>;
  readonly seen: ReadonlyMap<string, Memory>;
};

/** The store's answer to what it can never take. */
export class Refusal extends Error {}

/** Where runs are kept. A write answers false when another process has taken the run. Rejects when the store is away, with a `Refusal` when it does not take what it is given. */
export type Store = {
  readonly claim: (everyHours: number) => Promise<Claim>;
  readonly linkMemory: (run: number) => Promise<LinkMemory>;
  readonly harvestedSources: (run: number) => Promise<ReadonlySet<string>>;
  readonly recordLinks: (
    run: number,
    checks: ReadonlyArray<LinkCheck>,
  ) => Promise<boolean>;
  readonly recordHarvest: (run: number, harvest: Harvest) => Promise<boolean>;
  readonly leave: (run: number, isFinished: boolean) => Promise<Report | null>;
};

export type StoreParts = {
  /** Address of the backend, and the operator's key to it. */
  readonly url: string;
  readonly key: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Tells this process from every other. */
  readonly holder: string;
  readonly leaseSeconds?: number;
};

/** What PostgreSQL refuses of the values, and what is too large. */
const REFUSED = new Set([400, 409, 413, 422]);

/** Longer than any single look takes, so that a living holder never loses its run. */
const LEASE_SECONDS = 300;

/** The tables of the backend, through its data interface: the same on every backend. */
export function createStore(parts: StoreParts): Store {
  const call = (name: string, values: object) =>
    ask(parts, `rpc/${name}`, values);
  const { holder, leaseSeconds = LEASE_SECONDS } = parts;
  const own = { claimant: holder, lease_seconds: leaseSeconds };
  return {
    claim: async (everyHours) =>
      (await call("claim_scraper_run", {
        ...own,
        every_hours: everyHours,
      })) as Claim,
    linkMemory: async (run) =>
      memoryOf((await call("link_memory", { run })) as ReadonlyArray<Known>),
    harvestedSources: async (run) => {
      const rows = await ask(parts, `harvests?run_id=eq.${run}&select=source`);
      return new Set(
        (rows as ReadonlyArray<{ source: string }>).map(({ source }) => source),
      );
    },
    recordLinks: async (run, checks) =>
      (await call("record_link_checks", {
        run,
        ...own,
        checks: JSON.stringify(checks),
      })) === true,
    recordHarvest: async (run, harvest) =>
      (await call("record_harvest", {
        run,
        ...own,
        given: JSON.stringify(harvest),
      })) === true,
    leave: async (run, isFinished) =>
      (await call("leave_scraper_run", {
        run,
        claimant: holder,
        is_finished: isFinished,
      })) as Report | null,
  };
}

/** What the store remembers of a link under this name. */
export function nameOfLink({ itemPath, url }: Link): string {
  return `${itemPath} ${url}`;
}

type Known = {
  readonly item_path: string;
  readonly url: string;
  readonly is_done: boolean;
  readonly outcome: Memory["outcome"] | null;
  readonly checked_at: string | null;
};

function memoryOf(rows: ReadonlyArray<Known>): LinkMemory {
  const nameOf = ({ item_path, url }: Known) =>
    nameOfLink({ itemPath: item_path, url });
  return {
    done: new Set(rows.filter(({ is_done }) => is_done).map(nameOf)),
    seen: new Map(
      rows.flatMap((row) =>
        row.outcome && row.checked_at
          ? [[nameOf(row), { outcome: row.outcome, checkedAt: row.checked_at }]]
          : [],
      ),
    ),
  };
}

async function ask(
  { url, key, fetch }: StoreParts,
  path: string,
  values?: object,
): Promise<unknown> {
  const answer = await fetch(
    new Request(`${url}/rest/v1/${path}`, {
      method: values ? "POST" : "GET",
      headers: {
        apikey: key,
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
      },
      ...(values ? { body: JSON.stringify(values) } : {}),
    }),
  );
  const text = await answer.text();
  const told = `${path} was answered ${answer.status}: ${text}`;
  if (REFUSED.has(answer.status)) throw new Refusal(told);
  if (!answer.ok) throw new Error(told);
  return text === "" ? null : JSON.parse(text);
}
