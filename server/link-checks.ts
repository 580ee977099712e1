import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { LINK_STATUSES, type LinkCheck } from "#domain/links/link-check.ts";
import { asVisitor, type Backend } from "./backend/backend.ts";
import { createCivilDay } from "./civil-day.ts";
import type { Log } from "./log.ts";

const TIMEOUT_MS = 5_000;

const ROWS = z.array(
  z.object({
    item_path: z.string(),
    url: z.string(),
    checked_at: z.string().transform((moment) => Date.parse(moment)),
    outcome: z.enum(LINK_STATUSES),
  }),
);

export type LinkCheckCache = {
  readonly linkCheck: (path: string, url: string) => LinkCheck | null;
  /**
   * Fetches the checks again; true when one has changed, so that cached pages are
   * stale. Never rejects: after an error the cached checks stay.
   */
  readonly reload: () => Promise<boolean>;
};

/** Caches the last check of each catalogue link in this process. */
export function createLinkCheckCache(
  fetchRows: () => Promise<unknown>,
  log: Pick<Log, "warn">,
): LinkCheckCache {
  let checks: ReadonlyMap<string, LinkCheck> = new Map();
  return {
    linkCheck: (path, url) => checks.get(keyFor(path, url)) ?? null,
    async reload() {
      try {
        const before = checks;
        checks = readLinkChecks(ROWS.parse(await fetchRows()));
        return !isDeepStrictEqual(before, checks);
      } catch (err) {
        log.warn({ err }, "the link checks could not be read");
        return false;
      }
    },
  };
}

/** Fetches the last check of every link as a visitor. */
export async function fetchLinkChecks(
  backend: Pick<Backend, "public" | "fetch">,
  publicUrl: string,
): Promise<unknown> {
  const { url, key, fetch } = asVisitor(backend, publicUrl);
  const answer = await fetch(
    new Request(`${url}/rest/v1/rpc/last_link_checks`, {
      method: "POST",
      headers: { apikey: key, "content-type": "application/json" },
      body: "{}",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}`);
  return answer.json();
}

function readLinkChecks(
  rows: z.infer<typeof ROWS>,
): ReadonlyMap<string, LinkCheck> {
  return new Map(
    rows.map(({ item_path, url, checked_at, outcome }) => [
      keyFor(item_path, url),
      { outcome, day: createCivilDay(() => checked_at)() },
    ]),
  );
}

function keyFor(path: string, url: string): string {
  return `${path} ${url}`;
}
