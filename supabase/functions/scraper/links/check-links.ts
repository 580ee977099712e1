import type { Result } from "#domain/result.ts";
import type {
  HttpClient,
  HttpError,
  HttpResponse,
} from "../../_shared/http-client.ts";
import type {
  Link,
  LinkCheckRecord,
  LinkHistory,
  ScraperStore,
} from "../store.ts";
import { judgeLinkResponse } from "./link-outcome.ts";

/** Each host gets one request at a time. */
const HOSTS_AT_ONCE = 6;
/** Milliseconds for one link with its redirects and delays: below the time limit of the edge function. */
const LINK_MS = 70_000;

export type CheckLinksParts = {
  readonly run: number;
  readonly store: Pick<ScraperStore, "linkHistory" | "recordLinks">;
  readonly client: HttpClient;
  readonly links: ReadonlyArray<Link>;
  /** Milliseconds. */
  readonly now: () => number;
  readonly onDone: (count: number) => void;
};

/**
 * Checks the links that the run has not checked yet, and records each after its check.
 * False when another instance has taken the run.
 */
export async function checkLinks(parts: CheckLinksParts): Promise<boolean> {
  const rows = await parts.store.linkHistory(parts.run);
  const history = new Map(
    rows.map((row) => [linkKey(row.item_path, row.url), row]),
  );
  const openLinks = parts.links.filter(
    ({ itemPath, url }) => !history.get(linkKey(itemPath, url))?.is_done,
  );
  parts.onDone(parts.links.length - openLinks.length);
  const queue = [
    ...Map.groupBy(openLinks, ({ url }) => new URL(url).host).values(),
  ];
  let isOurs = true;
  const work = async () => {
    for (
      let hostLinks = queue.shift();
      hostLinks && isOurs;
      hostLinks = queue.shift()
    )
      for (const [url, links] of Map.groupBy(hostLinks, (link) => link.url)) {
        if (!isOurs) return;
        const checks = await checkUrl(
          parts,
          { url: new URL(url), links },
          history,
        );
        if (!isOurs) return;
        // Never set back to true: another worker may have found the run lost.
        if (!(await parts.store.recordLinks(parts.run, checks))) isOurs = false;
        parts.onDone(links.length);
      }
  };
  const workers = Array.from({ length: HOSTS_AT_ONCE }, work);
  // All writes have ended here.
  for (const outcome of await Promise.allSettled(workers))
    if (outcome.status === "rejected") throw outcome.reason;
  return isOurs;
}

/** Checks a link once for all its items. */
async function checkUrl(
  { client, now }: CheckLinksParts,
  { url, links }: { readonly url: URL; readonly links: ReadonlyArray<Link> },
  history: ReadonlyMap<string, LinkHistory>,
): Promise<ReadonlyArray<LinkCheckRecord>> {
  const started = now();
  const response = await fetchLink(client, url);
  const ended = now();
  const checkedAt = new Date(ended).toISOString();
  const finalUrl = (response.ok ? response.value : response.error).url.href;
  return links.map((link) => {
    const last = history.get(linkKey(link.itemPath, link.url)) ?? null;
    return {
      item_path: link.itemPath,
      url: link.url,
      checked_at: checkedAt,
      ...judgeLinkResponse(url, response, { last, now: checkedAt }),
      status: response.ok ? response.value.status : null,
      final_url:
        finalUrl === url.href || finalUrl.length > 2_048 ? null : finalUrl,
      took_ms: Math.max(0, Math.round(ended - started)),
    };
  });
}

function linkKey(itemPath: string, url: string): string {
  return `${itemPath} ${url}`;
}

/** Requests a link with HEAD and, where HEAD itself may fail, once with GET. No body is read. */
async function fetchLink(
  client: HttpClient,
  url: URL,
): Promise<Result<HttpResponse, HttpError>> {
  const request = { url, maxBytes: 0, signal: AbortSignal.timeout(LINK_MS) };
  const head = await client.fetch({ ...request, method: "HEAD" });
  return shouldRetryWithGet(head) ? client.fetch(request) : head;
}

/** Some servers answer HEAD with an error, a closed connection or silence. */
function shouldRetryWithGet(head: Result<HttpResponse, HttpError>): boolean {
  if (head.ok) return head.value.status >= 400 && head.value.status !== 429;
  return ["connection", "timeout"].includes(head.error.reason);
}
