import { toFields } from "../../_shared/shape.ts";
import {
  joinTexts,
  type LiveApi,
  readRows,
  urlWith,
  wrongShape,
} from "./live-api.ts";

const MAX_ROWS = 5;

/** Grants of the United States government for which individuals can apply. */
export const grantsGov: LiveApi = {
  key: "grants_gov",
  name: "Grants.gov",
  base: "https://api.grants.gov",
  linkHosts: ["www.grants.gov"],
  weight: 0.5,
  quota: { requests: 8, seconds: 8 },
  suits: ({ english }) => english !== "",
  searchLink: ({ english }) =>
    urlWith("https://simpler.grants.gov/search", { query: english }).href,
  request: ({ english }, { base, limit }) => ({
    url: new URL(`${base}/v1/api/search2`),
    body: {
      rows: Math.min(limit, MAX_ROWS),
      startRecordNum: 0,
      keyword: english,
      // Individuals, others, unrestricted.
      eligibilities: "21|25|99",
      oppStatuses: "forecasted|posted",
    },
  }),
  read(body) {
    const { errorcode, data } = toFields(body);
    if (errorcode !== 0) return wrongShape(`errorcode ${errorcode}`);
    return readRows(toFields(data).oppHits, (hit) => {
      const id = String(hit.id);
      if (!/^\d{1,12}$/.test(id)) return null;
      return {
        title: hit.title,
        description: joinTexts([hit.agency ?? hit.agencyName, hit.number]),
        link: `https://www.grants.gov/search-results-detail/${id}`,
        closes: toIsoDate(hit.closeDate),
        publishedAt: toIsoDate(hit.openDate),
      };
    });
  },
};

/** "10/11/2026" is 11 October. */
function toIsoDate(value: unknown): string | null {
  const [, month, day, year] =
    /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(String(value)) ?? [];
  return year ? `${year}-${month}-${day}` : null;
}
