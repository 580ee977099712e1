import { answered, failed } from "./core/reply.ts";
import type { SearchHarvest } from "./sources/harvest.ts";

export type HarvestParts = {
  /** Address of the data interface, without "/rest/v1". */
  readonly url: string;
  /** The publishable key: what is stored may be read by anybody. */
  readonly key: string;
  readonly fetch: (request: Request) => Promise<Response>;
};

/** The search over what the scraper has stored, asked through the data interface. */
export function createHarvestSearch({
  url,
  key,
  fetch,
}: HarvestParts): SearchHarvest {
  return async (words, { limit, signal }) => {
    const request = new Request(
      `${url}/rest/v1/rpc/search_external_opportunities`,
      {
        method: "POST",
        headers: { apikey: key, "content-type": "application/json" },
        body: JSON.stringify({ words, most: limit }),
        signal,
      },
    );
    try {
      const answer = await fetch(request);
      if (!answer.ok) return failed("status", { status: answer.status });
      return answered(await answer.json());
    } catch (error) {
      if (signal.aborted) return failed("timeout");
      const reason = error instanceof SyntaxError ? "shape" : "network";
      return failed(reason, { detail: String(error) });
    }
  };
}
