import { fieldsOf } from "../../_shared/shape.ts";
import { failed } from "../core/reply.ts";
import { joined, rowsOf } from "./shape.ts";
import { addressOf, type Source } from "./source.ts";

/** Calls of the government of the United States, those that individuals may answer. */
export const grantsGov: Source = {
  key: "grants_gov",
  name: "Grants.gov",
  base: "https://api.grants.gov",
  linkHosts: ["www.grants.gov"],
  isOn: true,
  weight: 0.5,
  timeoutMs: 3_500,
  perMinute: 60,
  suits: ({ english }) => english !== "",
  searchLink: ({ english }) =>
    addressOf("https://simpler.grants.gov/search", { query: english }).href,
  async search(query, { base, limit, http, signal }) {
    const reply = await http.json({
      url: new URL(`${base}/v1/api/search2`),
      signal,
      body: {
        rows: Math.min(limit, 5),
        startRecordNum: 0,
        keyword: query.english,
        // Individuals, others, unrestricted.
        eligibilities: "21|25|99",
        oppStatuses: "forecasted|posted",
      },
    });
    if (!reply.ok) return reply;
    const answer = fieldsOf(reply.value);
    if (answer.errorcode !== 0)
      return failed("shape", { detail: `errorcode ${answer.errorcode}` });
    return rowsOf(fieldsOf(answer.data).oppHits, (hit) => {
      const id = String(hit.id);
      if (!/^\d{1,12}$/.test(id)) return null;
      return {
        id,
        title: hit.title,
        description: joined([hit.agency ?? hit.agencyName, hit.number]),
        link: `https://www.grants.gov/search-results-detail/${id}`,
        closes: isoDate(hit.closeDate),
        publishedAt: isoDate(hit.openDate),
      };
    });
  },
};

/** "10/11/2026" is the eleventh of October. */
function isoDate(value: unknown): string | null {
  const [, month, day, year] =
    /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(String(value)) ?? [];
  return year ? `${year}-${month}-${day}` : null;
}
