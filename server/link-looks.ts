import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { LinkLook, PageContext } from "#app/platform/request-context.ts";
import { asVisitor, type Backend } from "./backend/backend.ts";
import { createCivilDay } from "./civil-day.ts";
import type { Log } from "./log.ts";

const TIMEOUT_MS = 5_000;

const ROWS = z.array(
  z.object({
    item_path: z.string(),
    url: z.string(),
    checked_at: z.string().transform((moment) => Date.parse(moment)),
    outcome: z.enum([
      "alive",
      "moved",
      "redirected_home",
      "missing",
      "gone",
      "not_checkable",
    ]),
  }),
);

export type LinkLooks = {
  readonly lastLook: PageContext["lastLook"];
  /**
   * Asks again; true when something is told otherwise now: then every page may be old,
   * for a card may stand anywhere. Never rejects: without an answer what was known stays.
   */
  readonly reload: () => Promise<boolean>;
};

/** The last check of each of the catalogue's links, cached in this process. */
export function createLinkLooks(
  ask: () => Promise<unknown>,
  log: Pick<Log, "warn">,
): LinkLooks {
  let looks: ReadonlyMap<string, LinkLook> = new Map();
  return {
    lastLook: (path, url) => looks.get(keyFor(path, url)) ?? null,
    async reload() {
      try {
        const before = looks;
        looks = readLooks(ROWS.parse(await ask()));
        return !isDeepStrictEqual(before, looks);
      } catch (err) {
        log.warn({ err }, "the last looks at links could not be read");
        return false;
      }
    },
  };
}

/** Asks the backend as anybody may: how each link was found last. */
export async function askLastLooks(
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

function readLooks(rows: z.infer<typeof ROWS>): ReadonlyMap<string, LinkLook> {
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
