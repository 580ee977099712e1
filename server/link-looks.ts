import { z } from "zod";
import type { LinkLook, PageContext } from "#app/platform/request-context.ts";
import type { Backend } from "./backend/backend.ts";
import { createCivilDay } from "./civil-day.ts";
import type { Log } from "./log.ts";
import type { Screen } from "./pages.ts";

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

/** The item at `path` is told of otherwise; where `isOnCards` holds, its cards say so too. */
export type LookChange = { readonly path: string; readonly isOnCards: boolean };

export type LinkLooks = {
  readonly lastLook: PageContext["lastLook"];
  /** Asks again; resolves with what is different now. Never rejects: without an answer what was known stays. */
  readonly reload: () => Promise<ReadonlyArray<LookChange>>;
};

/** The machine's last looks at the catalogue's links, kept in memory. */
export function createLinkLooks(
  ask: () => Promise<unknown>,
  log: Pick<Log, "warn">,
): LinkLooks {
  let looks: Looks = new Map();
  return {
    lastLook: (path, url) => looks.get(path)?.get(url) ?? null,
    async reload() {
      try {
        const before = looks;
        looks = readLooks(ROWS.parse(await ask()));
        return changes(before, looks);
      } catch (err) {
        log.warn({ err }, "the last looks at links could not be read");
        return [];
      }
    },
  };
}

/** Asks the backend as anybody may: how each link was found last. */
export async function askLastLooks(
  {
    public: { url, publishableKey },
    fetch: ask,
  }: Pick<Backend, "public" | "fetch">,
  publicUrl: string,
): Promise<unknown> {
  const request = new Request(
    `${url ?? publicUrl}/rest/v1/rpc/last_link_checks`,
    {
      method: "POST",
      headers: { apikey: publishableKey, "content-type": "application/json" },
      body: "{}",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  const answer = await (ask ? ask(request, null) : fetch(request));
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}`);
  return answer.json();
}

/** The pages to draw again. A card may stand anywhere: on its screen, at home, in a search, beside another item. */
export function touchedPaths(
  changed: ReadonlyArray<LookChange>,
  screens: ReadonlyArray<Pick<Screen, "path">>,
): ReadonlySet<string> {
  const paths = changed.some(({ isOnCards }) => isOnCards) ? screens : changed;
  return new Set(paths.map(({ path }) => path));
}

/** By the item's path, then by the link's address. */
type Looks = ReadonlyMap<string, ReadonlyMap<string, LinkLook>>;

function readLooks(rows: z.infer<typeof ROWS>): Looks {
  const looks = new Map<string, Map<string, LinkLook>>();
  for (const { item_path, url, checked_at, outcome } of rows) {
    const ofItem = looks.get(item_path) ?? new Map<string, LinkLook>();
    ofItem.set(url, { outcome, day: createCivilDay(() => checked_at)() });
    looks.set(item_path, ofItem);
  }
  return looks;
}

function changes(before: Looks, now: Looks): ReadonlyArray<LookChange> {
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((path) => {
    const [old, fresh] = [before.get(path), now.get(path)];
    if (said(old) === said(fresh)) return [];
    return [{ path, isOnCards: lost(old) !== lost(fresh) }];
  });
}

function said(looks: ReadonlyMap<string, LinkLook> = new Map()): string {
  return JSON.stringify([...looks].toSorted(byAddress));
}

/** The links that are missing or gone: that is what cards tell. */
function lost(looks: ReadonlyMap<string, LinkLook> = new Map()): string {
  const isLost = ({ outcome }: LinkLook) =>
    outcome === "missing" || outcome === "gone";
  const urls = [...looks].flatMap(([url, look]) => (isLost(look) ? [url] : []));
  return urls.toSorted().join(" ");
}

function byAddress([one]: [string, LinkLook], [other]: [string, LinkLook]) {
  return one < other ? -1 : 1;
}
