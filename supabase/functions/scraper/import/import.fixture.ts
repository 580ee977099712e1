import {
  type StubbedResponse,
  stubHttpClient,
} from "../../_shared/http-client.fixture.ts";
import { aSource } from "../../_shared/source.fixture.ts";
import type { ImportedSource } from "../../_shared/sources.ts";
import type { ImportBatch, ImportState, ScraperStore } from "../store.ts";
import { importSources } from "./import-sources.ts";

export const NOW = "2026-11-20T12:00:00.000Z";

type Respond = (url: URL) => StubbedResponse;

/** Imports sites that answer with `respond` into a store that answers with `record`. */
export async function importFrom(
  respond: Respond,
  {
    source = {},
    sources = [aSource(source)],
    state,
    record = () => true,
  }: {
    readonly source?: Partial<ImportedSource>;
    readonly sources?: ReadonlyArray<ImportedSource>;
    readonly state?: Partial<ImportState> | undefined;
    readonly record?: (batch: ImportBatch) => boolean;
  } = {},
) {
  const batches: Array<ImportBatch> = [];
  const { client, requests } = stubHttpClient(({ url }) => respond(url));
  const store: Pick<
    ScraperStore,
    "finishedSources" | "importStates" | "recordBatch"
  > = {
    finishedSources: async () => [],
    importStates: async () => (state ? [{ ...NEW_STATE, ...state }] : []),
    async recordBatch(_, batch) {
      const isOurs = record(batch);
      batches.push(batch);
      return isOurs;
    },
  };
  let importedCount = 0;
  const isOurs = await importSources({
    run: 1,
    store,
    client,
    sources,
    now: () => Date.parse(NOW),
    onImported: () => {
      importedCount += 1;
    },
    onDone() {},
  });
  const paths = requests.map(({ url }) => url.pathname + url.search);
  return { batches, requests, paths, isOurs, importedCount };
}

const NEW_STATE: ImportState = {
  source: "sitio",
  synced_at: null,
  listed_at: null,
  listing_since: null,
  next_page: 1,
  etag: null,
  last_modified: null,
};

/** A site with `total` posts, each an hour older than the one before. */
export function aSite(total: number): Respond {
  return (url) => {
    const first = (Number(url.searchParams.get("page")) - 1) * 100 + 1;
    return {
      text: posts([first, Math.min(first + 99, total)], postMoment),
      headers: { "x-wp-totalpages": String(Math.ceil(total / 100)) },
    };
  };
}

/** A page with posts `first` to `last`; each page after the first raises their ids by 100. */
export function posts(
  [first, last]: readonly [number, number],
  momentFor: (number: number) => string,
  { page }: { page?: string | null } = {},
): string {
  const offset = (Number(page ?? 1) - 1) * 100;
  const list = Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => aPost(offset + first + index, momentFor(first + index)),
  );
  return JSON.stringify(list);
}

export function postMoment(number: number): string {
  return new Date(Date.parse(NOW) - number * 3_600_000).toISOString();
}

/** In the form of WordPress: timestamps without zone. */
export function aPost(id: number, moment: string) {
  return {
    id,
    date_gmt: moment.slice(0, 19),
    modified_gmt: moment.slice(0, 19),
    link: `https://sitio.example/${id}/`,
    title: { rendered: `Beca ${id} &#8211; 2027` },
    excerpt: { rendered: "<p>Un resumen [&hellip;]</p>" },
  };
}

export function pageNumber(path: string): string | null {
  return new URLSearchParams(path).get("page");
}
